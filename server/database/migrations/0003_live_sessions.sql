CREATE TABLE "live_segments" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"segment" jsonb NOT NULL,
	CONSTRAINT "live_segments_user_id_key_position_pk" PRIMARY KEY("user_id","key","position")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"child_id" integer NOT NULL,
	"holder" uuid NOT NULL,
	"status" text DEFAULT 'listening' NOT NULL,
	"state" jsonb,
	"next_chunk" integer DEFAULT 0 NOT NULL,
	"heard_seconds" real DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"recording_started_at" timestamp with time zone,
	"result" jsonb,
	"play_session_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_sessions_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "live_segments" ADD CONSTRAINT "live_segments_of_live_session" FOREIGN KEY ("user_id","key") REFERENCES "public"."live_sessions"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_child_of_same_user" FOREIGN KEY ("child_id","user_id") REFERENCES "public"."children"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_play_session_of_same_user" FOREIGN KEY ("play_session_id","user_id") REFERENCES "public"."special_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_child_index" ON "live_sessions" USING btree ("child_id","user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_play_session_index" ON "live_sessions" USING btree ("play_session_id","user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_loose_index" ON "live_sessions" USING btree ("updated_at") WHERE "live_sessions"."play_session_id" is null;
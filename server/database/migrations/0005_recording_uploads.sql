CREATE TABLE "recording_parts" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"play_session_id" integer,
	"sealed_bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_parts_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "recording_uploads" (
	"play_session_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"holder" uuid,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"state" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_play_session_of_same_user" FOREIGN KEY ("play_session_id","user_id") REFERENCES "public"."special_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_uploads" ADD CONSTRAINT "recording_uploads_play_session_of_same_user" FOREIGN KEY ("play_session_id","user_id") REFERENCES "public"."special_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_parts_play_session_index" ON "recording_parts" USING btree ("play_session_id","user_id");--> statement-breakpoint
CREATE INDEX "recording_parts_oldest_index" ON "recording_parts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recording_uploads_open_index" ON "recording_uploads" USING btree ("updated_at") WHERE "recording_uploads"."status" in ('waiting', 'listening');
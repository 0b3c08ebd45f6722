CREATE TABLE "children" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"pronouns" text NOT NULL,
	"profile_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_owner_unique" UNIQUE("id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coach_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"child_id" integer,
	"play_session_id" integer,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"response_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"child_id" integer NOT NULL,
	"duration" integer NOT NULL,
	"audio_transcription" text,
	"audio_file_url" text,
	"ai_analysis" jsonb,
	"praise_score" real,
	"imitation_score" real,
	"reflection_score" real,
	"enthusiasm_score" real,
	"overall_score" real,
	"feedback" text,
	"suggestions" text,
	"activity_description" text,
	"unscorable" boolean DEFAULT false NOT NULL,
	"unscorable_reason" text,
	"third_voice_pct" real,
	"labeled_praises" integer DEFAULT 0 NOT NULL,
	"behavior_descriptions" integer DEFAULT 0 NOT NULL,
	"reflections" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"commands" integer DEFAULT 0 NOT NULL,
	"criticisms" integer DEFAULT 0 NOT NULL,
	"total_negative" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "special_sessions_owner_unique" UNIQUE("id","user_id"),
	CONSTRAINT "special_sessions_duration_check" CHECK ("special_sessions"."duration" >= 0),
	CONSTRAINT "special_sessions_overall_score_check" CHECK ("special_sessions"."overall_score" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "utterances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "utterances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"play_session_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"speaker" text NOT NULL,
	"speaker_confidence" real,
	"text" text NOT NULL,
	"text_confidence" real,
	"code" text,
	"code_confidence" real,
	"why" text,
	"corrected_code" text,
	"corrected_speaker" text,
	"corrected_at" timestamp with time zone,
	CONSTRAINT "utterances_position_unique" UNIQUE("play_session_id","position")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"auth_provider" text DEFAULT 'password' NOT NULL,
	"password_hash" text,
	"google_id" text,
	"oidc_subject" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_google_id_unique" UNIQUE("google_id"),
	CONSTRAINT "users_oidc_subject_unique" UNIQUE("oidc_subject")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"source" text DEFAULT 'landing_page' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "parent_voice_enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parent_voice_enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"embedding" jsonb NOT NULL,
	"embedding_dimension" integer NOT NULL,
	"enrollment_date" timestamp with time zone DEFAULT now() NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "parent_voice_enrollments_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_embeddings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_embeddings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"child_id" integer,
	"speaker_type" text NOT NULL,
	"embedding" jsonb NOT NULL,
	"embedding_model" text NOT NULL,
	"audio_data" "bytea",
	"audio_duration" real,
	"audio_format" text,
	"audio_length" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_embeddings_no_audio_check" CHECK ("voice_embeddings"."audio_data" is null)
);
--> statement-breakpoint
CREATE TABLE "voice_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"parent_embedding_id" integer,
	"child_embedding_id" integer,
	"match_confidence" real,
	"session_type" varchar(50) DEFAULT 'standard' NOT NULL,
	"is_non_verbal_session" boolean DEFAULT false NOT NULL,
	"child_utterance_count" integer DEFAULT 0 NOT NULL,
	"parent_utterance_count" integer DEFAULT 0 NOT NULL,
	"average_transcription_confidence" real,
	"noise_level" real,
	"signal_quality" real,
	"multiple_voices_detected" boolean DEFAULT false NOT NULL,
	"non_verbal_vocalization_count" integer DEFAULT 0 NOT NULL,
	"silence_ratio" real,
	"quality_warnings" text[] DEFAULT '{}'::text[] NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_child_of_same_user" FOREIGN KEY ("child_id","user_id") REFERENCES "public"."children"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_messages" ADD CONSTRAINT "coach_messages_play_session_of_same_user" FOREIGN KEY ("play_session_id","user_id") REFERENCES "public"."special_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_sessions" ADD CONSTRAINT "special_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_sessions" ADD CONSTRAINT "special_sessions_child_of_same_user" FOREIGN KEY ("child_id","user_id") REFERENCES "public"."children"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utterances" ADD CONSTRAINT "utterances_play_session_of_same_user" FOREIGN KEY ("play_session_id","user_id") REFERENCES "public"."special_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_voice_enrollments" ADD CONSTRAINT "parent_voice_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_embeddings" ADD CONSTRAINT "voice_embeddings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_embeddings" ADD CONSTRAINT "voice_embeddings_child_of_same_user" FOREIGN KEY ("child_id","user_id") REFERENCES "public"."children"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_session_id_special_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."special_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_parent_embedding_id_voice_embeddings_id_fk" FOREIGN KEY ("parent_embedding_id") REFERENCES "public"."voice_embeddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_child_embedding_id_voice_embeddings_id_fk" FOREIGN KEY ("child_embedding_id") REFERENCES "public"."voice_embeddings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "children_user_index" ON "children" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coach_messages_play_session_index" ON "coach_messages" USING btree ("user_id","play_session_id","id");--> statement-breakpoint
CREATE INDEX "coach_messages_child_index" ON "coach_messages" USING btree ("child_id","id");--> statement-breakpoint
CREATE INDEX "special_sessions_user_newest_index" ON "special_sessions" USING btree ("user_id","completed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "special_sessions_child_newest_index" ON "special_sessions" USING btree ("child_id","user_id","completed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_newest_index" ON "consents" USING btree ("user_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_index" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "voice_embeddings_user_index" ON "voice_embeddings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_embeddings_child_index" ON "voice_embeddings" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "voice_sessions_parent_embedding_index" ON "voice_sessions" USING btree ("parent_embedding_id");--> statement-breakpoint
CREATE INDEX "voice_sessions_child_embedding_index" ON "voice_sessions" USING btree ("child_embedding_id");
DROP TABLE "voice_embeddings" CASCADE;--> statement-breakpoint
DROP TABLE "voice_sessions" CASCADE;
DROP INDEX "special_sessions_user_newest_index";--> statement-breakpoint
DROP INDEX "special_sessions_child_newest_index";--> statement-breakpoint
CREATE INDEX "special_sessions_user_newest_index" ON "special_sessions" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "special_sessions_child_newest_index" ON "special_sessions" USING btree ("child_id","user_id","completed_at");
DROP INDEX "consents_newest_index";--> statement-breakpoint
CREATE INDEX "consents_newest_index" ON "consents" USING btree ("user_id","kind","id");
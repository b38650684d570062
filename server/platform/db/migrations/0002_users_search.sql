DROP INDEX "user_account_email";--> statement-breakpoint
CREATE INDEX "user_account_page" ON "user_account" USING btree ("email" collate "C","id") WHERE "user_account"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "user_account_handle_prefix" ON "user_account" USING btree ("handle" collate "C") WHERE "user_account"."deleted_at" is null;
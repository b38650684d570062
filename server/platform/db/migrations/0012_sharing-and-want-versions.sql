ALTER TABLE "sharing" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
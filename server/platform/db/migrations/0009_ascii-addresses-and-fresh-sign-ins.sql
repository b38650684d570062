ALTER TABLE "share" DROP CONSTRAINT "share_email_is_lower_case";--> statement-breakpoint
ALTER TABLE "user_account" DROP CONSTRAINT "user_account_email_is_lower_case";--> statement-breakpoint
ALTER TABLE "user_account" DROP CONSTRAINT "user_account_verified_email_is_lower_case";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "session" SET "authenticated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_email_is_lower_case" CHECK ("share"."email" = lower("share"."email" collate "C"));--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_email_is_lower_case" CHECK ("user_account"."email" = lower("user_account"."email" collate "C"));--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_verified_email_is_lower_case" CHECK ("user_account"."verified_email" = lower("user_account"."verified_email" collate "C"));
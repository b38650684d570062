CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_euro" numeric NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "exchange_rate_is_positive" CHECK ("exchange_rate"."per_euro" > 0)
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_currency_is_a_code" CHECK ("user_account"."currency" ~ '^[A-Z]{3}$');
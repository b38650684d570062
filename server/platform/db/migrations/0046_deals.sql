CREATE TABLE "deal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"needs" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_list" ADD COLUMN "postage" jsonb;--> statement-breakpoint
ALTER TABLE "sale_list" ADD COLUMN "minimum_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_of_player" ON "deal" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "sale_list" ADD CONSTRAINT "sale_list_minimum_range" CHECK ("sale_list"."minimum_cents" between 0 and 5000000);
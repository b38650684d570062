CREATE TYPE "public"."condition" AS ENUM('EXCELLENT', 'GOOD', 'LIGHTLY_PLAYED', 'MINT', 'NEAR_MINT', 'PLAYED', 'POOR');--> statement-breakpoint
CREATE TYPE "public"."price_type" AS ENUM('CONTACT', 'FIXED', 'MARKET');--> statement-breakpoint
CREATE TABLE "sale_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"percentage_adjustment" integer DEFAULT 0 NOT NULL,
	"rounding_step" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"settings_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_list_one_a_user" UNIQUE("user_id"),
	CONSTRAINT "sale_list_banner_length" CHECK (char_length("sale_list"."banner") <= 1000),
	CONSTRAINT "sale_list_percentage_range" CHECK ("sale_list"."percentage_adjustment" between -100 and 400),
	CONSTRAINT "sale_list_rounding_step" CHECK ("sale_list"."rounding_step" in (0, 25, 50, 100))
);
--> statement-breakpoint
CREATE TABLE "sale_list_item" (
	"sale_list_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_type" "price_type" NOT NULL,
	"fixed_price_cents" integer,
	"condition" "condition" DEFAULT 'NEAR_MINT' NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_list_item_sale_list_id_card_variant_id_pk" PRIMARY KEY("sale_list_id","card_variant_id"),
	CONSTRAINT "sale_list_item_quantity_range" CHECK ("sale_list_item"."quantity" between 1 and 9999),
	CONSTRAINT "sale_list_item_fixed_price_range" CHECK ("sale_list_item"."fixed_price_cents" between 0 and 5000000),
	CONSTRAINT "sale_list_item_fixed_price_is_there" CHECK (("sale_list_item"."price_type" = 'FIXED') = ("sale_list_item"."fixed_price_cents" is not null))
);
--> statement-breakpoint
ALTER TABLE "sale_list" ADD CONSTRAINT "sale_list_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_list_item" ADD CONSTRAINT "sale_list_item_sale_list_id_sale_list_id_fk" FOREIGN KEY ("sale_list_id") REFERENCES "public"."sale_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_list_item" ADD CONSTRAINT "sale_list_item_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_list_item_printing" ON "sale_list_item" USING btree ("card_variant_id","sale_list_id");--> statement-breakpoint
CREATE INDEX "want_list_item_printing" ON "want_list_item" USING btree ("card_variant_id","want_list_id");
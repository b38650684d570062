CREATE TYPE "public"."arena" AS ENUM('GROUND', 'SPACE');--> statement-breakpoint
CREATE TYPE "public"."aspect" AS ENUM('AGGRESSION', 'COMMAND', 'CUNNING', 'HEROISM', 'VIGILANCE', 'VILLAINY');--> statement-breakpoint
CREATE TYPE "public"."card_face" AS ENUM('FRONT', 'BACK');--> statement-breakpoint
CREATE TYPE "public"."card_type" AS ENUM('BASE', 'EVENT', 'LEADER', 'UNIT', 'UPGRADE');--> statement-breakpoint
CREATE TYPE "public"."catalogue_origin" AS ENUM('DEMO', 'IMPORT');--> statement-breakpoint
CREATE TYPE "public"."orientation" AS ENUM('LANDSCAPE', 'PORTRAIT');--> statement-breakpoint
CREATE TYPE "public"."quarantine_reason" AS ENUM('PLACEHOLDER', 'JUMP');--> statement-breakpoint
CREATE TYPE "public"."rarity" AS ENUM('COMMON', 'UNCOMMON', 'RARE', 'LEGENDARY', 'SPECIAL');--> statement-breakpoint
CREATE TYPE "public"."variant_type" AS ENUM('FOIL', 'HYPERSPACE', 'HYPERSPACE_FOIL', 'PRESTIGE', 'PRESTIGE_FOIL', 'PRESTIGE_SERIALIZED', 'SHOWCASE', 'STANDARD');--> statement-breakpoint
CREATE TABLE "card_image" (
	"id" text PRIMARY KEY NOT NULL,
	"card_variant_id" text NOT NULL,
	"face" "card_face" NOT NULL,
	"orientation" "orientation" NOT NULL,
	"source_url" text,
	CONSTRAINT "card_image_one_a_face" UNIQUE("card_variant_id","face"),
	CONSTRAINT "card_image_source_is_web" CHECK ("card_image"."source_url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "card_set" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"position" integer NOT NULL,
	"origin" "catalogue_origin" NOT NULL,
	CONSTRAINT "card_set_code_unique" UNIQUE("code"),
	CONSTRAINT "card_set_code_is_letters" CHECK ("card_set"."code" ~ '^[A-Z]{2,6}$'),
	CONSTRAINT "card_set_id_is_code" CHECK ("card_set"."id" = lower("card_set"."code")),
	CONSTRAINT "card_set_name_is_present" CHECK ("card_set"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "card_variant" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"variant_type" "variant_type" NOT NULL,
	"number" text NOT NULL,
	"current_price_cents" integer,
	"current_price_recorded_at" timestamp with time zone,
	CONSTRAINT "card_variant_one_a_type" UNIQUE("card_id","variant_type"),
	CONSTRAINT "card_variant_number_is_present" CHECK ("card_variant"."number" <> ''),
	CONSTRAINT "card_variant_price_positive" CHECK ("card_variant"."current_price_cents" > 0),
	CONSTRAINT "card_variant_price_is_dated" CHECK (("card_variant"."current_price_cents" is null) = ("card_variant"."current_price_recorded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "card" (
	"id" text PRIMARY KEY NOT NULL,
	"card_set_id" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text,
	"card_type" "card_type" NOT NULL,
	"rarity" "rarity" NOT NULL,
	"cost" integer,
	"power" integer,
	"hp" integer,
	"upgrade_power" integer,
	"upgrade_hp" integer,
	"arena" "arena",
	"aspects" "aspect"[] NOT NULL,
	"traits" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"front_text" text,
	"back_text" text,
	"is_unique" boolean NOT NULL,
	CONSTRAINT "card_identity" UNIQUE NULLS NOT DISTINCT("card_set_id","name","subtitle","card_type"),
	CONSTRAINT "card_id_holds_a_digit" CHECK ("card"."id" ~ '[0-9]'),
	CONSTRAINT "card_name_is_present" CHECK ("card"."name" <> ''),
	CONSTRAINT "card_cost_not_negative" CHECK ("card"."cost" >= 0),
	CONSTRAINT "card_power_not_negative" CHECK ("card"."power" >= 0),
	CONSTRAINT "card_hp_not_negative" CHECK ("card"."hp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_set_id" text NOT NULL,
	"origin" "catalogue_origin" NOT NULL,
	"source" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_price" (
	"card_variant_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "market_price_card_variant_id_recorded_at_pk" PRIMARY KEY("card_variant_id","recorded_at"),
	CONSTRAINT "market_price_positive" CHECK ("market_price"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "quarantined_price" (
	"card_variant_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"reason" "quarantine_reason" NOT NULL,
	CONSTRAINT "quarantined_price_card_variant_id_recorded_at_pk" PRIMARY KEY("card_variant_id","recorded_at"),
	CONSTRAINT "quarantined_price_positive" CHECK ("quarantined_price"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "card_image" ADD CONSTRAINT "card_image_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_variant" ADD CONSTRAINT "card_variant_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_card_set_id_card_set_id_fk" FOREIGN KEY ("card_set_id") REFERENCES "public"."card_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_card_set_id_card_set_id_fk" FOREIGN KEY ("card_set_id") REFERENCES "public"."card_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_price" ADD CONSTRAINT "market_price_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantined_price" ADD CONSTRAINT "quarantined_price_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;
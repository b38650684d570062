CREATE TYPE "public"."sync_part" AS ENUM('CARDS', 'PRICES');--> statement-breakpoint
CREATE TABLE "card_detail" (
	"set_code" text NOT NULL,
	"number" integer NOT NULL,
	"front_orientation" "orientation",
	"back_orientation" "orientation",
	"upgrade_power" integer,
	"upgrade_hp" integer,
	"artist" text,
	CONSTRAINT "card_detail_set_code_number_pk" PRIMARY KEY("set_code","number"),
	CONSTRAINT "card_detail_number_positive" CHECK ("card_detail"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_sync" (
	"card_set_id" text NOT NULL,
	"part" "sync_part" NOT NULL,
	"fingerprint" text NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_sync_card_set_id_part_pk" PRIMARY KEY("card_set_id","part")
);
--> statement-breakpoint
ALTER TABLE "card_set" ADD COLUMN "released_on" date;--> statement-breakpoint
ALTER TABLE "catalogue_sync" ADD CONSTRAINT "catalogue_sync_card_set_id_card_set_id_fk" FOREIGN KEY ("card_set_id") REFERENCES "public"."card_set"("id") ON DELETE cascade ON UPDATE no action;
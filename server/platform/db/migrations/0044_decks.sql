CREATE TYPE "public"."deck_part" AS ENUM('LEADER', 'BASE', 'DECK', 'SIDEBOARD');--> statement-breakpoint
CREATE TYPE "public"."deck_visibility" AS ENUM('PRIVATE', 'LINK', 'PUBLIC');--> statement-breakpoint
CREATE TABLE "deck" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"visibility" "deck_visibility" DEFAULT 'PRIVATE' NOT NULL,
	"is_built" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deck_name_is_present" CHECK ("deck"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "deck_line" (
	"deck_id" uuid NOT NULL,
	"part" "deck_part" NOT NULL,
	"card_id" text NOT NULL,
	"copies" integer NOT NULL,
	CONSTRAINT "deck_line_deck_id_part_card_id_pk" PRIMARY KEY("deck_id","part","card_id"),
	CONSTRAINT "deck_line_copies_range" CHECK ("deck_line"."copies" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "deck_version" (
	"deck_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deck_version_deck_id_version_pk" PRIMARY KEY("deck_id","version")
);
--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_line" ADD CONSTRAINT "deck_line_deck_id_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."deck"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_line" ADD CONSTRAINT "deck_line_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_version" ADD CONSTRAINT "deck_version_deck_id_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."deck"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_of_player" ON "deck" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deck_public" ON "deck" USING btree ("updated_at","id") WHERE "deck"."visibility" = 'PUBLIC';--> statement-breakpoint
CREATE UNIQUE INDEX "deck_sent_once" ON "deck" USING btree ("user_id","idempotency_key") WHERE "deck"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "deck_line_card" ON "deck_line" USING btree ("card_id","deck_id");
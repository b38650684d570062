CREATE TYPE "public"."catalogue_run_kind" AS ENUM('IMPORT', 'SYNC');--> statement-breakpoint
CREATE TYPE "public"."catalogue_run_status" AS ENUM('WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED');--> statement-breakpoint
CREATE TABLE "card_set_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"card_set_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "card_set_picture_one_a_set" UNIQUE("card_set_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" integer
);
--> statement-breakpoint
CREATE TABLE "catalogue_file_part" (
	"file_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "catalogue_file_part_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "catalogue_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "catalogue_run_kind" NOT NULL,
	"status" "catalogue_run_status" DEFAULT 'WAITING' NOT NULL,
	"source" text NOT NULL,
	"file_id" uuid,
	"options" jsonb NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"progress" jsonb,
	"outcome" jsonb,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "card_set_picture" ADD CONSTRAINT "card_set_picture_card_set_id_card_set_id_fk" FOREIGN KEY ("card_set_id") REFERENCES "public"."card_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_audit_entry" ADD CONSTRAINT "catalogue_audit_entry_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_file" ADD CONSTRAINT "catalogue_file_sent_by_user_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_file_part" ADD CONSTRAINT "catalogue_file_part_file_id_catalogue_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."catalogue_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_run" ADD CONSTRAINT "catalogue_run_file_id_catalogue_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."catalogue_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_run" ADD CONSTRAINT "catalogue_run_started_by_user_account_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_run_one_at_a_time" ON "catalogue_run" USING btree ((true)) WHERE "catalogue_run"."status" in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "catalogue_run_started_at" ON "catalogue_run" USING btree ("started_at");
CREATE TYPE "public"."sharing_subject" AS ENUM('COLLECTION', 'WANT_LIST', 'SALE_LIST');--> statement-breakpoint
CREATE TYPE "public"."step_reason" AS ENUM('EDIT', 'QUICK_ADD', 'IMPORT', 'UNDO', 'EXCHANGE', 'DEMO');--> statement-breakpoint
CREATE TABLE "collection_item" (
	"user_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"inventory" integer NOT NULL,
	"missing_override" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_item_user_id_card_variant_id_pk" PRIMARY KEY("user_id","card_variant_id"),
	CONSTRAINT "collection_item_inventory_range" CHECK ("collection_item"."inventory" between 0 and 9999),
	CONSTRAINT "collection_item_override_range" CHECK ("collection_item"."missing_override" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "collection_event" (
	"step_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"inventory_from" integer NOT NULL,
	"inventory_to" integer NOT NULL,
	"missing_override_from" integer,
	"missing_override_to" integer,
	CONSTRAINT "collection_event_step_id_card_variant_id_pk" PRIMARY KEY("step_id","card_variant_id"),
	CONSTRAINT "collection_event_inventory_range" CHECK ("collection_event"."inventory_from" between 0 and 9999 and "collection_event"."inventory_to" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "collection_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"reason" "step_reason" NOT NULL,
	"note" text,
	"undoes_id" bigint,
	"idempotency_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"subject" "sharing_subject" NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "share_once" UNIQUE("owner_id","subject","email"),
	CONSTRAINT "share_email_is_lower_case" CHECK ("share"."email" = lower("share"."email"))
);
--> statement-breakpoint
CREATE TABLE "sharing" (
	"user_id" uuid NOT NULL,
	"subject" "sharing_subject" NOT NULL,
	"shared_with_all" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sharing_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "want_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "want_list_one_a_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "want_list_item" (
	"want_list_id" uuid NOT NULL,
	"card_variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "want_list_item_want_list_id_card_variant_id_pk" PRIMARY KEY("want_list_id","card_variant_id"),
	CONSTRAINT "want_list_item_quantity_range" CHECK ("want_list_item"."quantity" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_event" ADD CONSTRAINT "collection_event_step_id_collection_step_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."collection_step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_event" ADD CONSTRAINT "collection_event_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_step" ADD CONSTRAINT "collection_step_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_step" ADD CONSTRAINT "collection_step_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_step" ADD CONSTRAINT "collection_step_undoes_id_collection_step_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."collection_step"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing" ADD CONSTRAINT "sharing_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_list" ADD CONSTRAINT "want_list_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD CONSTRAINT "want_list_item_want_list_id_want_list_id_fk" FOREIGN KEY ("want_list_id") REFERENCES "public"."want_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_list_item" ADD CONSTRAINT "want_list_item_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_event_printing" ON "collection_event" USING btree ("user_id","card_variant_id","step_id");--> statement-breakpoint
CREATE INDEX "collection_step_user" ON "collection_step" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_step_undone_once" ON "collection_step" USING btree ("undoes_id") WHERE "collection_step"."undoes_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_step_sent_once" ON "collection_step" USING btree ("user_id","idempotency_key") WHERE "collection_step"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "share_email" ON "share" USING btree ("email","subject");--> statement-breakpoint
CREATE INDEX "sharing_page" ON "sharing" USING btree ("subject","updated_at","user_id") WHERE "sharing"."shared_with_all";
CREATE TABLE "printing_arrival" (
	"card_variant_id" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"line" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"adds_new" boolean DEFAULT false NOT NULL,
	"filled_up_to" bigint,
	"judged_up_to" bigint,
	"last_added" integer,
	"last_added_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_one_a_name" UNIQUE("user_id","name_key"),
	CONSTRAINT "saved_search_copies_range" CHECK ("saved_search"."copies" between 1 and 5),
	CONSTRAINT "saved_search_name_is_present" CHECK ("saved_search"."name" <> ''),
	CONSTRAINT "saved_search_is_judged_from_somewhere" CHECK (not "saved_search"."adds_new" or "saved_search"."judged_up_to" is not null),
	CONSTRAINT "saved_search_addition_is_dated" CHECK (("saved_search"."last_added" is null) = ("saved_search"."last_added_at" is null))
);
--> statement-breakpoint
ALTER TABLE "printing_arrival" ADD CONSTRAINT "printing_arrival_card_variant_id_card_variant_id_fk" FOREIGN KEY ("card_variant_id") REFERENCES "public"."card_variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printing_arrival_number" ON "printing_arrival" USING btree ("number");--> statement-breakpoint
CREATE INDEX "saved_search_to_judge" ON "saved_search" USING btree ("judged_up_to") WHERE "saved_search"."adds_new";
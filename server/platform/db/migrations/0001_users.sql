CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"field" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"leader_count" integer DEFAULT 1 NOT NULL,
	"base_count" integer DEFAULT 1 NOT NULL,
	"standard_variant_count" integer DEFAULT 3 NOT NULL,
	"foil_variant_count" integer DEFAULT 0 NOT NULL,
	"hyperspace_variant_count" integer DEFAULT 0 NOT NULL,
	"hyperspace_foil_variant_count" integer DEFAULT 0 NOT NULL,
	"showcase_variant_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collection_preferences_are_0_to_4" CHECK (least("collection_preferences"."leader_count", "collection_preferences"."base_count", "collection_preferences"."standard_variant_count", "collection_preferences"."foil_variant_count", "collection_preferences"."hyperspace_variant_count", "collection_preferences"."hyperspace_foil_variant_count", "collection_preferences"."showcase_variant_count") >= 0 and greatest("collection_preferences"."leader_count", "collection_preferences"."base_count", "collection_preferences"."standard_variant_count", "collection_preferences"."foil_variant_count", "collection_preferences"."hyperspace_variant_count", "collection_preferences"."hyperspace_foil_variant_count", "collection_preferences"."showcase_variant_count") <= 4)
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "retired_handle" (
	"handle" text PRIMARY KEY NOT NULL,
	"retired_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"verified_email" text,
	"handle" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "user_account_handle_is_unique" UNIQUE("handle"),
	CONSTRAINT "user_account_handle_is_valid" CHECK ("user_account"."handle" ~ '^[a-z0-9_-]{1,30}$'),
	CONSTRAINT "user_account_email_is_lower_case" CHECK ("user_account"."email" = lower("user_account"."email")),
	CONSTRAINT "user_account_verified_email_is_lower_case" CHECK ("user_account"."verified_email" = lower("user_account"."verified_email"))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_preferences" ADD CONSTRAINT "collection_preferences_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_user" ON "audit_entry" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_expiry" ON "sign_in_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "user_account_verified_email" ON "user_account" USING btree ("verified_email");
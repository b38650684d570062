-- What earlier versions left of deleted accounts: their former handles in the ledgers of those whom they exchanged with.
UPDATE "collection_step" step SET "note" = NULL
  FROM "audit_entry" entry
    JOIN "user_account" gone ON gone."id" = entry."user_id" AND gone."deleted_at" IS NOT NULL
    JOIN "offer" ON gone."id" IN ("offer"."initiator_id", "offer"."recipient_id")
      AND "offer"."initiator_exchanged_at" IS NOT NULL AND "offer"."recipient_exchanged_at" IS NOT NULL
  WHERE entry."field" = 'handle' AND step."reason" = 'EXCHANGE'
    AND step."user_id" IN ("offer"."initiator_id", "offer"."recipient_id")
    AND step."note" IN (entry."from_value", entry."to_value");--> statement-breakpoint
-- Whatever handle was somebody's and is nobody's now is retired. Made as the program makes it, and in no telling order.
CREATE TEMPORARY TABLE "retired_digest" ON COMMIT DROP AS
  SELECT DISTINCT encode(sha256(convert_to('retired handle:' || known."handle", 'UTF8')), 'hex') AS "digest"
    FROM (
      SELECT "handle" FROM "retired_handle"
      UNION SELECT "from_value" FROM "audit_entry" WHERE "field" = 'handle'
      UNION SELECT "to_value" FROM "audit_entry" WHERE "field" = 'handle'
    ) AS known ("handle")
    WHERE known."handle" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "user_account" WHERE "user_account"."handle" = known."handle");--> statement-breakpoint
TRUNCATE "retired_handle";--> statement-breakpoint
ALTER TABLE "retired_handle" DROP COLUMN "handle";--> statement-breakpoint
ALTER TABLE "retired_handle" DROP COLUMN "retired_at";--> statement-breakpoint
ALTER TABLE "retired_handle" ADD COLUMN "digest" text PRIMARY KEY NOT NULL;--> statement-breakpoint
INSERT INTO "retired_handle" SELECT "digest" FROM "retired_digest" ORDER BY "digest";--> statement-breakpoint
UPDATE "audit_entry" SET "from_value" = NULL, "to_value" = NULL
  FROM "user_account" gone
  WHERE gone."id" = "audit_entry"."user_id" AND gone."deleted_at" IS NOT NULL;--> statement-breakpoint
-- What was still written while its account was being deleted.
UPDATE "user_account" SET "verified_email" = NULL
  WHERE "deleted_at" IS NOT NULL AND "verified_email" IS NOT NULL;--> statement-breakpoint
DELETE FROM "session" USING "user_account" gone
  WHERE gone."id" = "session"."user_id" AND gone."deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "collection_item" USING "user_account" gone
  WHERE gone."id" = "collection_item"."user_id" AND gone."deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "collection_import" USING "user_account" gone
  WHERE gone."id" = "collection_import"."user_id" AND gone."deleted_at" IS NOT NULL;--> statement-breakpoint
-- Their ledgers go on under pseudonyms.
CREATE TEMPORARY TABLE "pseudonym" ON COMMIT DROP AS
  SELECT "id" AS "user_id", gen_random_uuid() AS "id" FROM "user_account"
    WHERE "deleted_at" IS NOT NULL
      AND EXISTS (SELECT FROM "collection_step" WHERE "collection_step"."user_id" = "user_account"."id");--> statement-breakpoint
INSERT INTO "user_account" ("id", "name", "email", "created_at", "deleted_at")
  SELECT "id", 'Deleted user', 'deleted@example.invalid', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'
    FROM "pseudonym" ORDER BY "id";--> statement-breakpoint
UPDATE "collection_step" step SET "user_id" = "pseudonym"."id", "note" = NULL, "idempotency_key" = NULL,
    "actor_id" = CASE WHEN step."actor_id" = step."user_id" THEN "pseudonym"."id" ELSE step."actor_id" END
  FROM "pseudonym" WHERE "pseudonym"."user_id" = step."user_id";--> statement-breakpoint
UPDATE "collection_event" event SET "user_id" = "pseudonym"."id"
  FROM "pseudonym" WHERE "pseudonym"."user_id" = event."user_id";

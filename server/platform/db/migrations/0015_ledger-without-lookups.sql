ALTER TABLE "collection_event" DROP CONSTRAINT "collection_event_step_id_collection_step_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_step" DROP CONSTRAINT "collection_step_actor_id_user_account_id_fk";

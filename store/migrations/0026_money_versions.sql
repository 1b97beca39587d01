CREATE TABLE "money_versions" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"journalled" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disbursements" DROP CONSTRAINT "disbursements_slot";--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_slot" CHECK (state in ('failed', 'final') or (state = 'reserved') = (slot_id is null));
ALTER TABLE "campaign_acts" DROP CONSTRAINT "campaign_acts_act";--> statement-breakpoint
ALTER TABLE "campaign_acts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "campaign_acts" ADD COLUMN "recheck_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_acts_account" ON "campaign_acts" USING btree ("campaign_id","account");--> statement-breakpoint
CREATE INDEX "campaign_acts_due" ON "campaign_acts" USING btree ("recheck_at") WHERE recheck_at is not null;--> statement-breakpoint
ALTER TABLE "campaign_acts" ADD CONSTRAINT "campaign_acts_act" CHECK ("act" in ('share', 'social', 'honour'));
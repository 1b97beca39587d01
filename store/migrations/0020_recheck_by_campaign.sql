DROP INDEX "campaign_acts_due";--> statement-breakpoint
CREATE INDEX "campaign_acts_due" ON "campaign_acts" USING btree ("campaign_id","recheck_at") WHERE recheck_at is not null;
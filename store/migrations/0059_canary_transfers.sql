ALTER TABLE "transfers" DROP CONSTRAINT "transfers_size";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "canary_route" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "canary_hour" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_canary" ON "transfers" USING btree ("canary_route","canary_hour") WHERE canary_route is not null and state <> 'expired';--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_canary_hour" CHECK (num_nulls(canary_route, canary_hour) in (0, 2));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_size" CHECK (octet_length("provider"::text) <= 100 and octet_length("steps"::text) <= 100000 and octet_length("seal"::text) <= 200 and octet_length("reason"::text) <= 1000 and octet_length("tx_ref"::text) <= 500 and octet_length("arrival_key"::text) <= 1500 and octet_length("canary_route"::text) <= 200 and octet_length("canary_hour"::text) <= 13);
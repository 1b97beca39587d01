ALTER TABLE "external_orders" DROP CONSTRAINT "external_orders_size";--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "deposit_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "payout_key" text;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "refund_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "external_orders_payout" ON "external_orders" USING btree ("payout_key") WHERE payout_key is not null;--> statement-breakpoint
ALTER TABLE "external_orders" ADD CONSTRAINT "external_orders_size" CHECK (octet_length("cursor"::text) <= 4000 and octet_length("deposit_tx"::text) <= 500 and octet_length("payout_tx"::text) <= 500 and octet_length("payout_key"::text) <= 1500 and octet_length("refund_tx"::text) <= 500 and octet_length("received_asset"::text) <= 300 and octet_length("refunded_asset"::text) <= 300 and octet_length("reason"::text) <= 100);
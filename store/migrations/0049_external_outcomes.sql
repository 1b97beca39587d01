ALTER TABLE "external_orders" DROP CONSTRAINT "external_orders_size";--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "native_fee" numeric(78, 0) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "received_asset" text;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "received_amount" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "received_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "refunded_asset" text;--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "refunded_amount" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "external_orders" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "external_orders" ADD CONSTRAINT "external_orders_size" CHECK (octet_length("cursor"::text) <= 4000 and octet_length("deposit_tx"::text) <= 500 and octet_length("payout_tx"::text) <= 500 and octet_length("refund_tx"::text) <= 500 and octet_length("received_asset"::text) <= 300 and octet_length("refunded_asset"::text) <= 300 and octet_length("reason"::text) <= 100);

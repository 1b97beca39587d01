ALTER TABLE "order_fees" DROP CONSTRAINT "order_fees_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_gas" numeric(78, 0) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_kind" CHECK ("kind" in ('gas_compensation', 'deposit_gas', 'bridge_fee', 'channel_fee'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK (send_amount >= 0 and receive_amount >= 0 and gas_compensation >= 0 and deposit_gas >= 0 and bridge_fee >= 0 and channel_fee >= 0 and destination_gas >= 0);
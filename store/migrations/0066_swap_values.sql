ALTER TABLE "swaps" ADD COLUMN "from_price_e8" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "to_price_e8" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "native_price_e8" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "gas_fee" numeric(78, 0);
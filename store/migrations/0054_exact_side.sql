ALTER TABLE "orders" ADD COLUMN "exact" text DEFAULT 'send' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exact" CHECK ("exact" in ('send', 'receive'));
ALTER TABLE "nonces" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "chain_id" bigint;
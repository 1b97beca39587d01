ALTER TABLE "openings" DROP CONSTRAINT "openings_kind";--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_kind" CHECK ("kind" in ('erc3009', 'permit2', 'address'));
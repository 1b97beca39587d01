ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("kind" in ('reminder', 'receipt', 'deposit', 'moved_wallet'));
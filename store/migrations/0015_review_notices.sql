DROP INDEX "review_flags_open";--> statement-breakpoint
ALTER TABLE "review_flags" ADD COLUMN "noticed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "review_flags" SET "noticed_at" = "first_at";--> statement-breakpoint
CREATE INDEX "review_flags_open" ON "review_flags" USING btree ("last_at" DESC NULLS LAST) WHERE closed_at is null and noticed_at is not null;
ALTER TABLE "check_ins" ADD COLUMN "streak" integer;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "special_points" integer DEFAULT 0 NOT NULL;
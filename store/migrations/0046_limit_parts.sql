ALTER TABLE "limits" ALTER COLUMN "used" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "uses" integer[] DEFAULT '{}' NOT NULL;
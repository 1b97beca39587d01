ALTER TABLE "check_ins" ADD COLUMN "bridge_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "bridge_turn" integer DEFAULT 0 NOT NULL;
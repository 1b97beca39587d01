CREATE TABLE "point_weeks" (
	"week" integer NOT NULL,
	"wallet" text NOT NULL,
	"points" bigint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_weeks_week_wallet_pk" PRIMARY KEY("week","wallet")
);
--> statement-breakpoint
CREATE TABLE "rank_boards" (
	"board" integer PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_marks" (
	"board" integer NOT NULL,
	"points" bigint NOT NULL,
	"above" bigint NOT NULL,
	CONSTRAINT "rank_marks_board_points_pk" PRIMARY KEY("board","points")
);
--> statement-breakpoint
ALTER TABLE "point_balances" ADD COLUMN "total" bigint GENERATED ALWAYS AS (campaign_points + cross_points + cross_points_v1 + refer_points + refer_points_v1 + check_in_points + pool_points) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "point_balances" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "point_weeks_rank" ON "point_weeks" USING btree ("week","points" DESC NULLS FIRST,"wallet") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "point_balances_rank" ON "point_balances" USING btree ("total" DESC NULLS FIRST,"wallet") WHERE not hidden;
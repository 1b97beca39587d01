CREATE TABLE "check_ins" (
	"wallet" text NOT NULL,
	"day" integer NOT NULL,
	"chain_id" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"points" integer NOT NULL,
	"bridged" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempt" integer NOT NULL,
	"undone" boolean NOT NULL,
	"verify_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_wallet_day_pk" PRIMARY KEY("wallet","day"),
	CONSTRAINT "check_ins_attempt" CHECK (attempt >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"wallet" text PRIMARY KEY NOT NULL,
	"campaign_points" bigint DEFAULT 0 NOT NULL,
	"cross_points" bigint DEFAULT 0 NOT NULL,
	"cross_points_v1" bigint DEFAULT 0 NOT NULL,
	"refer_points" bigint DEFAULT 0 NOT NULL,
	"refer_points_v1" bigint DEFAULT 0 NOT NULL,
	"check_in_points" bigint DEFAULT 0 NOT NULL,
	"pool_points" bigint DEFAULT 0 NOT NULL,
	"bridges" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_bridges" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"from_chain" bigint NOT NULL,
	"to_chain" bigint NOT NULL,
	"points" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet" text NOT NULL,
	"rule" text NOT NULL,
	"source_event" text NOT NULL,
	"bucket" text NOT NULL,
	"points" integer NOT NULL,
	"reason" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_bucket" CHECK ("bucket" in ('campaign_points', 'cross_points', 'cross_points_v1', 'refer_points', 'refer_points_v1', 'check_in_points', 'pool_points'))
);
--> statement-breakpoint
CREATE TABLE "points_coming" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"points" integer NOT NULL,
	"final_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_ins_due" ON "check_ins" USING btree ("verify_at") WHERE verify_at is not null;--> statement-breakpoint
CREATE INDEX "point_bridges_wallet" ON "point_bridges" USING btree ("wallet","settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_source" ON "point_entries" USING btree ("rule","source_event");--> statement-breakpoint
CREATE INDEX "point_entries_wallet" ON "point_entries" USING btree ("wallet","id");--> statement-breakpoint
CREATE INDEX "points_coming_due" ON "points_coming" USING btree ("final_at");--> statement-breakpoint
CREATE INDEX "points_coming_wallet" ON "points_coming" USING btree ("wallet");
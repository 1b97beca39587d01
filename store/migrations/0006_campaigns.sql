CREATE TABLE "admin_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "campaign_acts" (
	"wallet" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"act" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_acts_wallet_campaign_id_act_pk" PRIMARY KEY("wallet","campaign_id","act"),
	CONSTRAINT "campaign_acts_act" CHECK ("act" in ('share', 'social'))
);
--> statement-breakpoint
CREATE TABLE "campaign_awards" (
	"wallet" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"part" text NOT NULL,
	"attempt" integer NOT NULL,
	"points" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"standing" boolean NOT NULL,
	CONSTRAINT "campaign_awards_wallet_campaign_id_part_pk" PRIMARY KEY("wallet","campaign_id","part")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

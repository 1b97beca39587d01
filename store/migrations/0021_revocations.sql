CREATE TABLE "social_releases" (
	"campaign_id" integer NOT NULL,
	"account" text NOT NULL,
	"wallet" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_releases_campaign_id_account_wallet_pk" PRIMARY KEY("campaign_id","account","wallet")
);
--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_pkey";--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referee_referrer_pk" PRIMARY KEY("referee","referrer");--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_standing" ON "referrals" USING btree ("referee") WHERE ended_at is null;
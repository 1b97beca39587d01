CREATE TABLE "referral_codes" (
	"wallet" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referee" text PRIMARY KEY NOT NULL,
	"referrer" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	"bridges" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referrals_self" CHECK (referee <> referrer)
);
--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer","bound_at","referee");
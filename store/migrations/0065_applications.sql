CREATE TABLE "maker_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maker_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"networks" jsonb NOT NULL,
	"assets" jsonb NOT NULL,
	"liquidity" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "maker_applications_words" CHECK ("state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "maker_applications_liquidity" CHECK ("liquidity" in ('under_50k', '50k_250k', '250k_1m', 'over_1m')),
	CONSTRAINT "maker_applications_size" CHECK (octet_length("wallet"::text) <= 500 and octet_length("name"::text) <= 240 and octet_length("contact"::text) <= 360 and octet_length("networks"::text) <= 400 and octet_length("assets"::text) <= 1600 and octet_length("message"::text) <= 3000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "maker_applications_wallet" ON "maker_applications" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "maker_applications_state" ON "maker_applications" USING btree ("state","created_at");
CREATE TABLE "swaps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"from_address" text NOT NULL,
	"from_asset" text NOT NULL,
	"to_asset" text NOT NULL,
	"exact" text NOT NULL,
	"send_amount" numeric(78, 0) NOT NULL,
	"max_send_amount" numeric(78, 0) NOT NULL,
	"receive_amount" numeric(78, 0) NOT NULL,
	"min_receive_amount" numeric(78, 0) NOT NULL,
	"call" json NOT NULL,
	"tokens" json NOT NULL,
	"surface" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"tx_hash" text,
	"nonce" numeric(78, 0),
	"since" numeric(78, 0),
	"sent_amount" numeric(78, 0),
	"received_amount" numeric(78, 0),
	"failure" text,
	"mined_at" timestamp (3) with time zone,
	"poll_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "swaps_kind" CHECK ("kind" in ('swap', 'wrap', 'unwrap')),
	CONSTRAINT "swaps_exact" CHECK ("exact" in ('send', 'receive')),
	CONSTRAINT "swaps_status" CHECK ("status" in ('waiting', 'sent', 'done', 'failed', 'expired', 'unknown')),
	CONSTRAINT "swaps_size" CHECK (octet_length("provider"::text) <= 100 and octet_length("from_address"::text) <= 500 and octet_length("from_asset"::text) <= 300 and octet_length("to_asset"::text) <= 300 and octet_length("call"::text) <= 100000 and octet_length("tokens"::text) <= 10000 and octet_length("surface"::text) <= 100 and octet_length("tx_hash"::text) <= 200 and octet_length("failure"::text) <= 200)
);
--> statement-breakpoint
CREATE INDEX "swaps_of_address" ON "swaps" USING btree ("from_address","id") WHERE tx_hash is not null;--> statement-breakpoint
CREATE INDEX "swaps_due" ON "swaps" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE INDEX "swaps_unsent" ON "swaps" USING btree ("created_at") WHERE tx_hash is null;
CREATE TABLE "faucet_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faucet_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"wallet" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"network" text,
	"challenge" text NOT NULL,
	"state" text NOT NULL,
	"signer" text,
	"nonce" numeric(78, 0),
	"since_height" numeric(78, 0),
	"tx_ref" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faucet_claims_state" CHECK ("state" in ('queued', 'signed', 'mined', 'paid', 'failed', 'held')),
	CONSTRAINT "faucet_claims_amount" CHECK (amount > 0),
	CONSTRAINT "faucet_claims_signed" CHECK (num_nulls(signer, nonce, since_height) in (0, 3)),
	CONSTRAINT "faucet_claims_signed_state" CHECK (state not in ('signed', 'mined', 'paid') or nonce is not null),
	CONSTRAINT "faucet_claims_size" CHECK (octet_length("wallet"::text) <= 500 and octet_length("network"::text) <= 100 and octet_length("challenge"::text) <= 200 and octet_length("signer"::text) <= 500 and octet_length("tx_ref"::text) <= 200 and octet_length("reason"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "faucet_txs" (
	"claim_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"ref" text NOT NULL,
	"raw" text NOT NULL,
	"fee_cap" numeric(78, 0) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faucet_txs_claim_id_attempt_pk" PRIMARY KEY("claim_id","attempt"),
	CONSTRAINT "faucet_txs_size" CHECK (octet_length("ref"::text) <= 200 and octet_length("raw"::text) <= 5000)
);
--> statement-breakpoint
ALTER TABLE "faucet_txs" ADD CONSTRAINT "faucet_txs_claim_id_faucet_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."faucet_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faucet_claims_challenge" ON "faucet_claims" USING btree ("challenge");--> statement-breakpoint
CREATE UNIQUE INDEX "faucet_claims_nonce" ON "faucet_claims" USING btree ("chain_id","signer","nonce");--> statement-breakpoint
CREATE INDEX "faucet_claims_wallet" ON "faucet_claims" USING btree ("wallet","id");--> statement-breakpoint
CREATE INDEX "faucet_claims_recent" ON "faucet_claims" USING btree ("chain_id","created_at");--> statement-breakpoint
CREATE INDEX "faucet_claims_network" ON "faucet_claims" USING btree ("created_at") WHERE network is not null;--> statement-breakpoint
CREATE INDEX "faucet_claims_work" ON "faucet_claims" USING btree ("chain_id","state","id") WHERE state in ('queued', 'signed', 'mined');
CREATE TABLE "deployments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"wallet" text NOT NULL,
	"contract" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"deployed_at" timestamp (3) with time zone NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deployments_tx" UNIQUE("chain_id","tx_hash"),
	CONSTRAINT "deployments_size" CHECK (octet_length("tx_hash"::text) <= 200 and octet_length("wallet"::text) <= 500 and octet_length("contract"::text) <= 500 and octet_length("name"::text) <= 64 and octet_length("message"::text) <= 280)
);
--> statement-breakpoint
CREATE INDEX "deployments_of_wallet" ON "deployments" USING btree ("wallet","deployed_at","id");--> statement-breakpoint
CREATE INDEX "deployments_due" ON "deployments" USING btree ("due_at") WHERE due_at is not null;
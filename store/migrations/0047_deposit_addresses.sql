CREATE TABLE "deposit_addresses" (
	"chain_id" bigint NOT NULL,
	"index" integer NOT NULL,
	"address" text NOT NULL,
	"order_id" uuid NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposit_addresses_chain_id_index_pk" PRIMARY KEY("chain_id","index"),
	CONSTRAINT "deposit_addresses_address" UNIQUE("chain_id","address"),
	CONSTRAINT "deposit_addresses_order" UNIQUE("order_id"),
	CONSTRAINT "deposit_addresses_index" CHECK ("index" >= 0),
	CONSTRAINT "deposit_addresses_size" CHECK (octet_length("address"::text) <= 200 and octet_length("signature"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "deposit_indexes" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
-- A payment to an address belongs to its order for ever.
CREATE TRIGGER "deposit_addresses_only_grows" BEFORE UPDATE OR DELETE ON "deposit_addresses" FOR EACH ROW EXECUTE FUNCTION "only_grows"();

CREATE TABLE "scanned_escrows" (
	"chain_id" bigint NOT NULL,
	"escrow" text NOT NULL,
	CONSTRAINT "scanned_escrows_chain_id_escrow_pk" PRIMARY KEY("chain_id","escrow")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "escrow" text;
--> statement-breakpoint
-- Networks had one escrow until now, and the step that an order's wallet was given names it.
UPDATE "orders" SET "escrow" = lower("order_steps"."body"->'offer'->>'escrow')
FROM "order_steps"
WHERE "orders"."custody" = 'escrow' AND "order_steps"."order_id" = "orders"."id" AND "order_steps"."body"->'offer'->>'escrow' IS NOT NULL;
--> statement-breakpoint
-- Orders that were restored from a chain have no steps; other orders of their network name the escrow.
UPDATE "orders" SET "escrow" = "known"."escrow"
FROM (SELECT "from_chain", min("escrow") AS "escrow" FROM "orders" WHERE "escrow" IS NOT NULL GROUP BY "from_chain") AS "known"
WHERE "orders"."custody" = 'escrow' AND "orders"."escrow" IS NULL AND "known"."from_chain" = "orders"."from_chain";

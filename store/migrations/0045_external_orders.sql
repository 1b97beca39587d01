CREATE TABLE "external_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"cursor" text,
	"deposit_tx" text,
	"payout_tx" text,
	"refund_tx" text,
	"failures" integer NOT NULL,
	"poll_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_orders_size" CHECK (octet_length("cursor"::text) <= 4000 and octet_length("deposit_tx"::text) <= 500 and octet_length("payout_tx"::text) <= 500 and octet_length("refund_tx"::text) <= 500)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_custody";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_size";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settlement_kind" text DEFAULT 'maker' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "external_orders" ADD CONSTRAINT "external_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_orders_due" ON "external_orders" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_external_reference" ON "orders" USING btree ("provider","external_reference") WHERE external_reference is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE state = 'expired' and custody <> 'maker';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settlement_kind" CHECK ("settlement_kind" in ('maker', 'external'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settlement" CHECK (case settlement_kind when 'maker' then external_reference is null and custody in ('escrow', 'maker')
    else custody not in ('escrow', 'maker') and num_nonnulls(onchain_id, escrow, escrow_order, maker_signature, refund_after) = 0 end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_custody" CHECK ("custody" in ('escrow', 'maker', 'provider_contract', 'provider'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_size" CHECK (octet_length("provider"::text) <= 100 and octet_length("from_asset"::text) <= 300 and octet_length("to_asset"::text) <= 300 and octet_length("from_address"::text) <= 500 and octet_length("recipient"::text) <= 500 and octet_length("refund_address"::text) <= 500 and octet_length("memo"::text) <= 2000 and octet_length("onchain_id"::text) <= 200 and octet_length("escrow"::text) <= 500 and octet_length("escrow_order"::text) <= 8000 and octet_length("maker_signature"::text) <= 10000 and octet_length("held_reason"::text) <= 1000 and octet_length("creator_token_hash"::text) <= 200 and octet_length("deposit_hint"::text) <= 500 and octet_length("surface"::text) <= 100 and octet_length("external_reference"::text) <= 500);--> statement-breakpoint
-- The server's role may change no order's state, since only the maker moves its own orders. This moves the others, one event at a time.
CREATE FUNCTION "advance_external_order"("of" uuid, "seq" integer, "event" text, "next" text, "reason" text, "moment" timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE orders SET state = "next", held_reason = "reason", last_seq = "seq", updated_at = "moment"
		WHERE id = "of" AND settlement_kind = 'external' AND last_seq = "seq" - 1;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no external order % before its event %', "of", "seq";
	END IF;
	INSERT INTO order_events (order_id, seq, type, state, at, data) VALUES ("of", "seq", "event", "next", "moment", '{}');
	IF "event" = 'deposit_seen' THEN
		INSERT INTO order_addresses (address, order_id)
			SELECT DISTINCT found.address, o.id FROM orders o, unnest(ARRAY[o.from_address, o.recipient, o.refund_address]) AS found(address)
			WHERE o.id = "of" AND found.address IS NOT NULL
			ON CONFLICT DO NOTHING;
	END IF;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "advance_external_order"(uuid, integer, text, text, text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
-- As in 0041, and for orders that an external provider would have settled.
CREATE OR REPLACE FUNCTION "drop_unpaid_orders"("before" timestamptz, "most" integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	due uuid[];
BEGIN
	SELECT array_agg(found.id) INTO due FROM (
		SELECT o.id FROM orders o
		WHERE o.state = 'expired' AND o.custody <> 'maker' AND o.created_at < least("before", now() - interval '29 days')
			AND NOT EXISTS (SELECT 1 FROM deposits d WHERE d.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM endings e WHERE e.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM disbursements d WHERE d.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM openings p WHERE p.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM external_orders x WHERE x.order_id = o.id AND x.deposit_tx IS NOT NULL)
			AND NOT EXISTS (SELECT 1 FROM order_records r WHERE r.order_id = o.id)
		ORDER BY o.created_at LIMIT least("most", 1000) FOR UPDATE OF o SKIP LOCKED
	) AS found;
	IF due IS NULL THEN
		RETURN 0;
	END IF;
	DELETE FROM order_handovers WHERE order_id = ANY(due);
	DELETE FROM order_reservations WHERE order_id = ANY(due);
	DELETE FROM external_orders WHERE order_id = ANY(due);
	DELETE FROM order_steps WHERE order_id = ANY(due);
	DELETE FROM order_events WHERE order_id = ANY(due);
	DELETE FROM orders WHERE id = ANY(due);
	RETURN cardinality(due);
END
$$;

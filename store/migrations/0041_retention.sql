CREATE INDEX "user_actions_at" ON "user_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE state = 'expired' and custody = 'escrow';--> statement-breakpoint
-- No role may delete orders. This deletes those that expired without a deposit and whose record is gone, with what only they have; anything
-- that moved money, or could, keeps its order by a foreign key. The least age is not left to the caller.
CREATE FUNCTION "drop_unpaid_orders"("before" timestamptz, "most" integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	due uuid[];
BEGIN
	SELECT array_agg(found.id) INTO due FROM (
		SELECT o.id FROM orders o
		WHERE o.state = 'expired' AND o.custody = 'escrow' AND o.created_at < least("before", now() - interval '29 days')
			AND NOT EXISTS (SELECT 1 FROM deposits d WHERE d.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM endings e WHERE e.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM disbursements d WHERE d.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM openings p WHERE p.order_id = o.id)
			AND NOT EXISTS (SELECT 1 FROM order_records r WHERE r.order_id = o.id)
		ORDER BY o.created_at LIMIT least("most", 1000) FOR UPDATE OF o SKIP LOCKED
	) AS found;
	IF due IS NULL THEN
		RETURN 0;
	END IF;
	DELETE FROM order_handovers WHERE order_id = ANY(due);
	DELETE FROM order_reservations WHERE order_id = ANY(due);
	DELETE FROM order_steps WHERE order_id = ANY(due);
	DELETE FROM order_events WHERE order_id = ANY(due);
	DELETE FROM orders WHERE id = ANY(due);
	RETURN cardinality(due);
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "drop_unpaid_orders"(timestamptz, integer) FROM PUBLIC;

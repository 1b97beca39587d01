-- Prices, fees and offers of an order stay as they were recorded; only an order that expired without a deposit loses its record.
CREATE FUNCTION "order_record_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (OLD.order_id, OLD.at, OLD.chosen_quote_id) IS DISTINCT FROM (NEW.order_id, NEW.at, NEW.chosen_quote_id) THEN
			RAISE EXCEPTION 'the record of an order is never changed' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF NOT EXISTS (SELECT 1 FROM "orders" WHERE "id" = OLD.order_id AND "state" = 'expired')
		OR EXISTS (SELECT 1 FROM "deposits" WHERE "order_id" = OLD.order_id) THEN
		RAISE EXCEPTION 'the record of this order is kept for good' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "order_record_part_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM "order_records" WHERE "order_id" = OLD.order_id) THEN
		RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_records_kept" BEFORE UPDATE OR DELETE ON "order_records" FOR EACH ROW EXECUTE FUNCTION "order_record_kept"();
--> statement-breakpoint
CREATE TRIGGER "order_prices_kept" BEFORE UPDATE OR DELETE ON "order_prices" FOR EACH ROW EXECUTE FUNCTION "order_record_part_kept"();
--> statement-breakpoint
CREATE TRIGGER "order_fees_kept" BEFORE UPDATE OR DELETE ON "order_fees" FOR EACH ROW EXECUTE FUNCTION "order_record_part_kept"();
--> statement-breakpoint
CREATE TRIGGER "order_offers_kept" BEFORE UPDATE OR DELETE ON "order_offers" FOR EACH ROW EXECUTE FUNCTION "order_record_part_kept"();

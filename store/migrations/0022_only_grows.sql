-- What was given and what operators did stays as it was written, whoever is at the database's prompt.
CREATE FUNCTION "only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', HINT = 'A wrong row is answered by a new one.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "point_entries_only_grows" BEFORE UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION "only_grows"();
--> statement-breakpoint
CREATE TRIGGER "admin_log_only_grows" BEFORE UPDATE OR DELETE ON "admin_log" FOR EACH ROW EXECUTE FUNCTION "only_grows"();

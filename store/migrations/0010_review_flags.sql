CREATE TABLE "review_flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" integer NOT NULL,
	"count" integer NOT NULL,
	"wallets" jsonb NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_flags_event" ON "review_flags" USING btree ("kind","subject","day");--> statement-breakpoint
CREATE INDEX "review_flags_open" ON "review_flags" USING btree ("last_at" DESC NULLS LAST) WHERE closed_at is null;
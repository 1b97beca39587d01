CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"native_fee" numeric(78, 0) NOT NULL,
	"to_asset" text NOT NULL,
	"min_receive" numeric(78, 0) NOT NULL,
	"provider" text NOT NULL,
	"steps" text NOT NULL,
	"open_by" timestamp (3) with time zone NOT NULL,
	"origin" text NOT NULL,
	"seal" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tx_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfers_state" CHECK ("state" in ('waiting', 'intent', 'broadcast', 'mined', 'final', 'arrived', 'returned', 'failed', 'expired')),
	CONSTRAINT "transfers_origin" CHECK ("origin" in ('operator', 'automatic')),
	CONSTRAINT "transfers_amount" CHECK (amount > 0 and native_fee >= 0 and min_receive >= 0),
	CONSTRAINT "transfers_size" CHECK (octet_length("provider"::text) <= 100 and octet_length("steps"::text) <= 100000 and octet_length("seal"::text) <= 200 and octet_length("reason"::text) <= 1000 and octet_length("tx_ref"::text) <= 500)
);
--> statement-breakpoint
ALTER TABLE "slots" DROP CONSTRAINT "slots_purpose";--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_order" ON "transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfers_work" ON "transfers" USING btree ("chain_id","state","id");--> statement-breakpoint
CREATE INDEX "transfers_recent" ON "transfers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_purpose" CHECK ("purpose" in ('payout', 'refund', 'cancel', 'claim', 'open', 'transfer', 'setup', 'void'));
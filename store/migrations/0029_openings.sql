CREATE TABLE "openings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"depositor" text NOT NULL,
	"kind" text NOT NULL,
	"valid_after" bigint NOT NULL,
	"valid_before" bigint NOT NULL,
	"signature" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tx_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_kind" CHECK ("kind" in ('erc3009', 'permit2')),
	CONSTRAINT "openings_state" CHECK ("state" in ('waiting', 'intent', 'broadcast', 'mined', 'final', 'failed', 'refused', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "slots" DROP CONSTRAINT "slots_purpose";--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "openings_order" ON "openings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "openings_work" ON "openings" USING btree ("chain_id","state","id");--> statement-breakpoint
CREATE INDEX "openings_depositor" ON "openings" USING btree ("chain_id","depositor","created_at");--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_purpose" CHECK ("purpose" in ('payout', 'refund', 'cancel', 'claim', 'open', 'setup', 'void'));
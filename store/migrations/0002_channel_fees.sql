CREATE TABLE "channel_fees" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_fees_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "channel_fees" ADD CONSTRAINT "channel_fees_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_fees_channel" ON "channel_fees" USING btree ("channel_id","asset");
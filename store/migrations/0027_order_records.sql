CREATE TABLE "order_fees" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"usd_e8" numeric(78, 0),
	CONSTRAINT "order_fees_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_fees_kind" CHECK ("kind" in ('gas_compensation', 'bridge_fee', 'channel_fee')),
	CONSTRAINT "order_fees_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_offers" (
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"provider" text NOT NULL,
	"quote_id" text,
	"send_amount" numeric(78, 0),
	"receive_amount" numeric(78, 0),
	"receive_usd_e8" numeric(78, 0),
	"fees" jsonb,
	"eta_seconds" integer,
	"custody" text,
	"fill_mode" text,
	"reason" text,
	"message" text,
	CONSTRAINT "order_offers_order_id_ordinal_pk" PRIMARY KEY("order_id","ordinal"),
	CONSTRAINT "order_offers_kind" CHECK (case when quote_id is null then num_nulls(reason, message) = 0 else reason is null and num_nulls(send_amount, receive_amount, fees, eta_seconds, custody, fill_mode) = 0 end),
	CONSTRAINT "order_offers_size" CHECK (ordinal >= 0 and ordinal < 32 and length(provider) <= 300 and length(reason) <= 300 and length(message) <= 300 and octet_length(fees::text) <= 8000)
);
--> statement-breakpoint
CREATE TABLE "order_prices" (
	"order_id" uuid NOT NULL,
	"role" text NOT NULL,
	"asset" text NOT NULL,
	"decimals" integer NOT NULL,
	"usd_e8" numeric(78, 0),
	"source" text,
	"confirmed_by" jsonb NOT NULL,
	"as_of" timestamp (3) with time zone,
	"stale" boolean NOT NULL,
	CONSTRAINT "order_prices_order_id_role_pk" PRIMARY KEY("order_id","role"),
	CONSTRAINT "order_prices_role" CHECK ("role" in ('from', 'to', 'from_native', 'to_native')),
	CONSTRAINT "order_prices_known" CHECK ((usd_e8 is null) = (source is null) and (usd_e8 is null or usd_e8 > 0)),
	CONSTRAINT "order_prices_size" CHECK (octet_length(confirmed_by::text) <= 500)
);
--> statement-breakpoint
CREATE TABLE "order_records" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"chosen_quote_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"offers" json NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_requests_size" CHECK (octet_length(offers::text) <= 200000)
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_id_order_records_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_records"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_offers" ADD CONSTRAINT "order_offers_order_id_order_records_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_records"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prices" ADD CONSTRAINT "order_prices_order_id_order_records_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_records"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_records" ADD CONSTRAINT "order_records_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_records_expiry" ON "order_records" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_expiry" ON "quote_requests" USING btree ("expires_at");
CREATE TABLE "maker_prices" (
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	CONSTRAINT "maker_prices_key_at_pk" PRIMARY KEY("key","at"),
	CONSTRAINT "maker_prices_value" CHECK (value > 0)
);
--> statement-breakpoint
CREATE INDEX "maker_prices_at" ON "maker_prices" USING btree ("at");
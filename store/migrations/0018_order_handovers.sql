CREATE TABLE "order_handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text
);
--> statement-breakpoint
ALTER TABLE "order_handovers" ADD CONSTRAINT "order_handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_handovers_token" ON "order_handovers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "order_handovers_expiry" ON "order_handovers" USING btree ("expires_at");
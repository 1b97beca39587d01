CREATE TABLE "order_reservations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"creator" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_reservations" ADD CONSTRAINT "order_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reservations_creator" ON "order_reservations" USING btree ("creator","expires_at");--> statement-breakpoint
CREATE INDEX "order_reservations_expiry" ON "order_reservations" USING btree ("expires_at");
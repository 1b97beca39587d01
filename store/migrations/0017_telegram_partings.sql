CREATE TABLE "telegram_partings" (
	"address" text NOT NULL,
	"user_id" bigint NOT NULL,
	"parted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "telegram_partings_address_user_id_pk" PRIMARY KEY("address","user_id")
);
--> statement-breakpoint
CREATE INDEX "telegram_partings_at" ON "telegram_partings" USING btree ("parted_at");
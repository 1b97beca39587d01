CREATE TABLE "telegram_users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"language" text,
	"may_write" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_wallets" (
	"address" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"user_id" bigint NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "telegram_wallets" ADD CONSTRAINT "telegram_wallets_user_id_telegram_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."telegram_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_wallets_user" ON "telegram_wallets" USING btree ("user_id","chosen_at");
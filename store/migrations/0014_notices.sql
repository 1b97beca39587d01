CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"chat_id" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"not_after" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"claim" uuid,
	"claim_until" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone,
	"doubt_at" timestamp (3) with time zone,
	"after_id" bigint,
	"message_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "notices_kind" CHECK ("kind" in ('reminder', 'receipt')),
	CONSTRAINT "notices_state" CHECK ("state" in ('waiting', 'begun', 'sent', 'dropped', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "send_pace" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"flood_chat" bigint,
	"flood_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "telegram_reminders" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"minute" smallint NOT NULL,
	"zone" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"muted_until" timestamp (3) with time zone,
	"next_due_at" timestamp (3) with time zone NOT NULL,
	"reachable" boolean NOT NULL,
	CONSTRAINT "telegram_reminders_minutes" CHECK (minute between 0 and 1439 and quiet_from between 0 and 1439 and quiet_to between 0 and 1439),
	CONSTRAINT "telegram_reminders_quiet" CHECK ((quiet_from is null) = (quiet_to is null))
);
--> statement-breakpoint
ALTER TABLE "telegram_users" ADD COLUMN "language_choice" text;--> statement-breakpoint
ALTER TABLE "telegram_users" ADD COLUMN "reachable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "telegram_users" ADD COLUMN "receipts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "telegram_reminders" ADD CONSTRAINT "telegram_reminders_user_id_telegram_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."telegram_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("not_before","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_begun" ON "notices" USING btree ("claim_until") WHERE state = 'begun';--> statement-breakpoint
CREATE INDEX "notices_chat" ON "notices" USING btree ("chat_id","begun_at");--> statement-breakpoint
CREATE INDEX "notices_message" ON "notices" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "notices_ended" ON "notices" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "telegram_reminders_due" ON "telegram_reminders" USING btree ("next_due_at") WHERE is_on and reachable;
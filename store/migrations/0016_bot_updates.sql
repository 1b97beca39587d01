CREATE TABLE "bot_updates" (
	"bot_id" bigint NOT NULL,
	"update_id" bigint NOT NULL,
	"taken_until" timestamp (3) with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bot_updates_bot_id_update_id_pk" PRIMARY KEY("bot_id","update_id")
);
--> statement-breakpoint
CREATE INDEX "bot_updates_age" ON "bot_updates" USING btree ("taken_until");
CREATE TABLE "provider_checks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"attesters" integer NOT NULL,
	"silent" integer NOT NULL,
	"shared" integer NOT NULL,
	CONSTRAINT "provider_checks_one_row" CHECK ("provider_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reconciled_chains" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"height" numeric(78, 0) NOT NULL,
	"escrows" jsonb NOT NULL
);

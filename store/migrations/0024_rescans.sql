CREATE TABLE "rescans" (
	"chain_id" bigint NOT NULL,
	"age_seconds" bigint NOT NULL,
	"position" numeric(78, 0) NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rescans_chain_id_age_seconds_pk" PRIMARY KEY("chain_id","age_seconds")
);

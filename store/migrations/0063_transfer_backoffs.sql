CREATE TABLE "transfer_backoffs" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_backoffs_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "transfer_backoffs_kind" CHECK ("kind" in ('provider', 'route')),
	CONSTRAINT "transfer_backoffs_size" CHECK (octet_length("subject"::text) <= 200)
);

CREATE TABLE "airdrop_allocations" (
	"airdrop" text NOT NULL,
	"address" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "airdrop_allocations_airdrop_address_pk" PRIMARY KEY("airdrop","address"),
	CONSTRAINT "airdrop_allocations_amount" CHECK (amount >= 0)
);

CREATE TABLE "chain_state" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"cursor" numeric(78, 0),
	"head_height" numeric(78, 0),
	"head_hash" text,
	"head_time" bigint,
	"finalized_height" numeric(78, 0),
	"paused" boolean NOT NULL,
	"paused_reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"owner" text,
	"epoch" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attestations" (
	"order_id" uuid NOT NULL,
	"signer" text NOT NULL,
	"proof_id" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attestations_order_id_signer_pk" PRIMARY KEY("order_id","signer")
);
--> statement-breakpoint
CREATE TABLE "claim_orders" (
	"claim_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"live" boolean NOT NULL,
	CONSTRAINT "claim_orders_claim_id_order_id_pk" PRIMARY KEY("claim_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"state" text NOT NULL,
	"tx_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claims_state" CHECK ("state" in ('reserved', 'intent', 'broadcast', 'mined', 'final', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"tx_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"order_id" uuid,
	"leads" boolean NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"sender" text NOT NULL,
	"memo" text,
	"height" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"status" text NOT NULL,
	"final" boolean NOT NULL,
	"exception" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_status" CHECK ("status" in ('seen', 'confirmed', 'orphaned')),
	CONSTRAINT "deposits_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "endings" (
	"chain_id" bigint NOT NULL,
	"tx_id" text NOT NULL,
	"onchain_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"height" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "endings_chain_id_tx_id_onchain_id_kind_pk" PRIMARY KEY("chain_id","tx_id","onchain_id","kind"),
	CONSTRAINT "endings_kind" CHECK ("kind" in ('claimed', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deposit_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"destination_gas" numeric(78, 0) NOT NULL,
	"recipient" text NOT NULL,
	"usd_e8" numeric(78, 0),
	"state" text NOT NULL,
	"slot_id" bigint,
	"tx_ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disbursements_kind" CHECK ("kind" in ('payout', 'refund', 'cancel')),
	CONSTRAINT "disbursements_state" CHECK ("state" in ('reserved', 'intent', 'broadcast', 'mined', 'final', 'failed')),
	CONSTRAINT "disbursements_amount" CHECK (amount >= 0 and destination_gas >= 0),
	CONSTRAINT "disbursements_slot" CHECK (state = 'failed' or (state = 'reserved') = (slot_id is null))
);
--> statement-breakpoint
CREATE TABLE "nonces" (
	"nonce" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nonces_nonce_purpose_pk" PRIMARY KEY("nonce","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"family" text NOT NULL,
	"surface" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_address" text NOT NULL,
	"action" text NOT NULL,
	"agent" text NOT NULL,
	"wallet_name" text NOT NULL,
	"sign" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"address" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_addresses_address_order_id_pk" PRIMARY KEY("address","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "order_events_order_id_seq_pk" PRIMARY KEY("order_id","seq"),
	CONSTRAINT "order_events_seq" CHECK (seq > 0)
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"label" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text NOT NULL,
	"tx_ref" text,
	CONSTRAINT "order_steps_order_id_ordinal_pk" PRIMARY KEY("order_id","ordinal"),
	CONSTRAINT "order_steps_status" CHECK ("status" in ('waiting', 'sent', 'done'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"from_asset" text NOT NULL,
	"to_asset" text NOT NULL,
	"from_chain" bigint NOT NULL,
	"to_chain" bigint NOT NULL,
	"send_amount" numeric(78, 0) NOT NULL,
	"receive_amount" numeric(78, 0) NOT NULL,
	"gas_compensation" numeric(78, 0) NOT NULL,
	"bridge_fee" numeric(78, 0) NOT NULL,
	"channel_fee" numeric(78, 0) NOT NULL,
	"destination_gas" numeric(78, 0) NOT NULL,
	"send_usd_e8" numeric(78, 0),
	"from_address" text NOT NULL,
	"recipient" text NOT NULL,
	"refund_address" text,
	"memo" text,
	"custody" text NOT NULL,
	"fill_mode" text NOT NULL,
	"channel_id" integer NOT NULL,
	"onchain_id" text,
	"escrow_order" jsonb,
	"maker_signature" text,
	"eta_seconds" integer NOT NULL,
	"open_by" timestamp (3) with time zone NOT NULL,
	"fill_deadline" timestamp (3) with time zone NOT NULL,
	"refund_after" timestamp (3) with time zone,
	"held_reason" text,
	"creator_token_hash" text NOT NULL,
	"deposit_hint" text,
	"surface" text NOT NULL,
	"last_seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_state" CHECK ("state" in ('quoted', 'expired', 'seen', 'confirmed', 'validated', 'reserved', 'intent', 'broadcast', 'mined', 'final', 'claimed', 'done', 'refund_intent', 'refunded', 'held', 'incident', 'failed')),
	CONSTRAINT "orders_custody" CHECK ("custody" in ('escrow', 'maker')),
	CONSTRAINT "orders_fill_mode" CHECK ("fill_mode" in ('contract', 'transfer')),
	CONSTRAINT "orders_amounts" CHECK (send_amount >= 0 and receive_amount >= 0 and gas_compensation >= 0 and bridge_fee >= 0 and channel_fee >= 0 and destination_gas >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"claim" uuid
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"body" json,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"request" json,
	"body" json,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"surface" text NOT NULL,
	"channel_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signers" (
	"chain_id" bigint NOT NULL,
	"signer" text NOT NULL,
	"next_slot" numeric(78, 0) NOT NULL,
	CONSTRAINT "signers_chain_id_signer_pk" PRIMARY KEY("chain_id","signer")
);
--> statement-breakpoint
CREATE TABLE "slot_txs" (
	"slot_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"ref" text NOT NULL,
	"raw" text NOT NULL,
	"fee_cap" numeric(78, 0) NOT NULL,
	"expires_at" numeric(78, 0),
	"created_at" timestamp (3) with time zone NOT NULL,
	"broadcast_at" timestamp (3) with time zone,
	CONSTRAINT "slot_txs_slot_id_attempt_pk" PRIMARY KEY("slot_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" bigint NOT NULL,
	"signer" text NOT NULL,
	"slot" numeric(78, 0) NOT NULL,
	"purpose" text NOT NULL,
	"ref_id" bigint,
	"state" text NOT NULL,
	"intent_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slots_purpose" CHECK ("purpose" in ('payout', 'refund', 'cancel', 'claim', 'setup', 'void')),
	CONSTRAINT "slots_state" CHECK ("state" in ('open', 'mined', 'final', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_orders" ADD CONSTRAINT "claim_orders_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_orders" ADD CONSTRAINT "claim_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endings" ADD CONSTRAINT "endings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_txs" ADD CONSTRAINT "slot_txs_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_orders_live" ON "claim_orders" USING btree ("order_id") WHERE live;--> statement-breakpoint
CREATE INDEX "claim_orders_order" ON "claim_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claims_work" ON "claims" USING btree ("chain_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_identity" ON "deposits" USING btree ("chain_id","tx_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_leader" ON "deposits" USING btree ("order_id") WHERE leads and status <> 'orphaned';--> statement-breakpoint
CREATE INDEX "deposits_order" ON "deposits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "deposits_tx" ON "deposits" USING btree ("tx_id");--> statement-breakpoint
CREATE INDEX "deposits_unfinal" ON "deposits" USING btree ("chain_id","id") WHERE not final;--> statement-breakpoint
CREATE INDEX "deposits_exceptions" ON "deposits" USING btree ("id") WHERE exception is not null;--> statement-breakpoint
CREATE INDEX "endings_order" ON "endings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "endings_tx" ON "endings" USING btree ("tx_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_deposit" ON "disbursements" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "disbursements_order" ON "disbursements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disbursements_work" ON "disbursements" USING btree ("chain_id","state","id");--> statement-breakpoint
CREATE INDEX "disbursements_tx" ON "disbursements" USING btree ("tx_ref");--> statement-breakpoint
CREATE INDEX "nonces_expiry" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_actions_user" ON "user_actions" USING btree ("user_address");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_onchain_id" ON "orders" USING btree ("onchain_id");--> statement-breakpoint
CREATE INDEX "orders_by_source" ON "orders" USING btree ("state","from_chain","id");--> statement-breakpoint
CREATE INDEX "orders_by_destination" ON "orders" USING btree ("state","to_chain","id");--> statement-breakpoint
CREATE INDEX "orders_expirable" ON "orders" USING btree ("open_by") WHERE state = 'quoted';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("topic","available_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "limits_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_txs_ref" ON "slot_txs" USING btree ("slot_id","ref");--> statement-breakpoint
CREATE INDEX "slot_txs_by_ref" ON "slot_txs" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_identity" ON "slots" USING btree ("chain_id","signer","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_intent" ON "slots" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_live_ref" ON "slots" USING btree ("purpose","ref_id") WHERE state in ('open', 'mined') and ref_id is not null;--> statement-breakpoint
CREATE INDEX "slots_ref" ON "slots" USING btree ("purpose","ref_id","id");--> statement-breakpoint
CREATE INDEX "slots_unsettled" ON "slots" USING btree ("chain_id","slot") WHERE state in ('open', 'mined');
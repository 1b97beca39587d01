import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type EscrowOrderText, uintFields } from '#core/order/escrowOrderText.ts'
import {
  custodies,
  type Custody,
  type ExactSide,
  exactSides,
  type FillMode,
  makerCustodies,
} from '#core/order/escrowOrder.ts'
import { orderStates, type OrderState, type SettlementKind, settlementKinds } from '#core/order/state.ts'
import type { OrderEventRow, OrderStep } from './types.ts'
import { amount, usdE8, asset, chain, hex, instant, inWords, noLongerThan, orderIdColumn } from '../columns.ts'

/** Bytes; several times the API's limits, so that only direct writers of the database reach them. */
const sizes = {
  orders: {
    provider: 100,
    from_asset: 300,
    to_asset: 300,
    from_address: 500,
    recipient: 500,
    refund_address: 500,
    memo: 2_000,
    onchain_id: 200,
    escrow: 500,
    escrow_order: 8_000,
    maker_signature: 10_000,
    held_reason: 1_000,
    creator_token_hash: 200,
    deposit_hint: 500,
    surface: 100,
    payment: 32,
    external_reference: 500,
  },
  orderEvents: { type: 100, state: 100, data: 16_000 },
  orderSteps: { kind: 100, label: 2_000, body: 100_000, tx_ref: 500 },
}

/**
 * A row that doesn't parse breaks every list that includes it, and the API's role may insert rows, so the database
 * refuses such values.
 */
const parses = {
  amounts: sql.raw(
    `'NaN'::numeric not in (send_amount, receive_amount, gas_compensation, deposit_gas, bridge_fee, channel_fee, destination_gas) and coalesce(send_usd_e8 <> 'NaN', true)`,
  ),
  times: sql.raw(
    ['open_by', 'fill_deadline', 'refund_after', 'created_at', 'updated_at']
      .map((name) => `coalesce("${name}" between '1970-01-01T00:00:00Z' and '9999-12-31T00:00:00Z', true)`)
      .join(' and '),
  ),
  escrowOrder: sql.raw(
    `escrow_order is null or coalesce(${uintFields
      .map((name) => `escrow_order ->> '${name}' ~ '^[0-9]{1,78}$'`)
      .join(' and ')}, false)`,
  ),
}

/** An order that another party settles has none of the maker's terms, so that no money rule can apply to it. */
const settlement = sql.raw(
  `case settlement_kind when 'maker' then external_reference is null and custody in (${makerCustodies.map((one) => `'${one}'`).join(', ')})
    else custody not in (${makerCustodies.map((one) => `'${one}'`).join(', ')}) and num_nonnulls(onchain_id, escrow, escrow_order, maker_signature, refund_after) = 0 end`,
)

export const orders = pgTable(
  'orders',
  {
    id: orderIdColumn('id').primaryKey(),
    provider: text('provider').notNull(),
    settlementKind: text('settlement_kind').$type<SettlementKind>().notNull().default('maker'),
    /** The provider's name for an order that it settles. */
    externalReference: text('external_reference'),
    state: text('state').$type<OrderState>().notNull(),
    fromAsset: asset('from_asset').notNull(),
    toAsset: asset('to_asset').notNull(),
    fromChain: chain('from_chain').notNull(),
    toChain: chain('to_chain').notNull(),
    /** Side whose amount was asked for exactly. */
    exact: text('exact').$type<ExactSide>().notNull().default('send'),
    sendAmount: amount('send_amount').notNull(),
    receiveAmount: amount('receive_amount').notNull(),
    gasCompensation: amount('gas_compensation').notNull(),
    depositGas: amount('deposit_gas').notNull().default(sql`0`),
    bridgeFee: amount('bridge_fee').notNull(),
    channelFee: amount('channel_fee').notNull(),
    destinationGas: amount('destination_gas').notNull(),
    sendUsdE8: usdE8('send_usd_e8'),
    fromAddress: text('from_address').notNull(),
    recipient: text('recipient').notNull(),
    refundAddress: text('refund_address'),
    memo: text('memo'),
    exchangeId: integer('exchange_id'),
    custody: text('custody').$type<Custody>().notNull(),
    fillMode: text('fill_mode').$type<FillMode>().notNull(),
    channelId: integer('channel_id').notNull(),
    onchainId: hex('onchain_id'),
    escrow: text('escrow'),
    escrowOrder: jsonb('escrow_order').$type<EscrowOrderText>(),
    makerSignature: hex('maker_signature'),
    etaSeconds: integer('eta_seconds').notNull(),
    openBy: instant('open_by').notNull(),
    fillDeadline: instant('fill_deadline').notNull(),
    refundAfter: instant('refund_after'),
    heldReason: text('held_reason'),
    creatorTokenHash: text('creator_token_hash').notNull(),
    depositHint: text('deposit_hint'),
    /** First report of a deposit by its wallet; a provider's own reports may come later. */
    depositHintedAt: instant('deposit_hinted_at'),
    surface: text('surface').notNull(),
    /** Payment request that the depositor says the order pays; anyone who knows the request can claim it. */
    payment: text('payment'),
    /** Seq of the newest event; the next one is this plus one, assigned under the row's lock. */
    lastSeq: integer('last_seq').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_onchain_id').on(t.onchainId),
    index('orders_by_source').on(t.state, t.fromChain, t.id),
    index('orders_by_destination').on(t.state, t.toChain, t.id),
    index('orders_expirable').on(t.openBy).where(sql`state = 'quoted'`),
    index('orders_deposited').on(t.createdAt).where(sql`state not in ('quoted', 'expired', 'failed')`),
    index('orders_unpaid').on(t.createdAt).where(sql`state = 'expired' and custody <> 'maker'`),
    index('orders_payment').on(t.payment, t.id).where(sql`payment is not null`),
    check('orders_payment_id', sql`payment ~ '^[0-9a-f]{32}$'`),
    check('orders_state', inWords(t.state, orderStates)),
    check('orders_custody', inWords(t.custody, custodies)),
    check('orders_settlement_kind', inWords(t.settlementKind, settlementKinds)),
    check('orders_settlement', settlement),
    uniqueIndex('orders_external_reference')
      .on(t.provider, t.externalReference)
      .where(sql`external_reference is not null`),
    check('orders_exact', inWords(t.exact, exactSides)),
    check('orders_fill_mode', inWords(t.fillMode, ['contract', 'transfer'])),
    check(
      'orders_amounts',
      sql`send_amount >= 0 and receive_amount >= 0 and gas_compensation >= 0 and deposit_gas >= 0 and bridge_fee >= 0 and channel_fee >= 0 and destination_gas >= 0`,
    ),
    check('orders_amounts_parse', parses.amounts),
    check('orders_times_parse', parses.times),
    check('orders_escrow_order_parses', parses.escrowOrder),
    check('orders_size', noLongerThan(sizes.orders)),
  ],
)

/**
 * Addresses in whose history an order appears, written when its deposit is first seen; keyset pages read only this
 * index.
 */
export const orderAddresses = pgTable(
  'order_addresses',
  { address: text('address').notNull(), orderId: orderIdColumn('order_id').notNull() },
  (t) => [primaryKey({ columns: [t.address, t.orderId] })],
)

export const orderEvents = pgTable(
  'order_events',
  {
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    type: text('type').$type<OrderEventRow['type']>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    at: instant('at').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.seq] }),
    check('order_events_seq', sql`seq > 0`),
    check('order_events_size', noLongerThan(sizes.orderEvents)),
  ],
)

export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    ordinal: integer('ordinal').notNull(),
    kind: text('kind').notNull(),
    chainId: chain('chain_id').notNull(),
    label: text('label').notNull(),
    body: jsonb('body').$type<OrderStep['body']>().notNull(),
    status: text('status').$type<OrderStep['status']>().notNull(),
    txRef: text('tx_ref'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.ordinal] }),
    check('order_steps_status', inWords(t.status, ['waiting', 'sent', 'done'])),
    check('order_steps_size', noLongerThan(sizes.orderSteps)),
  ],
)

export const orderHandovers = pgTable(
  'order_handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    orderId: orderIdColumn('order_id')
      .notNull()
      .references(() => orders.id),
    expiresAt: instant('expires_at').notNull(),
    /** Null until the code was used; it is valid for one token. */
    tokenHash: text('token_hash'),
  },
  (t) => [uniqueIndex('order_handovers_token').on(t.tokenHash), index('order_handovers_expiry').on(t.expiresAt)],
)

/** Kept for minutes: by then the order has a deposit or no longer reserves anything. */
export const orderReservations = pgTable(
  'order_reservations',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    creator: text('creator').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('order_reservations_creator').on(t.creator, t.expiresAt),
    index('order_reservations_expiry').on(t.expiresAt),
  ],
)

/**
 * Fees owed to channels for deposits in maker custody: one immutable row per delivered order. Escrows keep their own
 * accounts.
 */
export const channelFees = pgTable(
  'channel_fees',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    channelId: integer('channel_id').notNull(),
    asset: asset('asset').notNull(),
    amount: amount('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('channel_fees_channel').on(t.channelId, t.asset), check('channel_fees_amount', sql`amount > 0`)],
)

/** Progress of an order that an external provider settles, as it reports it; one row per such order. */
export const externalOrders = pgTable(
  'external_orders',
  {
    orderId: orderIdColumn('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The provider's own position in the order's history. */
    cursor: text('cursor'),
    depositTx: text('deposit_tx'),
    /** Time of the deposit's block, once its network shows that it is the order's. */
    depositAt: instant('deposit_at'),
    payoutTx: text('payout_tx'),
    /** Asset, transaction, account and position of the payout or refund that ended the order. */
    payoutKey: text('payout_key'),
    /** Time since which the provider reports a payout or refund. */
    claimedAt: instant('claimed_at'),
    refundTx: text('refund_tx'),
    /** Native base units that the deposit costs on top of the amount, as quoted. */
    nativeFee: amount('native_fee').notNull().default(sql`0`),
    /** The least that arrives, in base units of the destination asset, as quoted. */
    minReceive: amount('min_receive').notNull().default(sql`0`),
    /** Asset and amount that the provider paid out, and whether the payout was read on its network. */
    receivedAsset: asset('received_asset'),
    receivedAmount: amount('received_amount'),
    isReceivedVerified: boolean('received_verified').notNull().default(false),
    refundedAsset: asset('refunded_asset'),
    refundedAmount: amount('refunded_amount'),
    isRefundVerified: boolean('refund_verified').notNull().default(false),
    /** Stable code of how or why it ended. */
    reason: text('reason'),
    /** Failed polls in a row. */
    failures: integer('failures').notNull(),
    /** Time of the next poll, or end of a claim; null once nothing more is expected. */
    pollAt: instant('poll_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('external_orders_due').on(t.pollAt).where(sql`poll_at is not null`),
    // One transfer ends one order.
    uniqueIndex('external_orders_payout').on(t.payoutKey).where(sql`payout_key is not null`),
    check(
      'external_orders_size',
      noLongerThan({
        cursor: 4_000,
        deposit_tx: 500,
        payout_tx: 500,
        payout_key: 1_500,
        refund_tx: 500,
        received_asset: 300,
        refunded_asset: 300,
        reason: 100,
      }),
    ),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { exactSides } from '#core/order/escrowOrder.ts'
import { swapKinds, swapStatuses } from '#core/wire/swap.ts'
import { amount, asset, chain, inWords, instant, noLongerThan, orderIdColumn, uint256, usdE8 } from '../columns.ts'
import type { SwapCall } from './types.ts'

/** Swaps on one network. No money of ours depends on a row: the wallet sends the call itself. */
export const swaps = pgTable(
  'swaps',
  {
    id: orderIdColumn('id').primaryKey(),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: swapKinds }).notNull(),
    chainId: chain('chain_id').notNull(),
    fromAddress: text('from_address').notNull(),
    fromAsset: asset('from_asset').notNull(),
    toAsset: asset('to_asset').notNull(),
    exact: text('exact', { enum: exactSides }).notNull(),
    sendAmount: amount('send_amount').notNull(),
    maxSendAmount: amount('max_send_amount').notNull(),
    receiveAmount: amount('receive_amount').notNull(),
    minReceiveAmount: amount('min_receive_amount').notNull(),
    call: json('call').$type<SwapCall>().notNull(),
    tokens: json('tokens').$type<unknown>().notNull(),
    fromPriceE8: usdE8('from_price_e8'),
    toPriceE8: usdE8('to_price_e8'),
    nativePriceE8: usdE8('native_price_e8'),
    surface: text('surface').notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: text('status', { enum: swapStatuses }).notNull(),
    txHash: text('tx_hash'),
    nonce: uint256('nonce'),
    since: uint256('since'),
    reportedNonce: uint256('reported_nonce'),
    sentAmount: amount('sent_amount'),
    receivedAmount: amount('received_amount'),
    gasFee: amount('gas_fee'),
    failure: text('failure'),
    minedAt: instant('mined_at'),
    pollAt: instant('poll_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('swaps_of_address').on(t.fromAddress, t.id).where(sql`tx_hash is not null`),
    index('swaps_due').on(t.pollAt).where(sql`poll_at is not null`),
    index('swaps_unsent').on(t.createdAt).where(sql`tx_hash is null`),
    check('swaps_kind', inWords(t.kind, swapKinds)),
    check('swaps_exact', inWords(t.exact, exactSides)),
    check('swaps_status', inWords(t.status, swapStatuses)),
    check(
      'swaps_size',
      noLongerThan({
        provider: 100,
        from_address: 500,
        from_asset: 300,
        to_asset: 300,
        call: 100_000,
        tokens: 10_000,
        surface: 100,
        tx_hash: 200,
        failure: 200,
      }),
    ),
  ],
)

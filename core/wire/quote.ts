import { z } from 'zod'
import { custodies, exactSides } from '../order/escrowOrder.ts'
import { address, amount, assetIdText, chainIdNumber, fix, ownText, paymentId, time } from './common.ts'

/** Side of a transfer whose amount was asked for exactly. */
export const exactSide = z.enum(exactSides)

export const quoteRequest = z
  .strictObject({
    from_asset: assetIdText.optional(),
    to_asset: assetIdText.optional(),
    /** Shorthand: the two networks and a symbol instead of the two assets. */
    from_chain_id: chainIdNumber.optional(),
    to_chain_id: chainIdNumber.optional(),
    token: z.string().min(1).max(20).optional(),
    /** Base units of the source asset that are sent; of the destination asset that arrive, if `exact` is `receive`. */
    amount,
    /** Side that `amount` fixes; the quote computes the other one. */
    exact: exactSide.optional(),
    from_address: address.optional(),
    recipient: address.optional(),
    exchange_id: z.int().positive().optional(),
    slippage: z.number().min(0).max(1).optional(),
    /** Native base units that the recipient wants on top on the destination. */
    destination_gas: amount.optional(),
    /** Providers that can't add `destination_gas` quote without it, with "0" in the quote, instead of refusing. */
    destination_gas_optional: z.boolean().optional(),
    /** The depositor only signs, and the maker opens the deposit: its gas becomes a fee line. */
    gasless: z.boolean().optional(),
    /**
     * The deposit is paid to an address of the order: where the maker opens it from there, its gas becomes a fee line.
     * Quotes that take no such payment are still listed.
     */
    by_address: z.boolean().optional(),
    /** Payment request that the transfer pays. An asset is sent as it is, on its own network, for one alone; the order names the same. */
    payment: paymentId.optional(),
    /** The host decides; another number is refused. */
    channel_id: z.int().positive().optional(),
  })
  .refine((q) => (q.from_asset && q.to_asset) || (q.from_chain_id && q.to_chain_id && q.token), {
    message: 'either from_asset and to_asset, or from_chain_id, to_chain_id and token are required',
  })
export type QuoteRequest = z.infer<typeof quoteRequest>

export const feeLine = z.object({
  /** `deposit_gas`: gas of opening a deposit that its depositor only signs, or pays to an address. */
  kind: z.enum(['gas_compensation', 'deposit_gas', 'bridge_fee', 'channel_fee']),
  asset: assetIdText,
  amount,
  /** Dollars with up to eight decimals, null if the price is unknown. */
  usd: z.string().nullable(),
  /** True if the dollar value uses a price older than the operator allows. */
  usd_stale: z.boolean(),
  /** Recipient of a channel's fee. */
  payee: z.string().optional(),
})

/**
 * Judgement of a provider's earlier transfers on a route: often not paid out, late, or with less than quoted; `new`: too few
 * to judge; `weaker`: a record that is only worse than others.
 */
export const historyMarks = ['missed', 'late', 'shortfall', 'new', 'weaker'] as const
export type HistoryMark = (typeof historyMarks)[number]

export const quote = z.object({
  quote_id: z.string(),
  provider: z.string(),
  /** Display name of the provider; empty for the operator's own market maker. */
  provider_name: z.string().max(60).default(''),
  from_asset: assetIdText,
  to_asset: assetIdText,
  /** Side that is exactly as asked. With `receive`, `receive_amount` and `min_receive_amount` are that, and `send_amount` is the most that is sent. */
  exact: exactSide.default('send'),
  send_amount: amount,
  receive_amount: amount,
  min_receive_amount: amount,
  send_usd: z.string().nullable(),
  receive_usd: z.string().nullable(),
  send_usd_stale: z.boolean(),
  receive_usd_stale: z.boolean(),
  fees: z.array(feeLine),
  /** Ratio of the bridge fee, e.g. "0.0001". */
  fee_ratio: z.string(),
  /** Native base units of the source network that the deposit costs on top of `send_amount`, such as a protocol's fixed fee. */
  native_fee: amount.default('0'),
  /** Dollars; null if the price is unknown. */
  native_fee_usd: z.string().nullable().default(null),
  /** About what the sender pays in network fees for the deposit, in dollars; null if unknown. Not part of `fees`. */
  gas_usd: z.string().nullable().default(null),
  /** Bridge or exchange that a provider uses for this quote, by its name; null if that is the provider itself. */
  via: z.string().max(60).nullable().default(null),
  /** Native base units that arrive on top on the destination; their cost is part of `fees`. */
  destination_gas: amount,
  /** Dollars; null if the price is unknown, or no gas arrives. */
  destination_gas_usd: z.string().nullable().default(null),
  /** True if the fees cover opening the deposit on a signature (`POST orders/{id}/authorization`). */
  gasless: z.boolean().default(false),
  /** True if any wallet or exchange can pay the deposit: an order without `from_address` gets an address of its own. */
  pays_to_address: z.boolean().default(false),
  eta_seconds: z.int(),
  custody: z.enum(custodies),
  fill_mode: z.enum(['contract', 'transfer']),
  /** Maximum wallet confirmations of the opening. */
  signatures: z.int(),
  min_amount: amount,
  max_amount: amount,
  expires_at: time,
  /** Reasons for its place in the list; absent without any. */
  history: z.array(z.enum(historyMarks)).optional(),
})
export type Quote = z.infer<typeof quote>

/** `own`: the operator's text, in more languages than the message. */
export const quoteReason = z.object({
  provider: z.string(),
  /** Display name of the provider; absent for the operator's own market maker, and where no provider was asked. */
  provider_name: z.string().max(60).optional(),
  reason: z.string(),
  message: z.string(),
  own: ownText.optional(),
  fix: fix.optional(),
})
export type QuoteReason = z.infer<typeof quoteReason>

export const quotesData = z.object({ quotes: z.array(quote), reasons: z.array(quoteReason) })
export type QuotesData = z.infer<typeof quotesData>

/** One line of a streamed answer: everything so far. The last line is `complete`; a stream without one broke off. */
export const quotesPart = quotesData.extend({
  /** Providers that still answer, with the reason that applies if they never do. */
  pending: z.array(quoteReason),
  complete: z.boolean(),
})
export type QuotesPart = z.infer<typeof quotesPart>

import { z } from 'zod'
import { address, amount, assetIdText, chainIdNumber, hex, position, time, uintText } from './common.ts'
import { step, txLink } from './order.ts'
import { exactSide, quoteReason } from './quote.ts'

/** Most slippage of a request that names none: 5 over 100 (specification §3). The server suggests less for each pair. */
export const DEFAULT_SLIPPAGE_BPS = 500
/** Largest slippage that a quote accepts. */
export const MAX_SLIPPAGE_BPS = 5_000

/** `wrap` and `unwrap` exchange the native coin and its token one to one. */
export const swapKinds = ['swap', 'wrap', 'unwrap'] as const
export type SwapKind = (typeof swapKinds)[number]

const slippageBps = z.int().min(1).max(MAX_SLIPPAGE_BPS)

/** Facts about a token that a person should know before they swap it. */
export const tokenWarnings = [
  /** In neither the catalogue nor a list of the operator. */
  'unlisted',
  /** Has the symbol of a listed token, and is another one. */
  'same_symbol',
  /** Less arrives than is sent, by a simulated transfer. */
  'transfer_tax',
  /** A simulated sale fails. */
  'cannot_sell',
  /** Its transfers could not be simulated. */
  'unchecked',
] as const
export type TokenWarning = (typeof tokenWarnings)[number]

export const swapToken = z.object({
  asset_id: assetIdText,
  symbol: z.string().min(1).max(32),
  name: z.string().max(80),
  decimals: z.int().min(0).max(36),
  icon: z.string().nullable(),
  /** Dollars per whole token; null if the price is unknown. */
  usd: z.string().nullable(),
  /** True for a price that is no longer fresh; absent in swaps of earlier releases. */
  usd_stale: z.boolean().optional(),
  is_popular: z.boolean(),
  warnings: z.array(z.enum(tokenWarnings)),
  /** Part of a transfer that the token keeps; null if it was not simulated. */
  tax_bps: z.int().nullable(),
})
export type SwapToken = z.infer<typeof swapToken>

/** Networks where swaps are served, and the provider names of each. */
export const swapChains = z.object({
  chains: z.array(
    z.object({
      chain_id: chainIdNumber,
      providers: z.array(z.string()),
      /** Endpoint for the wallet that keeps swaps out of the public mempool; null if the operator names none. */
      protected_rpc: z.object({ name: z.string(), url: z.string() }).nullable(),
    }),
  ),
})
export type SwapChains = z.infer<typeof swapChains>

export const swapTokens = z.object({ tokens: z.array(swapToken) })
export type SwapTokens = z.infer<typeof swapTokens>

export const swapQuoteRequest = z.strictObject({
  /** Both on one network. */
  from_asset: assetIdText,
  to_asset: assetIdText,
  /** Base units of the source token, or of the destination token if `exact` is `receive`. */
  amount,
  exact: exactSide.optional(),
  /** Without one the provider's own suggestion for the pair is used, at most the default. */
  slippage_bps: slippageBps.optional(),
  /** With it, the quote says which approval the swap needs, and the call is simulated. */
  from_address: address.optional(),
})
export type SwapQuoteRequest = z.infer<typeof swapQuoteRequest>

/** One pool of a route. */
export const swapHop = z.object({
  dex: z.string().max(60),
  from_asset: assetIdText,
  to_asset: assetIdText,
  /** Fee of the pool in hundredths of a basis point (3000 = 0.3 %); null if unknown. */
  fee_pips: z.int().nullable(),
})

/** Ways in which the provider's contract gets the tokens; `approve` always works. */
export const approvalKinds = ['approve', 'permit'] as const

export const swapQuote = z.object({
  quote_id: z.string(),
  provider: z.string(),
  provider_name: z.string().max(60),
  /** A `wrap` or `unwrap` has no slippage. */
  kind: z.enum(swapKinds),
  from_asset: assetIdText,
  to_asset: assetIdText,
  exact: exactSide,
  /** Expected amounts, and the bounds that the call enforces. */
  send_amount: amount,
  max_send_amount: amount,
  receive_amount: amount,
  min_receive_amount: amount,
  slippage_bps: z.int(),
  send_usd: z.string().nullable(),
  receive_usd: z.string().nullable(),
  usd_stale: z.boolean(),
  /** Loss against the price before the swap, without fees of pools; null if the provider does not say. */
  price_impact_bps: z.int().nullable(),
  /** The operator's fee, already out of `receive_amount`; null without one. */
  fee: z.object({ asset: assetIdText, amount }).nullable(),
  gas_units: amount,
  gas_usd: z.string().nullable(),
  /** True if the price of the coin that pays for gas and rent is stale. */
  gas_usd_stale: z.boolean().default(false),
  /** Coins that the sender's new token account locks until it is closed; null if there is none, or without `from_address`. */
  account_rent: z.object({ asset: assetIdText, amount, usd: z.string().nullable() }).nullable(),
  /** Parts of the amount that take different ways; shares add up to 10,000. */
  route: z.array(z.object({ share_bps: z.int(), hops: z.array(swapHop) })),
  /** Approval that the sender still has to give; null if none, or without `from_address`. */
  approval: z
    .object({
      spender: address,
      amount,
      kinds: z.array(z.enum(approvalKinds)),
      /** True if the token has to approve Permit2 first, by a transaction, whichever kind is chosen. */
      approves_permit2: z.boolean().optional(),
    })
    .nullable(),
  /** Problem that a simulation of the exact call found, as a stable code; null if it passed or was not made. */
  problem: z.string().nullable(),
  /** False if the network can't run the exact call; null if that was not tried yet, or not needed. */
  is_simulated: z.boolean().nullable(),
  expires_at: time,
})
export type SwapQuote = z.infer<typeof swapQuote>

/** The best quote first. `tokens` describes every asset that the quotes name. */
export const swapQuotesData = z.object({
  quotes: z.array(swapQuote),
  reasons: z.array(quoteReason),
  tokens: z.array(swapToken),
})
export type SwapQuotesData = z.infer<typeof swapQuotesData>

export const swapRequest = z.strictObject({
  quote_id: z.string().min(1).max(64),
  from_address: address,
  approval: z.enum(approvalKinds).optional(),
})
export type SwapRequest = z.infer<typeof swapRequest>

/**
 * `waiting` for the wallet, `sent` and not yet in a block, `done`, `failed` (reverted, nothing swapped), `expired` without
 * a transaction, `unknown`: its transaction was replaced by another call of the wallet.
 */
export const swapStatuses = ['waiting', 'sent', 'done', 'failed', 'expired', 'unknown'] as const
export type SwapStatus = (typeof swapStatuses)[number]

export const swap = z.object({
  id: z.string(),
  provider: z.string(),
  provider_name: z.string(),
  kind: z.enum(swapKinds),
  status: z.enum(swapStatuses),
  from_address: address,
  from_asset: assetIdText,
  to_asset: assetIdText,
  exact: exactSide,
  send_amount: amount,
  max_send_amount: amount,
  receive_amount: amount,
  min_receive_amount: amount,
  /** Read from the transaction's own transfers; null before it is in a block. */
  sent_amount: amount.nullable(),
  received_amount: amount.nullable(),
  /** Native base units that the sender paid for the transaction; null before it is in a block, and where that isn't known. */
  gas_fee: amount.nullable(),
  tx: txLink.nullable(),
  /** Stable code of a failure: `slippage`, `expired`, `allowance`, `balance`, `reverted`, …; null otherwise. */
  failure: z.string().nullable(),
  tokens: z.array(swapToken),
  created_at: time,
  updated_at: time,
})
export type Swap = z.infer<typeof swap>

export const swapMade = z.object({
  swap,
  steps: z.array(step),
  /** False if the network can't run the exact call, so that nothing but balances was compared. */
  is_simulated: z.boolean(),
  /** Place of the sender's next transaction, as a quorum shows it; null if it couldn't be read. */
  position: z.object(position).nullable(),
})
export type SwapMade = z.infer<typeof swapMade>

/** `data`: bytes of the call with the permit that the wallet signed; without them those of the steps are tried. */
export const swapTrialRequest = z.strictObject({ data: hex.max(20_000).optional() })

/** `position`: that of the answer which made the swap. */
export const swapSearchRequest = z.strictObject({ position: z.strictObject(position) })

/**
 * Result of a search for a swap of which no transaction was reported: its transaction; `nothing` if the wallet sent none and its call
 * can't succeed any more; `unknown` as long as neither is certain.
 */
export const swapSearch = z.object({
  state: z.enum(['sent', 'nothing', 'unknown']),
  tx_hash: z.string().nullable(),
  swap,
})
export type SwapSearch = z.infer<typeof swapSearch>

/** Outcome of another trial run that found no problem. */
export const swapTrial = z.object({ is_simulated: z.boolean() })

/** `nonce`: the sender's, as its wallet shows it; a transaction that replaces this one is found by it before any node has shown this one. */
export const swapSent = z.strictObject({ tx_hash: z.string().min(1).max(128), nonce: uintText.optional() })
export type SwapSent = z.infer<typeof swapSent>

export const swapPage = z.object({ list: z.array(swap), next_cursor: z.string().nullable() })
export type SwapPage = z.infer<typeof swapPage>

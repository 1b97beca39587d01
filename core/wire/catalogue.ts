import { z } from 'zod'
import { families } from '../chain/family.ts'
import { custodies } from '../order/escrowOrder.ts'
import { amount, assetIdText, chainIdNumber, ownText } from './common.ts'
import { memoRules } from '../order/exchangeMemo.ts'

/** Network of get-all-chains (spec §3 "Chain (bridge list)"), plus its route availability. */
export const chainRow = z.object({
  chain_id: chainIdNumber,
  chain_name: z.string(),
  alias_name: z.string(),
  is_testnet: z.boolean(),
  explorer_url: z.string().nullable(),
  network_code: z.string(),
  /** Its name in links, as in `?source=arbitrum`. */
  slug: z.string(),
  popular_item_list: z.array(z.object({ tag: z.string(), weight: z.number() })),
  flags: z.array(z.string()),
  icon: z.string(),
  disabled: z.boolean(),
  order: z.int(),
  family: z.enum(families),
  native_currency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  rpc_urls: z.array(z.string()),
  /** Each order has a deposit address of its own, which any wallet or exchange can pay; absent = false. */
  pays_to_address: z.literal(true).optional(),
  /**
   * Availability of any bridge from or to it today, and the reason if none. `code` names the sentence, unless it is the
   * operator's own.
   */
  route: z.object({ available: z.boolean(), reason: ownText.nullable(), code: z.string().optional() }),
})
export type ChainRow = z.infer<typeof chainRow>

export const chainsData = z.object({
  list: z.array(chainRow),
  routes: z.array(
    z.object({
      fromChainId: chainIdNumber,
      toChainId: chainIdNumber,
      from_asset: assetIdText,
      to_asset: assetIdText,
      min: amount,
      max: amount,
      eta_seconds: z.int(),
      custody: z.enum(custodies),
      /** A provider takes the deposit as a plain payment from any wallet or exchange. */
      pays_to_address: z.literal(true).optional(),
    }),
  ),
})
export type ChainsData = z.infer<typeof chainsData>

export const tokenRow = z.object({
  asset_id: assetIdText,
  chain_id: chainIdNumber,
  /** Zero address for the native coin on EVM networks; the family's sentinel elsewhere. */
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.int(),
  icon: z.string(),
  /**
   * Signing domain of a token whose deposits can be authorized by a signature: with `chain_id` and `address` the
   * EIP-712 domain. Null if it supports none; deposits by Permit2 have that contract's domain.
   */
  authorization: z.object({ kind: z.literal('erc3009'), name: z.string(), version: z.string() }).nullable(),
  /** Dollars per whole unit; null = unknown. */
  usd_price: z.string().nullable(),
  /** Older than the operator allows: for display with a mark, not for decisions. */
  usd_price_stale: z.boolean(),
  /** Source: "table" (the operator), or the vendor's name; null = unknown. */
  usd_price_source: z.string().nullable(),
  /** Time at the source; null if unknown or the operator's own. */
  usd_price_at: z.string().nullable(),
})
export type TokenRow = z.infer<typeof tokenRow>
export const tokensData = z.object({ list: z.array(tokenRow) })
export type TokensData = z.infer<typeof tokensData>

/** Exchange of get_all_exchange_infos (spec §3 "Exchange"), plus the facts that a depositor needs. */
const exchangeRow = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  chain_ids: z.array(chainIdNumber),
  tokens: z.array(z.string()),
  networks: z.array(z.object({ chain_id: chainIdNumber, memo: z.enum(memoRules), confirmations: z.int().nullable() })),
  /** Minimum credited deposit per token, in whole units. */
  min_deposit: z.array(z.object({ symbol: z.string(), amount: z.string() })),
  suspended: z.boolean(),
  suspended_reason: ownText.nullable(),
})
export type ExchangeRow = z.infer<typeof exchangeRow>
export const exchangesData = z.object({ list: z.array(exchangeRow) })

import { isNative } from '#core/chain/assetId.ts'
import { nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { RouteDef } from '#core/catalogue/types.ts'
import { limitE8 } from '#core/catalogue/moneyLimits.ts'
import { ceilDiv } from '#core/money/units.ts'
import { usdValue } from '#core/money/usd.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'
import { nativeToSource } from './price.ts'
import { unreachable } from './refusals.ts'

/**
 * Gas of opening a deposit on its depositor's signature: ERC-3009 or Permit2 in the escrow, the transaction's own and a
 * proxied token's.
 */
const OPENING_GAS = 250_000n
/**
 * Gas of opening a deposit from an address of its own: the longest order as contracts/gas/gas.json measures it, deployment
 * included, and the same proxied token.
 */
const SWEEP_GAS = 250_000n
/** Covers a rise of the gas price between the quote and the opening, a minute or two later. */
const MARGIN_PERCENT = 25n
/** The same for an hour, and for the prices of coin and asset: the payment of an address may arrive as late. */
const HELD_MARGIN_PERCENT = 100n

const unavailable: Refusal = {
  reason: 'gasless_unavailable',
  message: 'This deposit can’t be made without gas. Send it from your wallet instead.',
}

/** Charge for opening a deposit; `toAddress`: the quote offers an address of the order, and so holds for an hour. */
export interface OpeningCharge {
  /** Base units of the source asset; 0 if the depositor sends it. */
  readonly depositGas: bigint
  readonly toAddress: boolean
}

type Deps = Pick<ServerDeps, 'catalogue' | 'chains'> & { chainStateCache: ChainStateCache }

/**
 * Returns the charge for opening a deposit. The maker only opens orders that cover the gas, so the depositor sees the charge before
 * signing or paying. While the hour's gas is used up no address is offered: the wallet can still send the deposit.
 */
export async function sourceDepositGas(
  deps: Deps,
  { gasless, byAddress, from, fromChain }: RouteRequest,
  { custody }: Pick<RouteDef, 'custody'>,
): Promise<OpeningCharge | { refusal: Refusal }> {
  const { catalogue, chainStateCache, chains } = deps
  const node = chains(from.chainId)
  const mayOpen = byAddress === true && custody === 'escrow' && node?.depositAddress !== undefined
  if (!gasless && !mayOpen) return { depositGas: 0n, toAddress: false }
  if (!mayOpen && (custody !== 'escrow' || isNative(from.id) || !node?.checkAuthorization))
    return { refusal: unavailable }
  const native = nativeAsset(catalogue, from.chainId)
  const [sourcePriceE8, nativePriceE8] = [trustedPriceOf(catalogue, from), native && trustedPriceOf(catalogue, native)]
  if (!native || sourcePriceE8 === null || nativePriceE8 === null)
    return {
      refusal: {
        reason: 'price_unknown',
        message: `We can’t get the price of ${from.symbol} or gas on ${fromChain.name} right now.`,
      },
    }
  const gasPrice = await chainStateCache.gasPrice(from.chainId).catch(() => null)
  if (gasPrice === null) return { refusal: unreachable(fromChain.name) }
  const toAddress = mayOpen && (await hasOpeningBudget(deps, fromChain))
  if (!gasless && !toAddress) return { depositGas: 0n, toAddress }
  const rate = { sourcePriceE8, nativePriceE8, nativeDecimals: native.decimals, sourceDecimals: from.decimals }
  const charged = toAddress ? nativeSweepGas(gasPrice) : nativeDepositGas(gasPrice)
  return { depositGas: nativeToSource(charged, rate), toAddress }
}

/**
 * True if the gas of one more opening fits into the hour's limit, by the maker's openings in the database. Only the maker's own sum
 * decides.
 */
export async function hasOpeningBudget(
  { catalogue, chainStateCache }: Deps,
  chain: RouteRequest['fromChain'],
): Promise<boolean> {
  const native = nativeAsset(catalogue, chain.id)
  const price = native && trustedPriceOf(catalogue, native)
  if (!native || price === null) return false
  const [gasPrice, unpaid] = await Promise.all([
    chainStateCache.gasPrice(chain.id),
    chainStateCache.unpaidOpenings(chain.id),
  ]).catch(() => [null, 0] as const)
  if (gasPrice === null) return false
  const one = usdValue(nativeSweepGas(gasPrice), native.decimals, price)
  return one * BigInt(unpaid + 1) <= limitE8(chain, 'openingGasCapUsd')
}

const withMargin = (native: bigint, percent: bigint): bigint => ceilDiv(native * (100n + percent), 100n)

/** Native base units that a quote charges at this gas price for a deposit that the maker opens on a signature. */
export const nativeDepositGas = (gasPrice: bigint): bigint => withMargin(gasPrice * OPENING_GAS, MARGIN_PERCENT)

/** The same for a deposit at an address of its own. */
export const nativeSweepGas = (gasPrice: bigint): bigint => withMargin(gasPrice * SWEEP_GAS, HELD_MARGIN_PERCENT)

/** Gas price that an offer of an address charges for the payout, which may be due an hour later. */
export const heldGasPrice = (gasPrice: bigint): bigint => withMargin(gasPrice, HELD_MARGIN_PERCENT)

import { isNative } from '#core/chain/assetId.ts'
import { nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { RouteDef } from '#core/catalogue/types.ts'
import { ceilDiv } from '#core/money/units.ts'
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
/** Gas of opening a deposit from an address of its own: the same, and the deployment of the address. */
const SWEEP_GAS = 500_000n
/** Covers a rise of the gas price between the quote and the opening, a minute or two later. */
const MARGIN_PERCENT = 25n

const unavailable: Refusal = {
  reason: 'gasless_unavailable',
  message: 'This deposit can’t be made without gas. Send it from your wallet instead.',
}

/**
 * Returns the charge for opening a deposit, in base units of the source asset; 0 if the depositor sends it. The maker only
 * opens orders that cover the gas, so the depositor sees the charge before signing or paying.
 */
export async function sourceDepositGas(
  {
    catalogue,
    chainStateCache,
    chains,
  }: Pick<ServerDeps, 'catalogue' | 'chains'> & { chainStateCache: ChainStateCache },
  { gasless, byAddress, from, fromChain }: RouteRequest,
  { custody }: Pick<RouteDef, 'custody'>,
): Promise<{ depositGas: bigint } | { refusal: Refusal }> {
  const node = chains(from.chainId)
  const isOpened = byAddress === true && custody === 'escrow' && node?.depositAddress !== undefined
  if (!gasless && !isOpened) return { depositGas: 0n }
  if (!isOpened && (custody !== 'escrow' || isNative(from.id) || !node?.checkAuthorization))
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
  const rate = { sourcePriceE8, nativePriceE8, nativeDecimals: native.decimals, sourceDecimals: from.decimals }
  return { depositGas: nativeToSource(nativeDepositGas(gasPrice, isOpened ? SWEEP_GAS : OPENING_GAS), rate) }
}

/** Native base units that a quote charges at this gas price for a deposit that the maker opens. */
export const nativeDepositGas = (gasPrice: bigint, gas = OPENING_GAS): bigint =>
  ceilDiv(gasPrice * gas * (100n + MARGIN_PERCENT), 100n)

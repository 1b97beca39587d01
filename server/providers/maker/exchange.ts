import { isNative } from '#core/chain/assetId.ts'
import type { Catalogue, ExchangeDef, RouteDef } from '#core/catalogue/types.ts'
import { exchangeChainsFor, exchangeTakes } from '#core/catalogue/exchanges.ts'
import { parseUnits } from '#core/money/units.ts'
import type { FillMode } from '#core/order/escrowOrder.ts'
import { textIn } from '#core/format/ownText.ts'
import type { Refusal, RouteRequest } from '../provider.ts'

/** True if the exchange credits this token on this network and the profile allows payouts to it (spec §5). */
function takes(exchange: ExchangeDef, { to }: RouteRequest, defaults: Catalogue['defaults']): boolean {
  return (
    exchangeTakes(exchange, to.symbol) &&
    exchange.networks.some((n) => n.chainId === to.chainId) &&
    exchangeChainsFor(defaults, to.symbol).includes(to.chainId)
  )
}

/** Returns the reason why an exchange can't be the destination, or null. */
export function exchangeAccepts(
  exchange: ExchangeDef,
  request: RouteRequest,
  route: Pick<RouteDef, 'custody'>,
  defaults: Catalogue['defaults'],
): Refusal | null {
  if (exchange.suspended)
    return {
      reason: 'exchange_suspended',
      message: `${exchange.name} has suspended deposits. ${textIn(exchange.suspendedReason ?? '', 'en')}`.trim(),
    }
  if (!takes(exchange, request, defaults))
    return {
      reason: 'exchange_unsupported',
      message: `${exchange.name} doesn’t accept ${request.to.symbol} on ${request.toChain.name}.`,
    }
  // In maker custody the filler pays under the order's memo; a plain transfer would lose both.
  if (route.custody === 'maker')
    return {
      reason: 'exchange_unsupported',
      message: `${exchange.name} can’t be paid from ${request.fromChain.name}.`,
    }
  if (request.destinationGas > 0n && !isNative(request.to.id))
    return {
      reason: 'destination_gas_unsupported',
      message: `You can’t add gas to a ${request.to.symbol} transfer to ${exchange.name}. Request a quote without it.`,
    }
  return null
}

/** Payouts to exchanges are plain transfers: an exchange may not credit transfers from contracts. */
export const fillModeFor = (
  { exchange }: Pick<RouteRequest, 'exchange'>,
  route: Pick<RouteDef, 'fillMode'>,
): FillMode => (exchange ? 'transfer' : route.fillMode)

/** Returns the exchange's minimum deposit in base units of the destination asset; 0 if it has none. */
export function exchangeMinimum(exchange: ExchangeDef, symbol: string, decimals: number): bigint {
  const row = exchange.minDeposit.find((m) => m.symbol === symbol)
  return row ? parseUnits(row.amount, decimals) : 0n
}

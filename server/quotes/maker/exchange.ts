import { isNative } from '#core/asset/assetId.ts'
import type { ExchangeDef, RouteDef } from '#core/catalogue/types.ts'
import { parseUnits } from '#core/money/units.ts'
import type { Refusal, RouteRequest } from '../provider.ts'

/** Why an exchange cannot be the destination; null when it can. */
export function exchangeAccepts(exchange: ExchangeDef, request: RouteRequest, route: Pick<RouteDef, 'custody'>): Refusal | null {
  if (exchange.suspended) return { reason: 'exchange_suspended', message: `${exchange.name} has suspended deposits.` }
  if (!exchange.chains.includes(request.to.chainId) || !exchange.tokens.includes(request.to.symbol))
    return { reason: 'exchange_unsupported', message: `${exchange.name} does not take ${request.to.symbol} on ${request.toChain.name}.` }
  // A payout's memo carries the order id, so it cannot carry the exchange's as well.
  if (exchange.memoRequired) return { reason: 'exchange_memo_unsupported', message: `${exchange.name} asks for a memo, which this route cannot carry.` }
  // A deposit that the maker holds is paid by the filler under the order's memo; a plain transfer would lose both.
  if (route.custody === 'maker') return { reason: 'exchange_unsupported', message: `${exchange.name} cannot be paid from ${request.fromChain.name}.` }
  if (request.destinationGas > 0n && !isNative(request.to.id))
    return { reason: 'destination_gas_unsupported', message: `Gas cannot be added to a transfer of ${request.to.symbol} to ${exchange.name}. Ask without it.` }
  return null
}

/** What the exchange credits at least, in base units of the destination asset; 0 when it names no minimum. */
export function exchangeMinimum(exchange: ExchangeDef, symbol: string, decimals: number): bigint {
  const row = exchange.minDeposit.find((m) => m.symbol === symbol)
  return row ? parseUnits(row.amount, decimals) : 0n
}

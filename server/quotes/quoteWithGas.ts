import type { ProviderAnswer, RouteProvider, RouteRequest } from '../providers/provider.ts'

/** Refusals that may be due to the gas on arrival alone. */
const mayBeAboutGas: ReadonlySet<string> = new Set([
  'destination_gas_unsupported',
  'destination_gas_too_high',
  'insufficient_liquidity',
  'below_minimum',
  'price_stale',
])

/** Asks a provider again, without gas on arrival, if it can't add that and the request allows it. */
export async function quoteWithGas(
  provider: Pick<RouteProvider, 'quote'>,
  request: RouteRequest,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answer = await provider.quote(request, signal)
  const isFinal = 'quote' in answer || request.destinationGas === 0n || request.isGasOptional !== true
  if (isFinal || !mayBeAboutGas.has(answer.refusal.reason)) return answer
  return provider.quote({ ...request, destinationGas: 0n }, signal)
}

/** Tokens that may be sent to an exchange (spec §9). */
export const exchangeTokens = ['ETH', 'USDC', 'USDT', 'BTC'] as const

const isExchangeToken = (symbol: string): boolean => exchangeTokens.some((token) => token === symbol.toUpperCase())

/** The only exchange that is offered for BTC (spec §3, §9), whatever the other exchanges list. */
const BTC_EXCHANGE = 11

/** True if an exchange is offered for a token; symbols are compared ignoring case. */
export function exchangeTakes(
  { id, tokens }: { readonly id: number; readonly tokens: readonly string[] },
  symbol: string,
): boolean {
  const token = symbol.toUpperCase()
  return (token !== 'BTC' || id === BTC_EXCHANGE) && tokens.some((taken) => taken.toUpperCase() === token)
}

/** Networks of the profile on which exchanges are paid: one list for BTC, one for all others. */
export interface ExchangePlaces<Id extends number = number> {
  readonly exchangeChains: readonly Id[]
  readonly exchangeChainsBtc: readonly Id[]
}

/** Networks on which this token may be sent to an exchange (spec §5); empty for a token that exchanges do not get. */
export function exchangeChainsFor<Id extends number>(places: ExchangePlaces<Id>, symbol: string): readonly Id[] {
  if (!isExchangeToken(symbol)) return []
  return symbol.toUpperCase() === 'BTC' ? places.exchangeChainsBtc : places.exchangeChains
}

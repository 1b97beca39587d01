/** Tokens that may go to an exchange (spec §9). */
export const exchangeTokens = ['ETH', 'USDC', 'USDT', 'BTC'] as const

const isExchangeToken = (symbol: string): boolean => exchangeTokens.some((token) => token === symbol.toUpperCase())

/** Networks of the profile on which exchanges are paid: one list for BTC, one for all others. */
export interface ExchangePlaces<Id extends number = number> {
  readonly exchangeChains: readonly Id[]
  readonly exchangeChainsBtc: readonly Id[]
}

/** Where this token may be sent to an exchange (spec §5); nowhere for a token that exchanges are not paid in. */
export function exchangeChainsFor<Id extends number>(places: ExchangePlaces<Id>, symbol: string): readonly Id[] {
  if (!isExchangeToken(symbol)) return []
  return symbol.toUpperCase() === 'BTC' ? places.exchangeChainsBtc : places.exchangeChains
}

import type { CatalogueProblem } from './check.ts'
import type { Catalogue, ChainDef, ExchangeDef } from './types.ts'

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

/** Memo length that a plain transfer of a network carries for its recipient; null if none. */
export type MemoRoom = (chain: ChainDef) => number | null

/** Returns the tokens that an enabled route delivers to this exchange. */
function tokensWithin({ assets, routes, defaults }: Catalogue, { networks, tokens }: ExchangeDef): ReadonlySet<string> {
  const places = new Set<number>(networks.map((n) => n.chainId))
  const reached = routes.flatMap((route) =>
    route.enabled && route.custody === 'escrow' ? assets.filter(({ id }) => id === route.to) : [],
  )
  const paid = reached.filter(
    ({ symbol, chainId }) =>
      tokens.includes(symbol) && places.has(chainId) && exchangeChainsFor(defaults, symbol).includes(chainId),
  )
  return new Set(paid.map(({ symbol }) => symbol))
}

function problemsOf(catalogue: Catalogue, exchange: ExchangeDef, room: MemoRoom): string[] {
  const { chains, defaults } = catalogue
  const { networks, tokens, minDeposit, suspended, suspendedReason } = exchange
  const ids = networks.map((n) => n.chainId)
  const allowed = new Set<number>(exchangeTokens.flatMap((token) => exchangeChainsFor(defaults, token)))
  const perNetwork = networks.flatMap(({ chainId, memo }) => {
    const chain = chains.find((c) => c.id === chainId)
    const rules: readonly [boolean, string][] = [
      [allowed.has(chainId), `network ${chainId} is not among exchangeChains or exchangeChainsBtc of defaults.json`],
      [
        memo === 'none' || !chain || room(chain) !== null,
        `a memo is required on ${chain?.name}, whose plain transfers can’t carry one: such deposits would be lost`,
      ],
    ]
    return rules.filter(([holds]) => !holds).map(([, message]) => message)
  })
  const rules: readonly [boolean, string][] = [
    [new Set(ids).size === ids.length, 'a network is listed twice'],
    [
      tokens.every((t) => exchangeTokens.some((known) => known === t)),
      `only ${exchangeTokens.join(', ')} can go to an exchange`,
    ],
    [minDeposit.every((m) => tokens.includes(m.symbol)), 'minDeposit names a token that is not in tokens'],
    [
      suspended === (suspendedReason !== null),
      'suspendedReason is required while deposits are suspended, and null otherwise',
    ],
  ]
  const unsaid = [...tokensWithin(catalogue, exchange)].filter((symbol) => !minDeposit.some((m) => m.symbol === symbol))
  const minima = unsaid.map(
    (symbol) =>
      `minDeposit has no amount for ${symbol}, which a route delivers here: deposits below the exchange's minimum are lost ("0" for no minimum)`,
  )
  return [...perNetwork, ...minima, ...rules.filter(([holds]) => !holds).map(([, message]) => message)]
}

/**
 * Lists config errors that would lose deposits sent to an exchange, or hide the exchange without telling the user why.
 */
export const exchangeProblems = (catalogue: Catalogue, room: MemoRoom): readonly CatalogueProblem[] =>
  catalogue.exchanges.flatMap((e) =>
    problemsOf(catalogue, e, room).map((message) => ({ file: 'exchanges.json', path: String(e.id), message })),
  )

import { exchangeChainsFor, exchangeTakes } from '#core/catalogue/exchanges.ts'
import type { ChainRow, ChainsData, ExchangeRow, TokenRow } from '#core/wire/catalogue.ts'

/** Facts that decide where an exchange may be the destination. */
export interface OfferFacts {
  readonly chains: readonly ChainRow[]
  readonly routes: ChainsData['routes']
  readonly tokens: readonly TokenRow[]
  /** From the app config. */
  readonly places: {
    readonly exchange_chain_ids: readonly number[]
    readonly exchange_chain_ids_btc: readonly number[]
  }
  readonly fromChainId: number | null
  /** Symbol of the sent asset. */
  readonly token: string
}

const highestFirst = (chains: readonly ChainRow[]): readonly ChainRow[] =>
  chains.toSorted((a, b) => b.chain_id - a.chain_id)

/** Returns the networks of an exchange, in the one order of spec §5. */
export const networksOf = ({ chain_ids }: ExchangeRow, chains: readonly ChainRow[]): readonly ChainRow[] =>
  highestFirst(chains.filter((chain) => chain_ids.includes(chain.chain_id)))

/**
 * Networks on which the sent asset can be paid to an exchange, highest ID first (spec §5). Only escrow routes qualify: payouts for deposits
 * in the bridge's own custody do not originate from an account of ours.
 */
export function exchangeNetworks({
  chains,
  routes,
  tokens,
  places,
  fromChainId,
  token,
}: OfferFacts): readonly ChainRow[] {
  const listed = exchangeChainsFor(
    { exchangeChains: places.exchange_chain_ids, exchangeChainsBtc: places.exchange_chain_ids_btc },
    token,
  )
  const sent = tokens.find((row) => row.chain_id === fromChainId && row.symbol.toUpperCase() === token.toUpperCase())
  const reached = new Set(
    routes
      .filter((row) => row.custody === 'escrow' && row.fromChainId === fromChainId && row.from_asset === sent?.asset_id)
      .map((row) => row.toChainId),
  )
  return highestFirst(
    chains.filter((chain) => listed.includes(chain.chain_id) && reached.has(chain.chain_id) && !chain.disabled),
  )
}

/** Why the Exchange tab is disabled; null when it is enabled. */
export function exchangeTabBlocked(facts: OfferFacts): 'token' | 'network' | null {
  const { places, token } = facts
  const listed = exchangeChainsFor(
    { exchangeChains: places.exchange_chain_ids, exchangeChainsBtc: places.exchange_chain_ids_btc },
    token,
  )
  if (listed.length === 0) return 'token'
  return exchangeNetworks(facts).length === 0 ? 'network' : null
}

export interface ExchangeOffer {
  readonly exchange: ExchangeRow
  /** Payable networks, highest ID first. */
  readonly networks: readonly ChainRow[]
  /** Reason why the exchange cannot be selected; null when it can. */
  readonly blocked: 'suspended' | 'unsupported' | null
}

/** Lists all listed exchanges, selectable ones first. Only those that accept the token have networks. */
export function exchangeOffers(exchanges: readonly ExchangeRow[], facts: OfferFacts): readonly ExchangeOffer[] {
  const networks = exchangeNetworks(facts)
  return exchanges
    .map((exchange): ExchangeOffer => {
      const own = exchangeTakes(exchange, facts.token) ? networksOf(exchange, networks) : []
      return {
        exchange,
        networks: own,
        blocked: exchange.suspended ? 'suspended' : own.length === 0 ? 'unsupported' : null,
      }
    })
    .sort((a, b) => Number(a.blocked !== null) - Number(b.blocked !== null))
}

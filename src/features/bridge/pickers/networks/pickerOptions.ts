import type { ExchangeOffer } from '#src/features/bridge/exchange/offer.ts'
import type { NetworkRow } from './networkRows.ts'
import type { PickerOption } from '../usePickerList.ts'
import type { BalanceLoader } from './useRowBalance.ts'
import { matchRank } from '../search.ts'

/** Data shared by the rows of a network list. */
export interface NetworkContext {
  /** Symbol of the displayed balances. */
  readonly token: string
  /** Source name, for networks without a route from it. */
  readonly fromName: string
  readonly load: BalanceLoader
}

export interface NetworkOption extends PickerOption {
  readonly kind: 'network'
  readonly row: NetworkRow
  readonly context: NetworkContext
}

export interface ExchangeOption extends PickerOption {
  readonly kind: 'exchange'
  readonly offer: ExchangeOffer
  readonly token: string
  /** True when a search found the option outside the Exchange tab. */
  readonly found: boolean
}

export type AnyOption = NetworkOption | ExchangeOption

export const networkOption = (row: NetworkRow, context: NetworkContext): NetworkOption => ({
  kind: 'network',
  key: String(row.chain.chain_id),
  label: row.chain.alias_name,
  blocked: row.blocked !== null,
  row,
  context,
})

/** Exchanges that match a search, in the order of the offer. */
export const exchangeOptionsOf = (
  offers: readonly ExchangeOffer[],
  token: string,
  search: string,
  found = false,
): readonly ExchangeOption[] =>
  offers
    .filter(({ exchange }) => matchRank([exchange.name, String(exchange.id)], search) !== null)
    .map((offer) => ({
      kind: 'exchange',
      key: `exchange-${offer.exchange.id}`,
      label: offer.exchange.name,
      blocked: offer.blocked !== null,
      offer,
      token,
      found,
    }))

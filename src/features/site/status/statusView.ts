import type { CanaryFigures, ProviderFigures, RouteFigures, StatusData } from '#core/wire/status.ts'
import { displayDuration } from '#src/format/duration.ts'
import { listText } from '#src/format/listText.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'

/** Names of networks by chain id; an unknown one is shown by its number. */
export type NetworkNames = (chainId: number) => string

export const providerName = ({ provider_name }: Pick<ProviderFigures, 'provider_name'>): string =>
  provider_name || t('quote-market_maker')

/** A sentence for each kind of problem, the most severe first; none if all is well. */
export function problemsOf({ networks, delayed, canaries = [] }: StatusData, nameOf: NetworkNames): readonly string[] {
  const inState = (state: 'paused' | 'unreachable') =>
    networks.filter((network) => network.state === state).map(({ chain_id }) => nameOf(chain_id))
  const lists = {
    paused: inState('paused'),
    delayed: delayed.map(providerName),
    failing: [...new Set(canaries.filter(({ state }) => state !== 'ok').map((route) => routeName(route, nameOf)))],
    unreachable: inState('unreachable'),
  }
  return (['paused', 'delayed', 'failing', 'unreachable'] as const).flatMap((kind) =>
    lists[kind].length === 0 ? [] : [t(`service-${kind}`, { names: listText(lists[kind]) })],
  )
}

const routeName = (
  { from_chain_id, to_chain_id }: Pick<RouteFigures, 'from_chain_id' | 'to_chain_id'>,
  nameOf: NetworkNames,
): string => t('service-route-text', { from: nameOf(from_chain_id), to: nameOf(to_chain_id) })

export interface CanaryRow {
  readonly key: string
  readonly name: string
  readonly state: CanaryFigures['state']
  readonly checked: string
  readonly share: string
}

/** Routes that the operator checks itself, as they are shown. */
export const canaryRows = ({ canaries, as_of }: StatusData, nameOf: NetworkNames): readonly CanaryRow[] =>
  canaries.map((row) => {
    const seconds = Math.max(60, (Date.parse(as_of) - Date.parse(row.checked_at)) / 1000)
    const name = [row.from_symbol, routeName(row, nameOf), providerName(row)].map(isolateBidi).join(' · ')
    return {
      key: `${name} ${row.checked_at}`,
      name,
      state: row.state,
      checked: t('service-checked', { time: displayDuration(Math.floor(seconds / 60) * 60) }),
      share: t('service-check-share', { arrived: String(row.arrived), count: String(row.checks) }),
    }
  })

/** A figure with its 95th percentile. */
export interface Spread {
  readonly median: string
  readonly within: string
}

export interface RouteRow {
  readonly key: string
  readonly name: string
  readonly transfers: string
  readonly arrived: string
  readonly refunded: string
  /** Null if too few of the transfers have one. */
  readonly late: string | null
  readonly time: Spread | null
  readonly shortfall: Spread | null
  readonly reported: string | null
}

export interface FewRow extends Pick<RouteRow, 'key' | 'name' | 'reported'> {
  /** Extent of the sample in words. */
  readonly sample: string
}

export interface ProviderView {
  readonly key: string
  readonly name: string
  /** Routes with figures, those with most transfers first. */
  readonly routes: readonly RouteRow[]
  /** Routes with too few transfers for figures. */
  readonly few: readonly FewRow[]
}

const atLeast = (count: number): string => isolateBidi(`${count}+`)
const share = (percent: number | null): string | null =>
  percent === null ? null : isolateBidi(displayPercent((percent / 100).toFixed(2)))
const ofQuote = (bps: number): string => isolateBidi(displayPercent((bps / 10_000).toFixed(5)))

function spread(median: number | null, p95: number | null, shown: (figure: number) => string): Spread | null {
  return median === null || p95 === null
    ? null
    : { median: shown(median), within: t('service-within', { value: shown(p95) }) }
}

const named = (route: RouteFigures, nameOf: NetworkNames) => ({
  key: `${route.from_chain_id} ${route.to_chain_id}`,
  name: routeName(route, nameOf),
  reported: route.reported === 0 ? null : t('service-reported', { count: atLeast(route.reported) }),
})

const rowOf = (route: RouteFigures, nameOf: NetworkNames): RouteRow => ({
  ...named(route, nameOf),
  transfers: atLeast(route.transfers ?? 0),
  arrived: share(route.arrived_percent) ?? '',
  refunded: share(route.refunded_percent) ?? '',
  late: share(route.late_percent),
  time: spread(route.median_seconds, route.p95_seconds, displayDuration),
  shortfall: spread(route.median_shortfall_bps, route.p95_shortfall_bps, ofQuote),
})

/** A provider's routes as they are shown. */
export function providerView({ provider, provider_name, routes }: ProviderFigures, nameOf: NetworkNames): ProviderView {
  return {
    key: provider,
    name: providerName({ provider_name }),
    routes: routes
      .filter(({ sample }) => sample === 'enough')
      .toSorted((a, b) => (b.transfers ?? 0) - (a.transfers ?? 0))
      .map((route) => rowOf(route, nameOf)),
    few: routes.flatMap((route) =>
      route.sample === 'enough' ? [] : [{ ...named(route, nameOf), sample: t(`service-sample-${route.sample}`) }],
    ),
  }
}

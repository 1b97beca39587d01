import { parseAssetId } from '#core/chain/assetId.ts'
import { singleFlight } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { type CanaryCheck, canaryStates, isCurrent } from '#core/order/canary.ts'
import type { CanaryFigures, NetworkState, ProviderFigures, StatusData } from '#core/wire/status.ts'
import type { RouteOutcomes } from '#store/orders/outcomes.ts'
import type { ServerDeps } from '../deps.ts'
import type { RouteProvider, RouteRequest } from '../providers/provider.ts'
import { MAKER } from '../providers/maker/createMakerProvider.ts'
import { figuresOf, known } from './figures.ts'
import { expectationOf, rankBy, type Rank } from './history.ts'

type Deps = Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'clock' | 'log' | 'formerProviders'>

const FRESH_MS = 60_000
const DAY_MS = 24 * 3_600_000
/** A provider is delayed from so many overdue transfers of the last day on, and this share of them. */
const DELAYED = { transfers: 3, share: 0.2 }

interface Outcomes {
  readonly at: Date
  readonly day: readonly RouteOutcomes[]
  readonly week: readonly RouteOutcomes[]
  readonly month: readonly RouteOutcomes[]
  readonly canaries: readonly CanaryCheck[]
  readonly networks: StatusData['networks']
}

/** The service's own figures: read from the database at most once a minute, for the page and the order of quotes. */
export function createStatus(deps: Deps, providers: readonly RouteProvider[]) {
  const { store, clock, log } = deps
  let last: Outcomes | null = null
  let triedAt = Number.NEGATIVE_INFINITY
  const read = singleFlight(async () => {
    const at = clock.now()
    triedAt = at.getTime()
    const since = (days: number) => ({ since: new Date(at.getTime() - days * DAY_MS), now: at })
    const [day, week, month, canaries, networks] = await Promise.all([
      store.outcomes.byRoute(since(1)),
      store.outcomes.byRoute(since(7)),
      store.outcomes.byRoute(since(30)),
      store.outcomes.canaries(since(7)),
      networkStates(deps, providers),
    ])
    last = { at, day, week, month, canaries, networks }
    return last
  })
  const isFresh = (ms: number): boolean => clock.now().getTime() - ms < FRESH_MS
  const outcomes = async (): Promise<Outcomes> => (last && isFresh(last.at.getTime()) ? last : read())

  /** Never waits for the database beyond the first time, and never fails: without history all quotes count as they are. */
  async function history(): Promise<Pick<Outcomes, 'week' | 'month'>> {
    if (isFresh(triedAt) && !last) return { week: [], month: [] }
    const reading = isFresh(triedAt) ? null : read()
    const failed = (err: unknown) => void log.warn({ err }, 'the history of transfers could not be read')
    if (last) reading?.catch(failed)
    else await reading?.catch(failed)
    return last ?? { week: [], month: [] }
  }

  return {
    async rankOf({ from, to }: Pick<RouteRequest, 'from' | 'to'>): Promise<Rank> {
      const known = await history()
      return rankBy((provider) => expectationOf(known, { provider, fromChain: from.chainId, toChain: to.chainId }))
    },
    async data(): Promise<StatusData> {
      const { at, day, week, month, canaries, networks } = await outcomes()
      const named = nameProviders([...providers, ...(deps.formerProviders ?? [])])
      return {
        as_of: at.toISOString(),
        networks,
        delayed: named(day)
          .filter(({ rows }) => isDelayed(rows))
          .map(({ provider, provider_name }) => ({ provider, provider_name })),
        canaries: publishCanaries(canaries, at, [...providers, ...(deps.formerProviders ?? [])], deps.catalogue),
        windows: [
          { days: 7, providers: named(week).map(publish) },
          { days: 30, providers: named(month).map(publish) },
        ],
      }
    },
  }
}
export type Status = ReturnType<typeof createStatus>

interface ProviderRows extends Omit<ProviderFigures, 'routes'> {
  readonly rows: readonly RouteOutcomes[]
}

/** Groups rows by provider, our own market maker first. */
const nameProviders =
  (all: readonly RouteProvider[]) =>
  (rows: readonly RouteOutcomes[]): ProviderRows[] => {
    const titles = new Map(all.map(({ name, title }) => [name, title]))
    return [...new Set(rows.map(({ provider }) => provider))]
      .map((provider) => ({
        provider,
        provider_name: titles.get(provider) ?? (provider === MAKER ? '' : provider),
        rows: rows.filter((row) => row.provider === provider),
      }))
      .toSorted((a, b) => a.provider_name.localeCompare(b.provider_name))
  }

const publish = ({ rows, ...provider }: ProviderRows): ProviderFigures => ({ ...provider, routes: rows.map(figuresOf) })

/** Results of the routes that are still checked. They are the operator's own transfers, so nothing is rounded. */
function publishCanaries(
  checks: readonly CanaryCheck[],
  now: Date,
  all: readonly RouteProvider[],
  { assets }: Deps['catalogue'],
): CanaryFigures[] {
  return [...canaryStates(checks).values()]
    .filter((state) => isCurrent(state, now))
    .map(({ state, last, checks: count, arrived }) => ({
      provider: last.provider,
      provider_name: all.find(({ name }) => name === last.provider)?.title ?? last.provider,
      from_chain_id: parseAssetId(last.fromAsset).chain,
      to_chain_id: parseAssetId(last.toAsset).chain,
      from_symbol: assets.find(({ id }) => id === last.fromAsset)?.symbol ?? '',
      state,
      checked_at: last.sentAt.toISOString(),
      checks: count,
      arrived,
    }))
}

function isDelayed(rows: readonly RouteOutcomes[]): boolean {
  const overdue = rows.reduce((sum, row) => sum + row.overdue, 0)
  const all = rows.reduce((sum, row) => sum + known(row), 0)
  return overdue >= DELAYED.transfers && overdue >= all * DELAYED.share
}

/** States of the networks that have a route; one whose endpoints this server doesn't know is left out. */
async function networkStates(
  { store, catalogue, chains }: Pick<Deps, 'store' | 'catalogue' | 'chains'>,
  providers: readonly RouteProvider[],
): Promise<StatusData['networks']> {
  const paused = new Set((await store.chainState.all()).filter((row) => row.paused).map(({ chainId }) => chainId))
  const served = new Set<ChainId>(
    providers.flatMap((provider) =>
      provider.routes().flatMap(({ from, to }) => [parseAssetId(from).chain, parseAssetId(to).chain]),
    ),
  )
  const stateOf = (id: ChainId): NetworkState | null => {
    const endpoints = chains(id)?.endpoints() ?? []
    if (paused.has(id)) return 'paused'
    if (endpoints.length === 0) return null
    return endpoints.some(({ healthy }) => healthy) ? 'ok' : 'unreachable'
  }
  return [...catalogue.chains]
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ id }) => {
      const state = served.has(id) ? stateOf(id) : null
      return state ? [{ chain_id: id, state }] : []
    })
}

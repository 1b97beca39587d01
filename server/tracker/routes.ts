import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { nativeAsset } from '#core/catalogue/lookups.ts'
import { reasonOf } from '#core/errors.ts'
import { usdValue } from '#core/money/usd.ts'
import { trackerCapabilities, trackerPages } from '#core/tracker/pages.ts'
import {
  pageRequest,
  pageRows,
  trackerPart,
  type TrackerPart,
  trackerRequest,
  type TrackerRequest,
  type TrackerRow,
  trackerSettings,
} from '#core/wire/tracker.ts'
import type { ServerDeps } from '../deps.ts'
import { isOpen, requireCapability, requireCountry } from '../http/guards.ts'
import { linesAnswer, toLines, wantsLines } from '../http/lines.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import type { Caller, Looked, NetworkReaders } from './createTracker.ts'
import { createPageLookup } from './createPageLookup.ts'

const settings = createRoute({
  method: 'get',
  path: '/api/tracker_api/v1/settings',
  summary: 'List the networks whose activity can be looked up, and what the pages of points and badges show',
  responses: answersData(trackerSettings),
})
const activity = createRoute({
  method: 'post',
  path: '/api/tracker_api/v1/activity',
  summary:
    'Look up the activity of addresses on networks; as it arrives with `Accept: application/x-ndjson`. The addresses are not recorded',
  request: { body: body(trackerRequest) },
  responses: linesAnswer(trackerPart),
})
const page = createRoute({
  method: 'post',
  path: '/api/tracker_api/v1/pages/{page}',
  summary: 'Look up points, badges or an allocation of up to five addresses; the addresses are not recorded',
  request: { params: z.object({ page: z.enum(trackerPages) }), body: body(pageRequest) },
  responses: answersData(pageRows),
})

type Deps = Pick<
  ServerDeps,
  'tracker' | 'trackerTokens' | 'catalogue' | 'policy' | 'config' | 'log' | 'store' | 'chains'
>

export function trackerRoutes(deps: Deps) {
  const { tracker, log } = deps
  const lookup = createPageLookup(deps)
  return createRouter()
    .openapi(settings, async (c) => {
      const visitor = c.get('visitor')
      await requireCapability(deps, visitor, 'tracker', 'other')
      const listsAirdrops = await isOpen(deps, visitor, 'airdrop')
      const pages = (await lookup.list()).filter(
        ({ page: name }) => listsAirdrops || !trackerCapabilities(name).includes('airdrop'),
      )
      const networks = tracker.networks.map(({ chain: { id, nativeCurrency } }) => ({
        chain_id: id,
        symbol: nativeCurrency.symbol,
        decimals: nativeCurrency.decimals,
      }))
      return c.json(ok({ networks, pages }), 200)
    })
    .openapi(activity, async (c) => {
      const visitor = c.get('visitor')
      requireCountry(deps, visitor)
      await requireCapability(deps, visitor, 'tracker', 'other')
      const leaving = new AbortController()
      c.req.raw.signal.addEventListener('abort', () => leaving.abort())
      const parts = partsOf(deps, c.req.valid('json'), { ip: visitor.ip, signal: leaving.signal })
      if (wantsLines(c)) return (await toLines(c, parts, leaving, log)) as never
      const rows: TrackerRow[] = []
      for await (const part of parts) rows.push(...part.rows)
      return c.json(ok({ rows, complete: true }), 200)
    })
    .openapi(page, async (c) => {
      const visitor = c.get('visitor')
      requireCountry(deps, visitor)
      const { page: name } = c.req.valid('param')
      for (const capability of trackerCapabilities(name)) await requireCapability(deps, visitor, capability, 'other')
      return c.json(ok(await lookup.rows(name, c.req.valid('json').addresses)), 200)
    })
}

/** Rows as they arrive; networks without a source have none. */
async function* partsOf(
  deps: Pick<Deps, 'tracker' | 'catalogue' | 'log'>,
  { addresses, chain_ids }: TrackerRequest,
  caller: Caller,
): AsyncGenerator<TrackerPart> {
  const { tracker, log } = deps
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const networks = tracker.networks.filter(({ chain }) => chain_ids.includes(chain.id))
  const ended: TrackerRow[] = []
  let left = wanted.length * networks.length
  let wake = (): void => {}
  // By address first, so that a person sees a whole address early.
  for (const address of wanted)
    for (const network of networks)
      void tracker
        .look(address, network, caller)
        .then((looked) => rowOf(deps, address, network, looked))
        .catch((error: unknown) => {
          // The address is not logged, and neither is the cause, which may have it.
          log.error({ chain: network.chain.id, reason: reasonOf(error) }, 'an activity row failed')
          return failedRow(address, network, 'unavailable')
        })
        .then((row) => {
          ended.push(row)
          wake()
        })
  if (left === 0) yield { rows: [], complete: true }
  while (left > 0) {
    if (ended.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    const rows = ended.splice(0)
    left -= rows.length
    yield { rows, complete: left === 0 }
  }
}

const failedRow = (address: string, { chain }: NetworkReaders, failure: TrackerRow['failure']): TrackerRow => ({
  address,
  chain_id: chain.id,
  activity: null,
  failure,
})

function rowOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  address: string,
  network: NetworkReaders,
  looked: Looked,
): TrackerRow {
  if ('failure' in looked) return failedRow(address, network, looked.failure)
  const { chain } = network
  const { activity: of, isComplete, isStale, readAt } = looked
  const key = nativeAsset(catalogue, chain.id)?.priceKey ?? null
  const price = key === null ? undefined : catalogue.prices.get(key)
  const worth = (amount: bigint) => ({
    amount: String(amount),
    usd: price ? String(usdValue(amount, chain.nativeCurrency.decimals, price.usdE8)) : null,
  })
  const timeOf = (seconds: number | null): string | null =>
    seconds === null ? null : new Date(seconds * 1000).toISOString()
  return {
    ...failedRow(address, network, null),
    activity: {
      transactions: of.transactions,
      volume: worth(of.volume),
      gas: worth(of.gas),
      contracts: of.contracts,
      days: of.days.map(([day, count]) => [day, count]),
      first_at: timeOf(of.firstAt),
      last_at: timeOf(of.lastAt),
      at_least: !isComplete,
      stale: isStale,
      read_at: readAt.toISOString(),
    },
  }
}

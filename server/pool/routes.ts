import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import { singleFlight } from '#core/async.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { rewardedPool } from '#core/rewards/poolPoints.ts'
import { address, transactionReport } from '#core/wire/common.ts'
import { poolList, type PoolRow, poolSighting } from '#core/wire/pool.ts'
import type { ServerDeps } from '../deps.ts'
import type { Visitor } from '../http/env.ts'
import { isOpen, requireCapability } from '../http/guards.ts'
import { spendOf } from '../http/rateLimit.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { canonicalTxRef } from '../orders/canonicalTxRef.ts'
import { canonicalAddress } from '../quotes/request.ts'
import { positionFromWire, positionToWire } from '../readSighting.ts'
import { createPoolHistory, historyOf, type PoolEvents } from './poolHistory.ts'
import { type PoolFigures, type PoolSite, poolSites, readPool } from './readPool.ts'
import { readPoolTransaction } from './readPoolTransaction.ts'

const base = '/api/pool_api/v1'

const list = createRoute({
  method: 'get',
  path: `${base}/pools`,
  summary: 'List pools that lend to the maker: price, limits, queue and income, and what an account has in them',
  request: { query: z.strictObject({ address: address.optional() }) },
  responses: answersData(poolList),
})
const report = createRoute({
  method: 'post',
  path: `${base}/transactions`,
  summary: 'Report a transaction that calls a pool; returns what its network shows',
  request: { body: body(transactionReport) },
  responses: answersData(poolSighting),
})

type Deps = Pick<ServerDeps, 'catalogue' | 'chains' | 'store' | 'policy' | 'rewards' | 'config' | 'clock' | 'log'>

/** A page that waits for its transaction searches every five seconds. */
const SEARCHES_PER_MINUTE = 20
/** A network that answers later is shown as unreadable: one slow network must not hold up the others. */
const PATIENCE_MS = 5_000
const EVENTS_FRESH_MS = 10_000

export function poolRoutes(deps: Deps) {
  const { catalogue, chains, clock, log } = deps
  const allow = (visitor: Visitor): Promise<void> => requireCapability(deps, visitor, 'pool', 'other')
  const sites = poolSites(deps)
  const eventsOf = new Map(sites.map((site) => [site, createEvents(deps, site)]))

  interface Asked {
    readonly address: string | undefined
    readonly withLinks: boolean
    readonly withPoints: boolean
  }

  async function rowOf(site: PoolSite, { address: asked, withLinks, withPoints }: Asked): Promise<PoolRow> {
    const { chain, asset, pool } = site
    const rule = withPoints ? rewardedPool(deps.rewards, site) : null
    const wallet = asked === undefined ? null : canonicalAddress(chain, asked, 'sender')
    const explorer = withLinks ? chain.explorerUrl : null
    const rules = addressRules(chain.family)
    const patiently = <T>(what: string, work: Promise<T>): Promise<T | null> =>
      withPatience(work, (error) => log.warn({ chain: chain.id, reason: reasonOf(error) }, `${what} could not be read`))
    const [figures, events] = await Promise.all([
      patiently<PoolFigures>('a pool', readPool(chains(chain.id), site, wallet, clock.now())),
      patiently<PoolEvents>('the events of a pool', eventsOf.get(site)?.() ?? Promise.reject(new Error('no pool'))),
    ])
    return {
      chain_id: chain.id,
      asset_id: asset.id,
      address: pool.address,
      address_url: explorer === null ? null : rules.addressUrl(explorer, pool.address),
      reading: figures?.reading ?? null,
      account: figures?.account ?? null,
      history:
        figures && events
          ? historyOf(events, {
              tokens: BigInt(figures.reading.idle) + BigInt(figures.reading.lent),
              wallet,
              linkTo: ({ txId, at }) => txLinkOf(chain, explorer, txId, new Date(at * 1000)),
            })
          : null,
      points: rule && { per: String(rule.per), points: rule.points },
    }
  }

  return createRouter()
    .openapi(list, async (c) => {
      const visitor = c.get('visitor')
      await allow(visitor)
      const [withLinks, withPoints] = await Promise.all([
        isOpen(deps, visitor, 'links'),
        isOpen(deps, visitor, 'rewards'),
      ])
      const asked = { address: c.req.valid('query').address, withLinks, withPoints }
      const pools = await Promise.all(sites.map((site) => rowOf(site, asked)))
      return c.json(ok({ pools }), 200)
    })
    .openapi(report, async (c) => {
      const visitor = c.get('visitor')
      await allow(visitor)
      const { chain_id, tx_hash, position } = c.req.valid('json')
      const chain = chainById(catalogue, chain_id)
      const own = sites.filter((site) => site.chain.id === chain.id)
      if (own.length === 0)
        throw new AppError('chain_unsupported', `${chain.name} has no pool.`, { status: 422, retriable: false })
      const node = chains(chain.id)
      if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
      const sought = {
        txHash: tx_hash === undefined ? null : canonicalTxRef(chain.family, tx_hash),
        position: position ? positionFromWire(position, canonicalAddress(chain, position.sender, 'sender')) : null,
      }
      const seen = await readPoolTransaction(node, own, sought, () =>
        spendOf(deps, visitor, 'pool-search', SEARCHES_PER_MINUTE),
      )
      const { state, txHash, mined, found } = seen
      const explorer = (await isOpen(deps, visitor, 'links')) ? chain.explorerUrl : null
      const data = {
        state,
        tx: txHash === null || mined === null ? null : txLinkOf(chain, explorer, txHash, mined.at),
        tx_hash: txHash,
        position: seen.position && positionToWire(seen.position),
        outcome: found && { kind: found.kind, assets: textOf(found.assets), shares: textOf(found.shares) },
      }
      return c.json(ok(data), 200)
    })
}

const textOf = (units: bigint | null): string | null => (units === null ? null : String(units))

const txLinkOf = ({ id, family }: ChainDef, explorer: string | null, txHash: string, at: Date) => ({
  chain_id: id,
  tx_hash: txHash,
  explorer_url: explorer === null ? null : addressRules(family).txUrl(explorer, txHash),
  at: at.toISOString(),
})

/** Events of a pool, read again after a while. */
function createEvents({ chains, clock }: Deps, { chain, pool }: PoolSite): () => Promise<PoolEvents> {
  let history: ReturnType<typeof createPoolHistory> | null = null
  let last: { readonly at: number; readonly events: PoolEvents } | null = null
  const read = singleFlight(async () => {
    const node = chains(chain.id)
    if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503 })
    history ??= createPoolHistory(node, pool.address)
    const events = await history.read()
    last = { at: clock.now().getTime(), events }
    return events
  })
  return async () => (last && clock.now().getTime() - last.at < EVENTS_FRESH_MS ? last.events : read())
}

/** Null if the work fails, or takes too long for this answer; then it continues for the next one. */
async function withPatience<T>(work: Promise<T>, onFailure: (error: unknown) => void): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => void (timer = setTimeout(resolve, PATIENCE_MS, null)))
  try {
    return await Promise.race([work, late])
  } catch (error) {
    onFailure(error)
    return null
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}

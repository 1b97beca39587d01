import type { NetworkNode } from '#chains/contract/node.ts'
import { parseShareTransfer, poolShares } from '#chains/evm/pool.ts'
import { addressRules } from '#chains/registry.ts'
import { mapLimit } from '#core/async.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { assetsOf, type SharePrice } from '#core/money/poolFigures.ts'
import { formatUnits } from '#core/money/units.ts'
import {
  isIncomplete,
  leastShares,
  type LowestPrices,
  lowestSince,
  poolPoints,
  type PoolRule,
  rewardedPool,
  type ShareMove,
  withPrice,
} from '#core/rewards/poolPoints.ts'
import { addDays, dateNumber, DAY_MS, startOfDay, type UtcDay, utcDay } from '#core/rewards/utcDay.ts'
import { POOL_RULE, type PointEntry } from '#store/points/types.ts'
import type { ServerDeps } from '../deps.ts'
import { BLOCKS_AT_ONCE } from '../pool/poolHistory.ts'
import { type PoolSite, poolSites } from '../pool/readPool.ts'

type Deps = Pick<
  ServerDeps,
  'store' | 'catalogue' | 'chains' | 'rewards' | 'site' | 'endpointShortage' | 'clock' | 'log'
>
type Node = Required<Pick<NetworkNode, 'head' | 'timeAt' | 'agreedCalls' | 'contractEvents'>>

/** Days that are awarded after a pause. */
const MOST_DAYS = 30
const READS_AT_ONCE = 8

/**
 * Awards points for what wallets had in pools on full days (UTC), once a day's last block is final. Safe on every replica at
 * once: the ledger takes an entry once. A pool that can't be read is retried in the next round.
 */
export function createPoolPoints(deps: Deps): () => Promise<void> {
  const pools = poolSites(deps).flatMap((site) => {
    const rule = rewardedPool(deps.rewards, site)
    return rule ? [{ site, award: createPool(deps, site, rule) }] : []
  })
  return async () =>
    void (await Promise.all(
      pools.map(async ({ site: { chain, pool }, award }) => {
        try {
          await award()
        } catch (err) {
          const facts = { err, reason: reasonOf(err), chain: chain.id, pool: pool.address }
          deps.log.warn(facts, 'points of a pool could not be awarded; will be retried')
        }
      }),
    ))
}

function createPool(deps: Deps, site: PoolSite, rule: PoolRule): () => Promise<void> {
  const { store, site: content, clock } = deps
  const { chain, pool } = site
  const accounts = new Set([pool.address, ...listedOn(site, content.poolAddresses)])
  const search = createHolderSearch(pool.address, accounts)
  let prices: LowestPrices = new Map()
  let next: UtcDay | null = null

  async function award(): Promise<void> {
    const node = nodeOf(deps, site)
    const { finalized } = await node.head()
    const time = await node.timeAt(finalized)
    const today = utcDay(new Date(Math.min(time * 1000, clock.now().getTime())))
    const oldest = addDays(today, -MOST_DAYS)
    const { price } = await poolShares(node, pool.address, [], finalized)
    prices = withPrice(prices, today, price, oldest)
    next ??= await dayAfterAwarded(today, oldest)
    const first = next > oldest ? next : oldest
    const last = addDays(today, -1)
    if (first > last) return

    const start = await firstBlockOf(node, first, finalized)
    const moves = await movesIn(node, pool.address, start, finalized)
    for (const { from, to } of moves) for (const account of [from, to]) if (account !== null) accounts.add(account)
    const shares = await sharesAt(node, start, finalized)
    for (const { day, least } of leastShares({ shares, moves, first, last })) {
      await store.points.award(entriesOf(day, least, lowestSince(prices, day) ?? price))
      next = addDays(day, 1)
    }
  }

  /** Shares of all holders: those who are neither listed nor moved shares lately are missing in the supply, and searched. */
  async function sharesAt(node: Node, start: bigint, height: bigint): Promise<ReadonlyMap<string, bigint>> {
    for (;;) {
      const { shares, supply, price } = await poolShares(node, pool.address, [...accounts], height)
      if (!isIncomplete(shares, supply, { price, rule }) || search.isDone()) return shares
      await search.goOn(node, start)
    }
  }

  const sourceOf = (wallet: string, day: UtcDay): string => `${chain.id}:${pool.address}:${wallet}:${day}`

  /** Days are awarded in order and as a whole, so one entry shows that its day, and those before it, are done. */
  async function dayAfterAwarded(today: UtcDay, oldest: UtcDay): Promise<UtcDay> {
    for (let day = addDays(today, -1); day >= oldest; day = addDays(day, -1)) {
      const events = [...accounts].map((wallet) => ({ rule: POOL_RULE, sourceEvent: sourceOf(wallet, day) }))
      const found = await mapLimit(events, READS_AT_ONCE, (event) => store.points.find(event))
      if (found.some((entry) => entry !== null)) return addDays(day, 1)
    }
    return oldest
  }

  function entriesOf(day: UtcDay, least: ReadonlyMap<string, bigint>, price: SharePrice): PointEntry[] {
    const { symbol, decimals } = site.asset
    // The last millisecond of the day, so that the points count for its year.
    const at = new Date(startOfDay(day).getTime() + DAY_MS - 1)
    return [...least].flatMap(([wallet, shares]) => {
      const value = assetsOf(shares, price)
      const points = poolPoints(rule, value)
      // Shares in the withdrawal queue belong to the pool.
      if (points === 0 || wallet === pool.address) return []
      const amount = formatUnits(value, decimals)
      return {
        wallet,
        rule: POOL_RULE,
        sourceEvent: sourceOf(wallet, day),
        bucket: 'pool_points',
        points,
        reason: { kind: 'pool', date: dateNumber(day), chain: chain.id, asset: symbol, amount },
        at,
        finalAt: at,
      }
    })
  }

  return award
}

/** @throws AppError `chain_unavailable` */
function nodeOf({ chains, endpointShortage }: Deps, { chain }: PoolSite): Node {
  const node = chains(chain.id)
  if (!node?.timeAt || !node.agreedCalls || !node.contractEvents || endpointShortage(chain.id))
    throw new AppError('chain_unavailable', `${chain.name} can’t be read by a quorum of endpoints.`, { status: 503 })
  return node as Node
}

/** Addresses of `pool.json` may be of any family. */
const listedOn = ({ chain }: PoolSite, addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    try {
      return [addressRules(chain.family).parse(address, chain.id)]
    } catch {
      return []
    }
  })

/** The day must have begun by the final block. */
async function firstBlockOf({ timeAt }: Node, day: UtcDay, finalized: bigint): Promise<bigint> {
  const seconds = startOfDay(day).getTime() / 1000
  let [low, high] = [0n, finalized]
  while (low < high) {
    const middle = (low + high) / 2n
    if ((await timeAt(middle)) < seconds) low = middle + 1n
    else high = middle
  }
  return low
}

async function movesIn(node: Node, pool: string, from: bigint, to: bigint): Promise<ShareMove[]> {
  const found: { height: bigint; move: Omit<ShareMove, 'day'> }[] = []
  for (let start = from; start <= to; start += BLOCKS_AT_ONCE) {
    const end = start + BLOCKS_AT_ONCE - 1n
    for (const log of await node.contractEvents(pool, start, end < to ? end : to)) {
      const move = parseShareTransfer(log)
      if (move) found.push({ height: log.height, move })
    }
  }
  const heights = [...new Set(found.map(({ height }) => height))]
  const days = await mapLimit(heights, READS_AT_ONCE, async (height) => {
    const time = await node.timeAt(height)
    return [height, utcDay(new Date(time * 1000))] as const
  })
  const dayOf = new Map(days)
  return found.map(({ height, move }) => ({ ...move, day: dayOf.get(height) as UtcDay }))
}

/** Collects everyone who got shares in earlier blocks, newest first; a failure loses no block that was searched. */
function createHolderSearch(pool: string, accounts: Set<string>) {
  let from: bigint | null = null
  return {
    isDone: (): boolean => from === 0n,
    async goOn({ contractEvents }: Node, start: bigint): Promise<void> {
      from ??= start
      const earliest: bigint = from > BLOCKS_AT_ONCE ? from - BLOCKS_AT_ONCE : 0n
      const logs = from > 0n ? await contractEvents(pool, earliest, from - 1n) : []
      for (const to of logs.map((log) => parseShareTransfer(log)?.to)) if (to != null) accounts.add(to)
      from = earliest
    },
  }
}

import type { CallReads, ContractEvent } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { type PoolEvent, parsePoolEvent } from '#chains/evm/pool.ts'
import { mapLimit } from '#core/async.ts'
import { type PoolFlow, aprPpm } from '#core/money/poolFigures.ts'
import type { PoolEntry, PoolHistory } from '#core/wire/pool.ts'

/** An event with its transaction and time, epoch seconds. */
export interface DatedPoolEvent {
  readonly event: PoolEvent
  readonly txId: string
  readonly height: bigint
  readonly at: number
}

export interface PoolEvents {
  /** Epoch seconds since when all events are listed, oldest first. */
  readonly since: number
  /** Chain time of the newest block that was read. */
  readonly now: number
  readonly events: readonly DatedPoolEvent[]
}

/** Seconds of history that a page shows. */
export const WINDOW_SECONDS = 30 * 24 * 3600
/** Blocks per request. */
export const BLOCKS_AT_ONCE = 5_000n
/** Two weeks of two-second blocks; a longer search would keep the first answer waiting for too long. */
const MOST_REQUESTS = 130
const DATES_AT_ONCE = 8

type Node = Pick<NetworkNode, 'head' | 'timeAt'> & Pick<CallReads, 'contractEvents'>

/** Final blocks that were read, with everything in them. */
interface Known {
  readonly to: bigint
  readonly since: number
  readonly events: readonly DatedPoolEvent[]
}

/**
 * Reads a pool's events of the last 30 days by quorum. Those of final blocks are read once; later ones at every call, because a
 * reorganization could still change them.
 */
export function createPoolHistory(node: Node, pool: string): { read(): Promise<PoolEvents> } {
  let known: Known | null = null
  const { contractEvents, timeAt } = node
  const datesOf = new Map<bigint, number>()

  async function dateOf(height: bigint): Promise<number> {
    const at = datesOf.get(height) ?? (await timeAt?.(height)) ?? 0
    datesOf.set(height, at)
    return at
  }

  async function eventsIn(from: bigint, to: bigint): Promise<DatedPoolEvent[]> {
    if (from > to || !contractEvents) return []
    const found = (await contractEvents(pool, from, to)).flatMap((log) => decoded(log))
    // Loans and their repayments are many events that only need their day; the time of each of the others is shown.
    return mapLimit(found, DATES_AT_ONCE, async ({ event, txId, height }) => ({
      event,
      txId,
      height,
      at: await dateOf(event.kind === 'repaid' || event.kind === 'drawn' ? to : height),
    }))
  }

  async function searchBack(finalized: bigint, until: number): Promise<Known> {
    const parts: DatedPoolEvent[][] = []
    let to = finalized
    let since = until
    for (let asked = 0; asked < MOST_REQUESTS; asked++) {
      const from = to >= BLOCKS_AT_ONCE ? to - BLOCKS_AT_ONCE + 1n : 0n
      parts.push(await eventsIn(from, to))
      since = Math.max(await dateOf(from), until)
      if (from === 0n || since === until) break
      to = from - 1n
    }
    return { to: finalized, since, events: parts.toReversed().flat() }
  }

  async function goOn(before: Known, finalized: bigint): Promise<Known> {
    const parts: DatedPoolEvent[][] = []
    for (let from = before.to + 1n; from <= finalized; from += BLOCKS_AT_ONCE) {
      const end = from + BLOCKS_AT_ONCE - 1n
      parts.push(await eventsIn(from, end < finalized ? end : finalized))
    }
    return {
      to: finalized > before.to ? finalized : before.to,
      since: before.since,
      events: [...before.events, ...parts.flat()],
    }
  }

  return {
    async read() {
      const head = await node.head()
      const start = head.time - WINDOW_SECONDS
      const read = await (known ? goOn(known, head.finalized) : searchBack(head.finalized, start))
      known = {
        to: read.to,
        since: Math.max(read.since, start),
        events: read.events.filter(({ at }) => at >= start),
      }
      const unfinal: DatedPoolEvent[][] = []
      for (let from = known.to + 1n; from <= head.height; from += BLOCKS_AT_ONCE) {
        const end = from + BLOCKS_AT_ONCE - 1n
        unfinal.push(await eventsIn(from, end < head.height ? end : head.height))
      }
      // Blocks that aren't final may get other times.
      datesOf.clear()
      return { since: known.since, now: head.time, events: [...known.events, ...unfinal.flat()] }
    },
  }
}

const decoded = (log: ContractEvent) => {
  const event = parsePoolEvent(log)
  return event ? [{ event, txId: log.txId, height: log.height }] : []
}

/** Entries of one account that a page gets at most. */
const MOST_ENTRIES = 50

interface Shown {
  /** Idle and lent tokens at the newest block. */
  readonly tokens: bigint
  /** Canonical; null without one. */
  readonly wallet: string | null
  readonly linkTo: (event: Pick<DatedPoolEvent, 'txId' | 'at'>) => PoolEntry['tx']
}

/** Summarizes a pool's events: what it earned and lost, and what an account did. */
export function historyOf({ since, now, events }: PoolEvents, { tokens, wallet, linkTo }: Shown): PoolHistory {
  const flows = flowsOf(events)
  const apr = aprPpm({ now, since, tokens, flows })
  const income = flows.reduce((sum, flow) => sum + flow.income, 0n)
  return {
    since: new Date(since * 1000).toISOString(),
    // Beyond this a figure is a display error, not a yield.
    apr_ppm: apr === null ? null : Number(apr < MOST_PPM ? apr : MOST_PPM),
    income: String(income),
    losses: events
      .flatMap(({ event, ...at }) => (event.kind === 'lost' ? [{ amount: String(event.assets), tx: linkTo(at) }] : []))
      .toReversed(),
    entries: wallet === null ? [] : entriesOf(events, wallet, linkTo),
  }
}

const MOST_PPM = 1_000_000_000n

/**
 * Flows of events, oldest first. Only fees of draws are income: what is repaid above them is a gift, or a loss that was recovered. Fees of
 * draws before the first event count for nothing.
 */
function flowsOf(events: readonly DatedPoolEvent[]): PoolFlow[] {
  /** Fees that are not paid, by draw, oldest first as the contract is repaid. */
  const owed = new Map<bigint, bigint>()
  const payFees = (amount: bigint): bigint => {
    let left = amount
    for (const [draw, fee] of owed) {
      if (left < fee) {
        owed.set(draw, fee - left)
        return amount
      }
      owed.delete(draw)
      left -= fee
    }
    return amount - left
  }
  return events.flatMap(({ event, at }): PoolFlow[] => {
    const flow = changes[event.kind]?.(event as never)
    if (event.kind === 'drawn') owed.set(event.draw, event.fee)
    if (event.kind === 'lost') owed.delete(event.draw)
    const income = event.kind === 'repaid' ? payFees(event.income) : 0n
    return flow === undefined ? [] : [{ at, change: flow, income }]
  })
}

type Of<K extends PoolEvent['kind']> = Extract<PoolEvent, { kind: K }>
const out = ({ assets }: { readonly assets: bigint }): bigint => -assets

/** A request changes nothing before it is paid; paid tokens no longer belong to the pool, even before they are collected. */
const changes: { readonly [K in PoolEvent['kind']]?: (event: Of<K>) => bigint } = {
  deposit: ({ assets }) => assets,
  withdraw: out,
  paid: out,
  lost: out,
  repaid: ({ income }) => income,
}

function entriesOf(events: readonly DatedPoolEvent[], wallet: string, linkTo: Shown['linkTo']): PoolEntry[] {
  const owners = new Map(
    events.flatMap(({ event }) => (event.kind === 'request' ? [[event.request, event.account] as const] : [])),
  )
  return events
    .flatMap(({ event, ...at }): PoolEntry[] => {
      if (event.kind === 'repaid' || event.kind === 'drawn' || event.kind === 'lost') return []
      const owner = event.kind === 'cancel' ? owners.get(event.request) : event.account
      if (owner !== wallet) return []
      return [
        {
          kind: event.kind,
          assets: 'assets' in event ? String(event.assets) : null,
          shares: 'shares' in event ? String(event.shares) : null,
          tx: linkTo(at),
        },
      ]
    })
    .toReversed()
    .slice(0, MOST_ENTRIES)
}

import type { Execution } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { parsePoolEvent, poolCallKind, type PoolEvent } from '#chains/evm/pool.ts'
import type { PoolCallKind } from '#core/money/poolFigures.ts'
import { type Judgement, readSighting, type Sighting, type Sought } from '../readSighting.ts'
import type { PoolSite } from './readPool.ts'

/** Effect of a pool call; amounts are null where its event has none. */
export interface PoolOutcome {
  readonly kind: PoolCallKind
  readonly assets: bigint | null
  readonly shares: bigint | null
}

/** Reads a quorum's view of a transaction that calls one of these pools, or its token. Throws as `readSighting`. */
export const readPoolTransaction = (
  node: NetworkNode,
  sites: readonly PoolSite[],
  sought: Sought,
  beforeSearch: () => Promise<void>,
): Promise<Sighting<PoolOutcome>> => readSighting(node, sought, (_, seen) => judgePoolCall(sites, seen), beforeSearch)

/** Decides what a transaction did in one of these pools. A wallet's own contract may call the pool, so its event counts as well. */
export function judgePoolCall(
  sites: readonly PoolSite[],
  { to, data, from, mined }: Execution,
): Judgement<PoolOutcome> {
  const called = sites
    .map(({ asset, pool }) => ({
      pool: pool.address,
      kind: poolCallKind({ to, data }, { pool: pool.address, token: asset.token }),
    }))
    .find(({ kind }) => kind !== null)
  if (mined === null) return { state: called ? 'pending' : 'other', found: null }
  const addresses = new Set(sites.map(({ pool }) => pool.address))
  const events = mined.logs.flatMap(({ address, topics, data: bytes }) => {
    const own = addresses.has(address.toLowerCase())
    const event = own ? parsePoolEvent({ topics: topics as `0x${string}`[], data: bytes as `0x${string}` }) : null
    return event ? [event] : []
  })
  const kind = called?.kind ?? kindOf(events)
  if (kind === null) return { state: 'other', found: null }
  if (!mined.ok) return { state: 'failed', found: null }
  return { state: 'done', found: outcomeOf(kind, events, from) }
}

/** Events by the calls that emit them. */
const eventOf: Readonly<Record<PoolCallKind, PoolEvent['kind'] | null>> = {
  reset: null,
  approve: null,
  deposit: 'deposit',
  withdraw: 'withdraw',
  redeem: 'withdraw',
  request: 'request',
  cancel: 'cancel',
  pay: 'paid',
  collect: 'collect',
}

const kindOf = (events: readonly PoolEvent[]): PoolCallKind | null =>
  (Object.keys(eventOf) as PoolCallKind[]).find((kind) => events.some((event) => event.kind === eventOf[kind])) ?? null

function outcomeOf(kind: PoolCallKind, events: readonly PoolEvent[], wallet: string): PoolOutcome {
  const own = events.filter((event) => event.kind === eventOf[kind])
  // One call may pay the requests of many.
  const event =
    own.find((each) => 'account' in each && each.account === wallet) ?? (kind === 'pay' ? undefined : own[0])
  return {
    kind,
    assets: event && 'assets' in event ? event.assets : null,
    shares: event && 'shares' in event ? event.shares : null,
  }
}

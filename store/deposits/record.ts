import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { batches } from '#core/async.ts'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { OrderId } from '#core/order/id.ts'
import { orderIdIn } from '#core/order/depositMemo.ts'
import type { Db } from '../database.ts'
import { depositAddresses as handedOut, deposits, orderAddresses, orders } from '../schema.ts'
import { only } from '../context.ts'
import { depositColumns, type StoredDeposit } from './rows.ts'
import { applyIfItFollows } from '../orders/events.ts'
import type { StoredOrder } from '../orders/rows.ts'
import { orphanDeposit } from './orphan.ts'

/** Maximum transactions per statement. */
const MOST_NAMED = 500

export interface Recorded {
  deposit: StoredDeposit
  order: StoredOrder | null
  isNew: boolean
}

/** See `Deposits.record`. */
export async function recordDeposit(q: Db, observed: ObservedDeposit, at: Date): Promise<Recorded> {
  const order = await lockNamedOrder(q, observed)
  const known = (await find(q, observed)) ?? (await opening(q, observed, order))
  if (known) return seenAgain(q, known, observed, order, at)
  const inserted = await insert(q, observed, order, at)
  // A concurrent call recorded the same unmatched deposit; a matched one is guarded by its order's lock.
  if (!inserted) return seenAgain(q, only(await findAll(q, observed)), observed, order, at)
  return { deposit: inserted, order: order && (await follow(q, order, inserted, at)), isNew: true }
}

type Place = Pick<StoredDeposit, 'chainId' | 'txId' | 'ordinal' | 'height' | 'blockHash'>
const placeOf = ({ chainId, txId, ordinal, height, blockHash }: Place): string =>
  [chainId, txId, ordinal, height, blockHash].join(' ')

/** Deposits that `recordDeposit` would insert, move or revive. */
export async function unrecordedDeposits(q: Db, observed: readonly ObservedDeposit[]): Promise<ObservedDeposit[]> {
  const known = new Set<string>()
  for (const page of batches(observed, MOST_NAMED)) {
    const chains = [...new Set(page.map(({ chainId }) => chainId))]
    const txIds = [...new Set(page.map(({ txId }) => txId))]
    const rows = await q
      .select(depositColumns)
      .from(deposits)
      .where(and(inArray(deposits.chainId, chains), inArray(deposits.txId, txIds), ne(deposits.status, 'orphaned')))
    for (const row of rows) known.add(placeOf(row))
  }
  return observed.filter((one) => !known.has(placeOf(one)))
}

async function lockNamedOrder(q: Db, observed: ObservedDeposit): Promise<StoredOrder | null> {
  const key = orderKey(observed, await addresseesOf(q, [observed]))
  if (!key) return null
  const where = 'onchainId' in key ? eq(orders.onchainId, key.onchainId) : eq(orders.id, key.orderId as OrderId)
  const [order] = await q.select().from(orders).where(where).for('update')
  return order && belongs(observed, order) ? order : null
}

const identityOf = (observed: ObservedDeposit) =>
  and(eq(deposits.chainId, observed.chainId), eq(deposits.txId, observed.txId), eq(deposits.ordinal, observed.ordinal))
const findAll = (q: Db, observed: ObservedDeposit): Promise<StoredDeposit[]> =>
  q.select().from(deposits).where(identityOf(observed)).for('update')
const find = async (q: Db, observed: ObservedDeposit): Promise<StoredDeposit | null> =>
  (await findAll(q, observed))[0] ?? null

/**
 * An escrow opens an order once, so another opening transaction on the canonical chain is the same deposit: outbid, or
 * sent again after a reorg (settlement §2: identity is chain, contract and order).
 */
async function opening(q: Db, { binding }: ObservedDeposit, order: StoredOrder | null): Promise<StoredDeposit | null> {
  if (binding.kind !== 'escrow' || !order) return null
  const rows = await q
    .select()
    .from(deposits)
    .where(eq(deposits.orderId, order.id))
    .orderBy(desc(deposits.leads), asc(deposits.id))
    .for('update')
  return rows.find(({ status }) => status !== 'orphaned') ?? rows[0] ?? null
}

async function insert(
  q: Db,
  observed: ObservedDeposit,
  order: StoredOrder | null,
  at: Date,
): Promise<StoredDeposit | null> {
  const led = order !== null && (await hasLeader(q, order.id, null))
  return (await insertDeposits(q, [newDeposit(observed, order, led, at)]))[0] ?? null
}

type NewDeposit = typeof deposits.$inferInsert

export function newDeposit(
  observed: ObservedDeposit,
  order: StoredOrder | null,
  hasLeader: boolean,
  at: Date,
): NewDeposit {
  const { chainId, txId, ordinal, height, blockHash, asset, amount, sender, binding } = observed
  return {
    chainId,
    txId,
    ordinal,
    height,
    blockHash,
    asset,
    amount,
    sender,
    ...matchDeposit(observed, order, hasLeader),
    orderId: order?.id ?? null,
    memo: binding.kind === 'memo' ? binding.memo : null,
    status: 'seen',
    final: false,
    seenAt: at,
    confirmedAt: null,
  }
}

/** Skips those that a concurrent call recorded. */
export const insertDeposits = (q: Db, values: NewDeposit[]): Promise<StoredDeposit[]> =>
  q
    .insert(deposits)
    .values(values)
    .onConflictDoNothing({ target: [deposits.chainId, deposits.txId, deposits.ordinal] })
    .returning()

async function seenAgain(
  q: Db,
  known: StoredDeposit,
  observed: ObservedDeposit,
  order: StoredOrder | null,
  at: Date,
): Promise<Recorded> {
  const { txId, ordinal, height, blockHash } = observed
  const moved =
    known.blockHash !== blockHash || known.height !== height || known.txId !== txId || known.ordinal !== ordinal
  if (known.status !== 'orphaned' && known.orderId === null && order)
    return { ...(await link(q, known, observed, order, at)), isNew: false }
  if (known.status !== 'orphaned' && !moved) return { deposit: known, order, isNew: false }
  const place = { txId, ordinal, height, blockHash, final: false }
  if (known.status !== 'orphaned' && order && isPaying(order)) {
    // Already used for a payment: the value is committed, only its block is new.
    return { deposit: await update(q, known.id, place), order, isNew: false }
  }
  const orphan = known.status === 'orphaned' ? { deposit: known, order } : await orphanDeposit(q, known, order, at)
  const dethroned = known.leads && orphan.order !== null && (await hasLeader(q, orphan.order.id, known.id))
  const revived = await update(q, known.id, {
    ...place,
    status: 'seen',
    confirmedAt: null,
    ...(dethroned ? { leads: false, exception: 'second' } : {}),
  })
  return { deposit: revived, order: orphan.order && (await follow(q, orphan.order, revived, at)), isNew: false }
}

/** Links a deposit to an order restored later: after losing both, the database saw the deposit again first. */
async function link(
  q: Db,
  known: StoredDeposit,
  observed: ObservedDeposit,
  order: StoredOrder,
  at: Date,
): Promise<Omit<Recorded, 'isNew'>> {
  const { height, blockHash } = observed
  const match = matchDeposit(observed, order, await hasLeader(q, order.id, known.id))
  const place = { height, blockHash, final: false, status: 'seen', confirmedAt: null } as const
  const deposit = await update(q, known.id, { ...place, ...match, orderId: order.id })
  return { deposit, order: await follow(q, order, deposit, at) }
}

const isPaying = (order: StoredOrder): boolean =>
  ['intent', 'broadcast', 'mined', 'final', 'claimed', 'done', 'incident', 'refund_intent', 'refunded'].includes(
    order.state,
  )

async function follow(q: Db, order: StoredOrder, deposit: StoredDeposit, at: Date): Promise<StoredOrder> {
  await showInHistory(q, [order])
  return deposit.leads ? applyIfItFollows(q, order, 'deposit_seen', at, sightingOf(deposit)) : order
}

/** Builds the data of the event `deposit_seen`. */
export const sightingOf = (deposit: StoredDeposit) => ({
  deposit_id: deposit.id.toString(),
  tx: deposit.txId,
  height: deposit.height.toString(),
})

export async function showInHistory(q: Db, shown: readonly StoredOrder[]): Promise<void> {
  const rows = shown.flatMap(({ id, fromAddress, recipient, refundAddress }) =>
    [...new Set([fromAddress, recipient, refundAddress])].flatMap((address) =>
      address === null ? [] : [{ address, orderId: id }],
    ),
  )
  await q.insert(orderAddresses).values(rows).onConflictDoNothing()
}

async function hasLeader(q: Db, orderId: OrderId, except: bigint | null): Promise<boolean> {
  const where = and(
    eq(deposits.orderId, orderId),
    eq(deposits.leads, true),
    ne(deposits.status, 'orphaned'),
    except === null ? isNotNull(deposits.id) : ne(deposits.id, except),
  )
  return (await q.select({ id: deposits.id }).from(deposits).where(where).limit(1)).length > 0
}

const update = async (q: Db, id: bigint, change: Partial<StoredDeposit>): Promise<StoredDeposit> =>
  only(await q.update(deposits).set(change).where(eq(deposits.id, id)).returning())

/** Reasons to set a deposit aside on arrival. The maker adds its own later (amount, dust, …). */
type ArrivalException = 'unmatched' | 'wrong_asset' | 'second' | 'late'

interface Match {
  /** True if this deposit moves the order. */
  leads: boolean
  exception: ArrivalException | null
}

/** Orders to which deposit addresses were handed out, by chain and address. */
type Addressees = ReadonlyMap<string, string>
const addressKey = (chainId: number, address: string): string => `${chainId} ${address}`

export async function addresseesOf(q: Db, observed: readonly ObservedDeposit[]): Promise<Addressees> {
  const addresses = observed.flatMap(({ binding }) => (binding.kind === 'address' ? [binding.address] : []))
  if (addresses.length === 0) return new Map()
  const rows = await q
    .select({ chainId: handedOut.chainId, address: handedOut.address, orderId: handedOut.orderId })
    .from(handedOut)
    .where(inArray(handedOut.address, [...new Set(addresses)]))
  return new Map(rows.map(({ chainId, address, orderId }) => [addressKey(chainId, address), orderId]))
}

/** Returns the order's key in a memo, a contract event, or the address that was paid; null if it names none. */
export function orderKey(
  { chainId, binding }: ObservedDeposit,
  addressees: Addressees,
): { onchainId: `0x${string}` } | { orderId: string } | null {
  if (binding.kind === 'escrow') return { onchainId: binding.onchainId }
  const orderId =
    binding.kind === 'address'
      ? (addressees.get(addressKey(chainId, binding.address)) ?? null)
      : orderIdIn(binding.memo ?? '')
  return orderId === null ? null : { orderId }
}

/**
 * Memos are free text: they count only for orders that expect a plain transfer on that chain. An order's hash doesn't
 * include the escrow, so the same order in another escrow is another deposit.
 */
export function belongs({ chainId, binding }: ObservedDeposit, order: StoredOrder): boolean {
  if (order.fromChain !== chainId) return false
  return binding.kind === 'escrow'
    ? order.custody === 'escrow' && order.escrow === binding.escrow
    : order.custody === 'maker'
}

/** Decides a deposit's role in its order. `hasLeader`: another deposit on the chain already moves this order. */
function matchDeposit(observed: ObservedDeposit, order: StoredOrder | null, hasLeader: boolean): Match {
  if (!order) return { leads: false, exception: 'unmatched' }
  // Dust of another asset with a stranger's memo must not take the place of the real deposit.
  if (observed.asset !== order.fromAsset) return { leads: false, exception: 'wrong_asset' }
  if (hasLeader) return { leads: false, exception: 'second' }
  // The escrow refuses to open late, but a plain transfer can arrive at any time.
  const late = order.custody === 'maker' && (order.state === 'expired' || order.state === 'failed')
  return { leads: true, exception: late ? 'late' : null }
}

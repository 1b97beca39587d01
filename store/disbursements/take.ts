import { asc, eq, inArray, or } from 'drizzle-orm'
import { assetId, type AssetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { DisbursementRow, TakeOutcome, TakeRequest } from './types.ts'
import type { Fence } from '../work/types.ts'
import type { Db } from '../database.ts'
import { disbursements } from '../schema.ts'
import { only } from '../context.ts'
import { lockDeposits, depositMissing } from '../deposits/rows.ts'
import { checkFence } from '../work/leases.ts'
import { lockInventory, reservedOn } from './inventory.ts'
import { type Advance, advance, writeAdvances } from '../orders/events.ts'
import { orderMissing, type StoredOrder } from '../orders/rows.ts'

export type Balances = ReadonlyMap<AssetId, bigint>

/** State against which the requests of a batch are checked; each accepted one changes it. */
interface Bench {
  locked: Awaited<ReturnType<typeof lockDeposits>>
  /** Orders after the earlier requests of this batch. */
  orders: Map<StoredOrder['id'], StoredOrder>
  existing: Map<bigint, DisbursementRow>
  /** All rows of the orders, of any deposit. */
  others: readonly DisbursementRow[]
  taken: Set<bigint>
  balances: Balances | null
  reserved: Map<AssetId, bigint>
}

type Judged = { advances: Advance[]; through: boolean; outcome: Exclude<TakeOutcome, { taken: unknown }> | null }

/** See `Disbursements.takeAll`. The row lock on the deposit decides which caller was first. */
export async function takeDisbursements(
  q: Db,
  chain: ChainId,
  requests: readonly TakeRequest[],
  balances: Balances | null,
  fence: Fence | undefined,
  at: Date,
): Promise<TakeOutcome[]> {
  await checkFence(q, fence)
  const ids = requests.map(({ depositId }) => depositId)
  const orderIds = requests.map(({ orderId }) => orderId)
  const locked = await lockDeposits(q, ids, orderIds)
  if (balances) await lockInventory(q, chain)
  const theirs = or(inArray(disbursements.depositId, ids), inArray(disbursements.orderId, orderIds))
  const known =
    ids.length === 0
      ? []
      : await q.select().from(disbursements).where(theirs).orderBy(asc(disbursements.id)).for('update')
  const bench: Bench = {
    locked,
    orders: new Map(),
    existing: new Map(known.map((row) => [row.depositId, row])),
    others: known,
    taken: new Set(),
    balances,
    reserved: balances ? await reservedOn(q, chain) : new Map(),
  }
  const judged = requests.map((request) => judge(bench, chain, request))
  const rows = await write(
    q,
    requests.filter((_, i) => judged[i]?.through),
    bench.existing,
    at,
  )
  await writeAdvances(
    q,
    judged.flatMap(({ advances }) => advances.map((step) => named(step, rows))),
    at,
  )
  return requests.map((request, i): TakeOutcome => {
    const taken = rows.get(request.depositId)
    return judged[i]?.outcome ?? (taken ? { taken } : { failed: depositMissing(request.depositId) })
  })
}

/** Checks one request against the locked rows. A refusal is a result; an invalid request fails alone. */
function judge(bench: Bench, chain: ChainId, request: TakeRequest): Judged {
  const no = (outcome: Exclude<TakeOutcome, { taken: unknown }>, advances: Advance[] = []): Judged => ({
    advances,
    through: false,
    outcome,
  })
  try {
    const before = orderOf(bench, chain, request)
    const existing = bench.existing.get(request.depositId) ?? null
    if (bench.taken.has(request.depositId) || (existing && existing.state !== 'failed'))
      return no({ refused: 'already_taken', existing })
    const other = bench.others.find((row) => excludes(request, row)) ?? null
    if (other) return no({ refused: 'already_taken', existing: other })
    const payout = request.kind === 'payout'
    const checked = payout && before.state === 'confirmed' ? [advance(before, 'validated')] : []
    const order = checked[0]?.order ?? before
    if (!covers(bench, request)) {
      bench.orders.set(order.id, order)
      return no({ refused: 'insufficient_inventory', existing }, checked)
    }
    const advances = payout ? [...checked, advance(order, 'reserved')] : []
    bench.orders.set(order.id, advances.at(-1)?.order ?? order)
    bench.taken.add(request.depositId)
    setAside(bench, chain, request)
    return { advances, through: true, outcome: null }
  } catch (error) {
    if (error instanceof AppError) return no({ failed: error })
    throw error
  }
}

/**
 * An escrow order has one deposit, even if it was recorded repeatedly: a cancel in addition to another disbursement
 * would pay twice.
 */
export const excludes = (
  wanted: Pick<TakeRequest, 'kind' | 'orderId' | 'depositId'>,
  row: Pick<DisbursementRow, 'kind' | 'orderId' | 'depositId' | 'state'>,
): boolean =>
  row.orderId === wanted.orderId &&
  row.depositId !== wanted.depositId &&
  row.state !== 'failed' &&
  (wanted.kind === 'cancel' || row.kind === 'cancel')

function orderOf({ locked, orders }: Bench, chain: ChainId, { depositId, orderId, chainId }: TakeRequest): StoredOrder {
  const found = locked.get(depositId)
  if (!found) throw depositMissing(depositId)
  const { deposit, order } = found
  if (!order || deposit.orderId !== orderId) throw orderMissing(orderId)
  if (deposit.status === 'orphaned')
    throw new AppError('deposit_orphaned', 'The deposit has left the chain.', { retriable: false })
  if (order.heldReason === 'journal_conflict')
    throw new AppError(
      'journal_conflict',
      'A transaction that is missing from the database was signed for this order.',
      {
        retriable: false,
      },
    )
  // Inventory is locked per chain, so a batch across two would count on balances that are not locked.
  if (chainId !== chain) throw new AppError('chain_mixed', 'One batch takes from one chain.', { retriable: false })
  return orders.get(order.id) ?? order
}

function covers({ balances, reserved }: Bench, { chainId, asset, amount, destinationGas }: TakeRequest): boolean {
  if (!balances) return true
  const native = assetId(chainId, NATIVE)
  const coins = isNative(asset) ? undefined : balances.get(native)
  if (coins !== undefined && destinationGas > 0n && coins < (reserved.get(native) ?? 0n) + destinationGas) return false
  return (balances.get(asset) ?? 0n) >= (reserved.get(asset) ?? 0n) + amount + (isNative(asset) ? destinationGas : 0n)
}

function setAside({ reserved }: Bench, chain: ChainId, { kind, asset, amount, destinationGas }: TakeRequest): void {
  if (kind === 'cancel') return
  const native = assetId(chain, NATIVE)
  reserved.set(asset, (reserved.get(asset) ?? 0n) + amount)
  reserved.set(native, (reserved.get(native) ?? 0n) + destinationGas)
}

/** Adds the row's id to the event; only the database assigns it. */
function named(step: Advance, rows: ReadonlyMap<bigint, DisbursementRow>): Advance {
  if (step.type !== 'reserved') return step
  const row = [...rows.values()].find(({ orderId, kind }) => orderId === step.order.id && kind === 'payout')
  return row ? { ...step, data: { disbursement_id: row.id.toString() } } : step
}

async function write(
  q: Db,
  requests: readonly TakeRequest[],
  existing: ReadonlyMap<bigint, DisbursementRow>,
  at: Date,
): Promise<Map<bigint, DisbursementRow>> {
  const rows = requests.map(
    ({ depositId, orderId, kind, chainId, asset, amount, destinationGas, recipient, usdE8 }) => {
      return {
        depositId,
        orderId,
        kind,
        chainId,
        asset,
        amount,
        destinationGas,
        recipient,
        usdE8,
        state: 'reserved' as const,
        slotId: null,
        txRef: null,
        createdAt: at,
        updatedAt: at,
      }
    },
  )
  const fresh = rows.filter(({ depositId }) => !existing.has(depositId))
  const written: DisbursementRow[] = fresh.length === 0 ? [] : await q.insert(disbursements).values(fresh).returning()
  for (const row of rows) {
    const failed = existing.get(row.depositId)
    if (failed)
      written.push(only(await q.update(disbursements).set(row).where(eq(disbursements.id, failed.id)).returning()))
  }
  return new Map(written.map((row) => [row.depositId, row]))
}

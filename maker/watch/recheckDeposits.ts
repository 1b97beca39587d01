import type { Head } from '#chains/contract/reader.ts'
import { confirmationsFor } from '#core/catalogue/tiers.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { ChainContext } from '../contract.ts'
import { batchSizeFor } from '../policy.ts'
import { fitsUnconfirmedCap, progress, sumOfKnown } from '../decide/confirmations.ts'
import { guarded } from '../guard.ts'
import { depositValue } from '../value.ts'
import { rescan } from './scanChain.ts'
import { unfinalDeposits } from './observeHead.ts'

interface Pass {
  head: Head
  paused: boolean
  /**
   * 1e-8 dollar already approved before finality; null if a value among them is unknown, and then no other is approved
   * early.
   */
  committedE8: bigint | null
  /** Blocks of the deposits, each looked up once: true if still canonical. */
  blocks: ReadonlyMap<string, Promise<boolean>>
  /** Deposits that are deep enough now but not stored yet. */
  deep: DepositRow[]
  final: DepositRow[]
  /** Confirmations that the order's owner has not seen yet. */
  notes: { row: DepositRow; orderId: OrderId; have: number; need: number }[]
}

/** Payout batches confirmed together: a payer that knows of several works on them at the same time. */
const CONFIRMED_TIMES = 4

/** Checks every deposit that is not final: that it is still canonical, deep enough for its value, or final. */
export async function recheckDeposits(ctx: ChainContext, head: Head): Promise<void> {
  const { store, catalogue, metrics } = ctx.deps
  const rows = await unfinalDeposits(ctx)
  const { paused } = await store.chainState.get(ctx.chain.id)
  const early = rows.filter(({ status }) => status === 'confirmed')
  const committed = sumOfKnown(early.map((row) => depositValue(catalogue, row)))
  const blocks = await lookUpBlocks(ctx, rows)
  const pass: Pass = { head, paused, committedE8: committed, blocks, deep: [], final: [], notes: [] }
  metrics.queue(ctx.chain.id, 'deposits', rows.length)
  const waiting = rows.filter(({ status }) => status === 'seen').length
  const batchSize = CONFIRMED_TIMES * batchSizeFor(waiting, ctx.policy.batchSize)
  for (const row of rows) {
    await guarded(ctx, 'watch.recheck', { deposit: String(row.id) }, () => recheck(ctx, pass, row))
    if (pass.deep.length === batchSize) await confirm(ctx, pass.deep.splice(0))
  }
  await confirm(ctx, pass.deep)
  const { pageSize } = ctx.policy
  while (pass.final.length > 0) {
    const page = pass.final.splice(0, pageSize)
    await store.transaction((tx) => tx.deposits.markFinal(...page.map(({ id }) => id)), ctx.fence)
  }
  while (pass.notes.length > 0) await writeNotes(ctx, pass.notes.splice(0, pageSize))
}

async function recheck(ctx: ChainContext, pass: Pass, row: DepositRow): Promise<void> {
  if (row.status === 'orphaned') return
  if (!(await stillThere(pass, row)))
    return (await foundAgain(ctx, pass, row)) ? undefined : depositGone(ctx, pass.head, row)
  const usdE8 = depositValue(ctx.deps.catalogue, row)
  const need = row.exception === null ? confirmationsFor(ctx.chain.settlement, usdE8) : 'finalized'
  const early = fitsUnconfirmedCap(pass.committedE8, usdE8, ctx.chain.settlement.unconfirmedCapUsd)
  const depth = progress(
    { height: row.height, head: pass.head.height, finalized: pass.head.finalized },
    early ? need : 'finalized',
  )
  if (row.status === 'seen') {
    if (!depth.reached || pass.paused) return tell(ctx, pass, row, depth)
    pass.deep.push(row)
    if (!depth.final) pass.committedE8 = sumOfKnown([pass.committedE8, usdE8])
  }
  if (depth.final) pass.final.push(row)
}

/** Confirms in batches, and wakes the payers of each at once. */
async function confirm(ctx: ChainContext, rows: readonly DepositRow[]): Promise<void> {
  if (rows.length === 0) return
  const orders = await ctx.deps.store.transaction((tx) => tx.deposits.confirm(...rows.map(({ id }) => id)), ctx.fence)
  for (const { id } of rows) ctx.memory.watch.told.delete(id)
  const destinations = new Set(orders.map(({ toChain }) => toChain))
  if (rows.some(({ orderId, exception }) => orderId === null || exception !== null)) destinations.add(ctx.chain.id)
  for (const chain of destinations) ctx.wake(chain)
}

const blockKey = ({ height, blockHash }: DepositRow): string => `${height}:${blockHash}`

/** Reads each block once and all of them together. A block that cannot be read fails only its own deposits. */
async function lookUpBlocks(
  { node }: ChainContext,
  rows: readonly DepositRow[],
): Promise<ReadonlyMap<string, Promise<boolean>>> {
  const first = new Map(rows.map((row) => [blockKey(row), row]))
  const blocks = new Map(
    [...first].map(([key, { height, blockHash }]) => [key, node.isCanonical(height, blockHash)] as const),
  )
  await Promise.allSettled(blocks.values())
  return blocks
}

const stillThere = (pass: Pass, row: DepositRow): Promise<boolean> =>
  pass.blocks.get(blockKey(row)) ?? Promise.resolve(false)

/**
 * The cursor is past final blocks, so a deposit dropped there would never be found again: its range is scanned once
 * more before one answer about its block counts.
 */
async function foundAgain(ctx: ChainContext, { head }: Pass, { id, height }: DepositRow): Promise<boolean> {
  if (height > head.finalized) return false
  const around = BigInt(ctx.chain.settlement.maxReorgBlocks)
  const [from, to] = [
    height > around ? height - around : 0n,
    height + around < head.height ? height + around : head.height,
  ]
  return (await rescan(ctx, from, to)).has(id)
}

function tell(
  { memory }: ChainContext,
  { notes }: Pass,
  row: DepositRow,
  { have, need }: { have: number; need: number },
): void {
  if (row.orderId === null || !isWorthNoting(memory.watch.told.get(row.id), { have, need })) return
  notes.push({ row, orderId: row.orderId, have, need })
}

/** Maximum notes per deposit: if finality is far, not each block is news. */
const MOST_NOTES = 20

const isWorthNoting = (before: number | undefined, { have, need }: { have: number; need: number }): boolean =>
  before === undefined || have < before || have - before >= Math.max(1, Math.ceil(need / MOST_NOTES))

/** One transaction for many orders: a new block changes the depth of every waiting deposit. */
async function writeNotes({ deps, memory }: ChainContext, notes: Pass['notes']): Promise<void> {
  await deps.store.orders.noteAll(
    notes.map(({ orderId, have, need }) => ({ id: orderId, type: 'confirmations', data: { have, need } })),
  )
  for (const { row, have } of notes) memory.watch.told.set(row.id, have)
}

/**
 * Before a payout or refund is signed, an orphaned deposit makes its order wait again; a cancel moves no maker funds.
 * Later the transaction usually reappears, so the order is left alone until finality has passed its block.
 */
async function depositGone(ctx: ChainContext, head: Head, row: DepositRow): Promise<void> {
  const { store } = ctx.deps
  const order = row.orderId === null ? null : await store.orders.get(row.orderId)
  if (!order || !(await wasPaid(ctx, order.id, row.id))) {
    ctx.log.warn({ deposit: String(row.id), order: row.orderId, height: String(row.height) }, 'deposit left the chain')
    return store.transaction((tx) => tx.deposits.orphan(row.id), ctx.fence)
  }
  const patience = BigInt(ctx.chain.settlement.maxReorgBlocks)
  if (head.finalized <= row.height + patience) return
  ctx.log.error(
    { deposit: String(row.id), order: order.id, state: order.state },
    'a deposit that was acted on is permanently gone',
  )
  await store.transaction(async (tx) => {
    await tx.deposits.orphan(row.id)
    const now = await tx.orders.get(order.id)
    if (now && now.state !== 'incident' && now.state !== 'refunded')
      await tx.orders.apply(order.id, 'incident', { data: { reason: 'deposit_gone' }, fence: ctx.fence })
    await tx.chainState.pause(ctx.chain.id, 'deposit_gone')
  }, ctx.fence)
}

async function wasPaid({ deps }: ChainContext, order: OrderId, deposit: bigint): Promise<boolean> {
  const rows = await deps.store.disbursements.forOrder(order)
  return rows.some(
    ({ depositId, kind, state }) =>
      depositId === deposit && kind !== 'cancel' && state !== 'reserved' && state !== 'failed',
  )
}

import type { Head } from '#chains/contract.ts'
import { confirmationsFor } from '#core/catalogue/tiers.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { ChainContext } from '../contract.ts'
import { fitsUnconfirmedCap, progress, sumOfKnown } from '../decide/confirmations.ts'
import { guarded } from '../guard.ts'
import { depositValue } from '../value.ts'
import { depositGone } from './depositGone.ts'
import { rescan } from './scanChain.ts'

interface Pass {
  head: Head
  paused: boolean
  /** 1e-8 dollar already let through before finality; null where a value among them is unknown, and then nothing else goes early. */
  committed: bigint | null
  /** Blocks asked about in this pass. */
  stands: Map<string, boolean>
  /** Deep enough now, and not written down yet. */
  deep: DepositRow[]
  final: DepositRow[]
}

/** Looks at every deposit that is not final: is it still there, is it deep enough for its value, is it final? */
export async function recheckDeposits(ctx: ChainContext, head: Head): Promise<void> {
  const { store, catalogue, metrics } = ctx.deps
  const rows = await store.deposits.unfinal(ctx.chain.id, ctx.policy.pageSize)
  const { paused } = await store.chainState.get(ctx.chain.id)
  const early = rows.filter(({ status }) => status === 'confirmed')
  const committed = sumOfKnown(early.map((row) => depositValue(catalogue, row)))
  const pass: Pass = { head, paused, committed, stands: new Map(), deep: [], final: [] }
  metrics.queue(ctx.chain.id, 'deposits', rows.length)
  for (const row of rows) {
    await guarded(ctx, 'watch.recheck', { deposit: String(row.id) }, () => recheck(ctx, pass, row))
    if (pass.deep.length === ctx.policy.batchSize) await confirm(ctx, pass.deep.splice(0))
  }
  await confirm(ctx, pass.deep)
  if (pass.final.length > 0)
    await store.transaction((tx) => tx.deposits.markFinal(...pass.final.map(({ id }) => id)), ctx.fence)
}

async function recheck(ctx: ChainContext, pass: Pass, row: DepositRow): Promise<void> {
  if (row.status === 'orphaned') return
  if (!(await stillThere(ctx, pass, row)))
    return (await foundAgain(ctx, pass, row)) ? undefined : depositGone(ctx, pass.head, row)
  const usd = depositValue(ctx.deps.catalogue, row)
  const need = row.exception === null ? confirmationsFor(ctx.chain.settlement, usd) : 'finalized'
  const early = fitsUnconfirmedCap(pass.committed, usd, ctx.chain.settlement.unconfirmedCapUsd)
  const depth = progress(
    { height: row.height, head: pass.head.height, finalized: pass.head.finalized },
    early ? need : 'finalized',
  )
  if (row.status === 'seen') {
    if (!depth.reached || pass.paused) return tell(ctx, row, depth)
    pass.deep.push(row)
    if (!depth.final) pass.committed = sumOfKnown([pass.committed, usd])
  }
  if (depth.final) pass.final.push(row)
}

/** In batches, each of which its payers hear of at once. */
async function confirm(ctx: ChainContext, rows: readonly DepositRow[]): Promise<void> {
  if (rows.length === 0) return
  const orders = await ctx.deps.store.transaction((tx) => tx.deposits.confirm(...rows.map(({ id }) => id)), ctx.fence)
  for (const { id } of rows) ctx.memory.told.delete(id)
  const destinations = new Set(orders.map(({ toChain }) => toChain))
  if (rows.some(({ orderId, exception }) => orderId === null || exception !== null)) destinations.add(ctx.chain.id)
  for (const chain of destinations) ctx.wake(chain)
}

async function stillThere(ctx: ChainContext, pass: Pass, { height, blockHash }: DepositRow): Promise<boolean> {
  const key = `${height}:${blockHash}`
  const known = pass.stands.get(key)
  if (known !== undefined) return known
  const answer = await ctx.node.isCanonical(height, blockHash)
  pass.stands.set(key, answer)
  return answer
}

/**
 * The cursor is past blocks that were called final, so a deposit given up there would never be found again: its surroundings are read once more
 * before one answer about its block is believed.
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

async function tell(ctx: ChainContext, row: DepositRow, { have, need }: { have: number; need: number }): Promise<void> {
  if (row.orderId === null || ctx.memory.told.get(row.id) === have) return
  ctx.memory.told.set(row.id, have)
  await ctx.deps.store.orders.note(row.orderId, 'confirmations', { have, need })
}

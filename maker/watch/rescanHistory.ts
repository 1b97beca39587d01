import { reasonOf } from '#core/errors.ts'
import type { ChainContext } from '../contract.ts'
import { nextRescan } from '../decide/rescanPlan.ts'
import { type FirstSeen, recordScan } from './scanChain.ts'

/**
 * Scans one page of finalized history again, querying the endpoints in another order. It exposes a quorum that lied or lagged
 * when a block was scanned: hidden events are processed as if they were new, and the operator is alerted.
 */
export async function rescanHistory(ctx: ChainContext): Promise<void> {
  const { memory, policy, chain } = ctx
  const { store, clock } = ctx.deps
  const now = clock.now().getTime()
  if (!memory.watch.head || now < memory.rescan.dueAt) return
  const state = await store.chainState.get(chain.id)
  const page = nextRescan(
    {
      cursor: state.cursor,
      finalized: memory.watch.head.finalized,
      blockTimeMs: chain.settlement.blockTimeMs,
      ages: policy.rescanAges,
      positions: await store.chainState.rescans(chain.id),
      pageBlocks: policy.scanPageBlocks,
    },
    memory.rescan.lastAge,
  )
  memory.rescan.dueAt = now + policy.rescanEveryMs
  if (!page) return
  memory.rescan.lastAge = page.age
  const scan = await ctx.node.scan(page.from, page.to, page.turn + 1)
  for (const missed of await recordScan(ctx, scan, page.to)) await alert(ctx, missed, page.age)
  await store.chainState.setRescan(chain.id, page.age, page.to, ctx.fence)
}

async function alert(ctx: ChainContext, { what, txId, height, subject }: FirstSeen, age: number): Promise<void> {
  const kind = what === 'deposit' ? 'missed_deposit_found' : 'missed_ending_found'
  ctx.deps.metrics.missed(ctx.chain.id, what)
  ctx.log.error({ alert: kind, tx: txId, height: String(height), subject, age }, 'a scan had missed this')
  const details = { height: String(height), subject, age }
  try {
    await ctx.deps.store.incidents.record({ kind, subject: `${ctx.chain.id}:${txId}`, details })
  } catch (error) {
    // The money is recorded; only its incident is not.
    ctx.log.error({ alert: kind, tx: txId, reason: reasonOf(error) }, 'the incident could not be stored')
  }
}

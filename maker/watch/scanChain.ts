import { batches } from '#core/async.ts'
import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import type { Observed } from './observeHead.ts'
import { pages, scanRanges } from './ranges.ts'

/** Records the deposits of new and of newly final blocks, and the endings of final ones. */
export async function scanChain(ctx: ChainContext, { head, verdict }: Observed): Promise<void> {
  const { memory, policy } = ctx
  const { chainState } = ctx.deps.store
  if (verdict.kind === 'unchanged' && memory.watch.scanned !== null && head.finalized <= memory.watch.scannedFinal)
    return
  const { cursor } = await chainState.get(ctx.chain.id)
  const { firstBlock, maxReorgBlocks } = ctx.chain.settlement
  const ranges = scanRanges({
    cursor,
    scanned: memory.watch.scanned,
    head: head.height,
    finalized: head.finalized,
    verdict,
    overlap: BigInt(maxReorgBlocks),
    firstBlock: firstBlock === undefined ? null : BigInt(firstBlock),
    firstScanBlocks: policy.firstScanBlocks,
  })
  for (const page of ranges.flatMap((range) => pages(range, policy.scanPageBlocks))) {
    await recordScan(ctx, await ctx.node.scan(page.from, page.to), head.finalized)
    const settled = page.to < head.finalized ? page.to : head.finalized
    if (cursor === null || settled >= page.from)
      await chainState.advanceCursor(ctx.chain.id, page.from, settled, ctx.fence)
  }
  memory.watch.scanned = head.height
  memory.watch.scannedFinal = head.finalized
}

/** Event that no earlier scan showed. */
export interface FirstSeen {
  what: 'deposit' | 'ending'
  txId: string
  height: bigint
  /** The deposit's row or the order. */
  subject: string
}

/** Records the events of a scan, endings up to `finalized`; returns those that were not known before. */
export async function recordScan(ctx: ChainContext, scan: Scan, finalized: bigint): Promise<FirstSeen[]> {
  const { deposits } = ctx.deps.store
  const found: FirstSeen[] = []
  // Recent blocks are scanned again at each pass: only changed events cost a transaction.
  const fresh = await deposits.unrecorded(scan.deposits.filter((each) => isOurs(ctx, each)))
  await together(fresh, async (page) => {
    for (const [i, recorded] of (await deposits.recordAll(page)).entries()) {
      const deposit = page[i]
      if (!deposit || !recorded.isNew) continue
      logDeposit(ctx, deposit, recorded)
      const subject = String(recorded.deposit.id)
      found.push({ what: 'deposit', txId: deposit.txId, height: deposit.height, subject })
    }
  })
  const final = scan.endings.filter(({ height }) => height <= finalized)
  await together(await deposits.unrecordedEndings(ctx.chain.id, final), async (page) => {
    for (const [i, { order, isNew }] of (await deposits.recordEndings(ctx.chain.id, page)).entries()) {
      const ending = page[i]
      if (!ending || !order || !isNew) continue
      ctx.log.info(
        { order: order.id, ending: ending.kind, tx: ending.txId, state: order.state },
        'order ended on its source chain',
      )
      found.push({ what: 'ending', txId: ending.txId, height: ending.height, subject: order.id })
    }
  })
  return found
}

/** Maximum events per database transaction. */
const RECORDED_AT_ONCE = 100

/**
 * Goes page by page in chain order, because the first of several deposits for one order is the order's own. A failing
 * page is retried one by one.
 */
async function together<T>(items: readonly T[], record: (page: readonly T[]) => Promise<void>): Promise<void> {
  let failure: { error: unknown } | null = null
  for (const page of batches(items, RECORDED_AT_ONCE)) {
    try {
      await record(page)
    } catch (whole) {
      if (page.length === 1) throw whole
      for (const item of page) await record([item]).catch((error: unknown) => void (failure ??= { error }))
    }
  }
  const failed = failure as { error: unknown } | null
  if (failed) throw failed.error
}

/** Scans these blocks again, regardless of earlier scans; returns their deposits. */
export async function rescan(ctx: ChainContext, from: bigint, to: bigint): Promise<ReadonlySet<bigint>> {
  const found = new Set<bigint>()
  const { deposits } = await ctx.node.scan(from, to)
  for (const observed of deposits.filter((each) => isOurs(ctx, each))) {
    const recorded = await ctx.deps.store.deposits.record(observed)
    if (recorded.isNew) logDeposit(ctx, observed, recorded)
    found.add(recorded.deposit.id)
  }
  return found
}

// Several makers may share one escrow; orders of other makers are ignored.
function isOurs(ctx: ChainContext, { binding }: ObservedDeposit): boolean {
  if (binding.kind !== 'escrow') return true
  const payers = [...ctx.deps.payers.values()].map(({ address }) => address.toLowerCase())
  const maker = binding.order.maker.toLowerCase()
  return payers.includes(maker) || maker === poolAccount(ctx.deps.catalogue)?.toLowerCase()
}

function logDeposit(
  ctx: ChainContext,
  observed: ObservedDeposit,
  { deposit, order }: { deposit: DepositRow; order: OrderRow | null },
): void {
  const fields = {
    deposit: String(deposit.id),
    order: order?.id ?? null,
    tx: observed.txId,
    exception: deposit.exception,
  }
  ctx.log.info(fields, order ? 'deposit seen' : 'deposit without an order: held')
}

import type { ObservedDeposit, ObservedEnding, Scan } from '#chains/contract.ts'
import type { ChainContext } from '../contract.ts'
import { inParallel } from '../inParallel.ts'
import type { Observed } from './observeHead.ts'
import { pages, scanRanges } from './ranges.ts'

/** Records the deposits of new blocks, and of blocks that became final; endings count from finality on. */
export async function scanChain(ctx: ChainContext, { head, verdict }: Observed): Promise<void> {
  const { memory, policy } = ctx
  const { chainState } = ctx.deps.store
  if (verdict.kind === 'unchanged' && memory.scanned !== null && head.finalized <= memory.scannedFinal) return
  const { cursor } = await chainState.get(ctx.chain.id)
  const { firstBlock, maxReorgBlocks } = ctx.chain.settlement
  const ranges = scanRanges({
    cursor,
    scanned: memory.scanned,
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
    const next = (await chainState.get(ctx.chain.id)).cursor
    if (page.from <= (next ?? page.from) + 1n && settled > (next ?? -1n))
      await chainState.setCursor(ctx.chain.id, settled, ctx.fence)
  }
  memory.scanned = head.height
  memory.scannedFinal = head.finalized
}

/** Event that no earlier scan showed. */
export interface FirstSeen {
  what: 'deposit' | 'ending'
  txId: string
  height: bigint
  /** The deposit's row or the order. */
  subject: string
}

/** Records what a scan shows, endings up to `finalized`; answers what was not known before. */
export async function recordScan(ctx: ChainContext, scan: Scan, finalized: bigint): Promise<FirstSeen[]> {
  const { deposits } = ctx.deps.store
  const found: FirstSeen[] = []
  // Recent blocks are read again at each pass: only what is not recorded as it is costs a transaction.
  const fresh = await deposits.unrecorded(scan.deposits.filter((each) => isOurs(ctx, each)))
  await oneByOrder(fresh, depositKey, async (deposit) => {
    const { id, isNew } = await recordDeposit(ctx, deposit)
    if (isNew) found.push({ what: 'deposit', txId: deposit.txId, height: deposit.height, subject: String(id) })
  })
  const final = scan.endings.filter(({ height }) => height <= finalized)
  const endings = await deposits.unrecordedEndings(ctx.chain.id, final)
  await oneByOrder(
    endings,
    ({ onchainId }) => onchainId,
    async (ending) => {
      const order = await recordEnding(ctx, ending)
      if (order !== null) found.push({ what: 'ending', txId: ending.txId, height: ending.height, subject: order })
    },
  )
  return found
}

/** Transactions of the database at once. */
const RECORDED_AT_ONCE = 8

/** Deposits by memo may name one order in several ways, so they are recorded in turn: the first one on the chain leads its order. */
const depositKey = ({ binding }: ObservedDeposit): string => (binding.kind === 'escrow' ? binding.onchainId : 'memo')

/** Records many at once, but what concerns one order in its turn. */
function oneByOrder<T>(items: readonly T[], keyOf: (item: T) => string, record: (item: T) => Promise<void>) {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return inParallel([...groups.values()], RECORDED_AT_ONCE, async (group) => {
    for (const item of group) await record(item)
  })
}

/** Reads these blocks once more, whatever was read before; answers the deposits that stand in them. */
export async function rescan(ctx: ChainContext, from: bigint, to: bigint): Promise<ReadonlySet<bigint>> {
  const found = new Set<bigint>()
  const { deposits } = await ctx.node.scan(from, to)
  for (const deposit of deposits) if (isOurs(ctx, deposit)) found.add((await recordDeposit(ctx, deposit)).id)
  return found
}

// Several makers may share one escrow; an order that names another one is none of our business.
function isOurs(ctx: ChainContext, { binding }: ObservedDeposit): boolean {
  if (binding.kind === 'memo') return true
  const payers = [...ctx.deps.payers.values()].map(({ address }) => address.toLowerCase())
  return payers.includes(binding.order.maker.toLowerCase())
}

async function recordDeposit(ctx: ChainContext, observed: ObservedDeposit): Promise<{ id: bigint; isNew: boolean }> {
  const { deposit, order, isNew } = await ctx.deps.store.deposits.record(observed)
  if (!isNew) return { id: deposit.id, isNew }
  const fields = {
    deposit: String(deposit.id),
    order: order?.id ?? null,
    tx: observed.txId,
    exception: deposit.exception,
  }
  ctx.log.info(fields, order ? 'deposit seen' : 'deposit without an order: held')
  return { id: deposit.id, isNew }
}

/** The order, where the ending was not known before; null where it was, or belongs to no order. */
async function recordEnding(ctx: ChainContext, ending: ObservedEnding): Promise<string | null> {
  const { deposits } = ctx.deps.store
  const since = ctx.deps.clock.now()
  const order = await deposits.recordEnding(ctx.chain.id, ending)
  if (!order) return null
  const isNew = (await deposits.endings(order.id)).some(({ txId, at }) => txId === ending.txId && at >= since)
  if (!isNew) return null
  ctx.log.info(
    { order: order.id, ending: ending.kind, tx: ending.txId, state: order.state },
    'order ended on its source chain',
  )
  return order.id
}

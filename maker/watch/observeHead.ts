import type { Head } from '#chains/contract/reader.ts'
import type { ChainContext } from '../contract.ts'
import { type HeadVerdict, judgeByWitnesses, judgeHead, rememberHead, type SeenHead } from './judgeHead.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import { allPages } from '#core/async.ts'

export interface Observed {
  head: Head
  verdict: HeadVerdict
  /** Heads to remember once everything up to this one was read. */
  next: readonly SeenHead[]
}

/**
 * Reads the head, compares it with the remembered ones, and pauses the chain if it was rewritten too deep. Null while
 * the node lags.
 */
export async function observeHead(ctx: ChainContext): Promise<Observed | null> {
  const { maxReorgBlocks } = ctx.chain.settlement
  const seen = ctx.memory.watch.heads.length > 0 ? ctx.memory.watch.heads : await persistedHead(ctx)
  const head = await ctx.node.head()
  const verdict = await judge(ctx, seen, head)
  if (verdict.kind === 'too_deep') await pause(ctx, verdict.depth, head)
  if (verdict.kind === 'stale') {
    ctx.log.warn(
      { height: String(head.height), known: String(seen.at(-1)?.height) },
      'the node is behind what was seen before',
    )
    return null
  }
  if (verdict.kind === 'reorg')
    ctx.log.warn({ from: String(verdict.from), depth: String(verdict.depth) }, 'the chain was reorganised')
  ctx.memory.watch.head = head
  return { head, verdict, next: rememberHead(seen, verdict, head, maxReorgBlocks) }
}

/**
 * Remembered only after its blocks are scanned: a reorganization whose scan failed must be found again by the next
 * pass, or by another process.
 */
export async function remember(ctx: ChainContext, { head, verdict, next }: Observed): Promise<void> {
  if (verdict.kind !== 'unchanged') await ctx.deps.store.chainState.setHead(ctx.chain.id, head)
  ctx.memory.watch.heads = [...next]
}

async function persistedHead(ctx: ChainContext): Promise<SeenHead[]> {
  const { headHeight, headHash } = await ctx.deps.store.chainState.get(ctx.chain.id)
  return headHeight !== null && headHash !== null ? [{ height: headHeight, hash: headHash }] : []
}

/** Reads as few old blocks as possible: the newest, and the others only if that one is gone. */
async function judge(ctx: ChainContext, seen: readonly SeenHead[], head: Head): Promise<HeadVerdict> {
  const { maxReorgBlocks } = ctx.chain.settlement
  const last = seen.at(-1)
  if (!last || head.hash === last.hash || head.height < last.height) return judgeHead(seen, [], head, maxReorgBlocks)
  const isCanonical = ({ height, hash }: SeenHead) =>
    height === head.height ? Promise.resolve(hash === head.hash) : ctx.node.isCanonical(height, hash)
  if (await isCanonical(last)) return { kind: 'extends' }
  const canonical = await Promise.all(seen.map(isCanonical))
  if (canonical.includes(true)) return judgeHead(seen, canonical, head, maxReorgBlocks)
  return judgeByWitnesses(last, [...seen, ...(await fallenDeposits(ctx, last, isCanonical))], maxReorgBlocks)
}

async function fallenDeposits(
  ctx: ChainContext,
  last: SeenHead,
  isCanonical: (block: SeenHead) => Promise<boolean>,
): Promise<SeenHead[]> {
  const rows = await unfinalDeposits(ctx)
  const blocks = new Map(
    rows
      .filter(({ height }) => height < last.height)
      .map(({ height, blockHash }) => [blockHash, { height, hash: blockHash }]),
  )
  const found = await Promise.all(
    [...blocks.values()].map(async (block) => ({ block, isKept: await isCanonical(block) })),
  )
  return found.flatMap(({ block, isKept }) => (isKept ? [] : [block]))
}

async function pause(ctx: ChainContext, depth: bigint, head: Head): Promise<void> {
  ctx.log.error({ depth: String(depth), height: String(head.height) }, 'reorganised deeper than policy allows: paused')
  await ctx.deps.store.transaction(async (tx) => {
    await tx.chainState.pause(ctx.chain.id, 'deep_reorg')
    const details = { depth: String(depth), height: String(head.height) }
    await tx.incidents.record({ kind: 'deep_reorg', subject: String(ctx.chain.id), details })
  })
}

/** Every deposit of the chain that is not final, page by page: old ones that wait must not hide newer ones. */
export const unfinalDeposits = ({ deps, chain, policy }: ChainContext): Promise<DepositRow[]> =>
  allPages(policy.pageSize, (last?: DepositRow) => deps.store.deposits.unfinal(chain.id, policy.pageSize, last?.id))

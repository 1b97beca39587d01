export interface SeenHead {
  height: bigint
  hash: string
}

/** Result of comparing a new head with the remembered ones. */
export type HeadVerdict =
  | { kind: 'extends' }
  | { kind: 'unchanged' }
  /** The node lags; its data proves nothing. */
  | { kind: 'stale' }
  /** The chain was rewritten from `from` on (first block that may differ). */
  | { kind: 'reorg'; from: bigint; depth: bigint }
  /** Deeper than policy, or so deep that its beginning is no longer known. */
  | { kind: 'too_deep'; from: bigint; depth: bigint }

/**
 * Compares a head with the remembered ones. `seen` is oldest first and reaches as deep as policy allows; `canonical`
 * reports which are still canonical, in that order. Pure, so that every depth can be tested without a chain.
 */
export function judgeHead(
  seen: readonly SeenHead[],
  canonical: readonly boolean[],
  head: SeenHead,
  maxReorgBlocks: number,
): HeadVerdict {
  const last = seen.at(-1)
  if (!last) return { kind: 'extends' }
  if (head.hash === last.hash) return { kind: 'unchanged' }
  if (head.height < last.height) {
    const depth = last.height - head.height
    return depth > BigInt(maxReorgBlocks) ? { kind: 'too_deep', from: head.height, depth } : { kind: 'stale' }
  }
  if (canonical.at(-1)) return { kind: 'extends' }
  const newest = canonical.lastIndexOf(true)
  const ancestor = seen[newest]
  const oldest = seen[0] ?? last
  const from = ancestor ? ancestor.height + 1n : oldest.height
  const depth = last.height - from + 1n
  return { kind: depth > BigInt(maxReorgBlocks) ? 'too_deep' : 'reorg', from, depth }
}

/**
 * Judges by witnesses if no remembered head is canonical any more: the oldest recorded deposit that left the chain
 * shows the depth. A process that has just started, or that made no pass for many blocks, remembers one head.
 */
export function judgeByWitnesses(last: SeenHead, fallen: readonly SeenHead[], maxReorgBlocks: number): HeadVerdict {
  const from = fallen.reduce((least, { height }) => (height < least ? height : least), last.height)
  const depth = last.height - from + 1n
  return { kind: depth > BigInt(maxReorgBlocks) ? 'too_deep' : 'reorg', from, depth }
}

/** Heads to remember: one more than a reorganization may replace. */
export function rememberHead(
  seen: readonly SeenHead[],
  verdict: HeadVerdict,
  head: SeenHead,
  maxReorgBlocks: number,
): SeenHead[] {
  const kept =
    verdict.kind === 'reorg' || verdict.kind === 'too_deep' ? seen.filter(({ height }) => height < verdict.from) : seen
  const next = kept.at(-1)?.height === head.height ? [...kept.slice(0, -1), head] : [...kept, head]
  return next.filter(({ height }) => height >= head.height - BigInt(maxReorgBlocks) - 1n)
}

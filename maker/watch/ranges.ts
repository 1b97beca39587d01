import type { HeadVerdict } from './judgeHead.ts'

export interface BlockRange {
  from: bigint
  to: bigint
}

export interface RangeFacts {
  /** Persisted: every block up to here was scanned after it became final. */
  cursor: bigint | null
  /** This process's newest scanned block. */
  scanned: bigint | null
  head: bigint
  finalized: bigint
  verdict: HeadVerdict
  /** Blocks scanned again each time: at least as many as a reorganization may replace. */
  overlap: bigint
  /** Configured first block of a new database's scan; null = `firstScanBlocks` before finality. */
  firstBlock: bigint | null
  firstScanBlocks: bigint
}

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * Returns the ranges to scan now. Every block is read twice: early, so that deposits are seen at once, and after
 * finality, which moves the cursor. Nothing that a lagging or reorganized node hid in the early read is lost.
 */
export function scanRanges(facts: RangeFacts): BlockRange[] {
  const { head, finalized, overlap, verdict } = facts
  const first = facts.cursor === null ? firstOfAll(facts) : facts.cursor + 1n
  // A new process scans again behind its cursor; a running one has scanned those blocks itself.
  const finalFrom = facts.scanned === null && facts.cursor !== null ? atLeastZero(first - overlap) : first
  const back = facts.scanned === null ? finalFrom : atLeastZero(facts.scanned + 1n - overlap)
  const rewritten = verdict.kind === 'reorg' || verdict.kind === 'too_deep' ? least(back, verdict.from) : back
  if (rewritten <= finalFrom || rewritten <= finalized + 1n)
    return nonEmpty([{ from: least(finalFrom, rewritten), to: head }])
  return nonEmpty([
    { from: finalFrom, to: finalized },
    { from: rewritten, to: head },
  ])
}

/** A configured block that is not final yet would leave a gap behind it, so the scan begins at finality then. */
const firstOfAll = ({ firstBlock, finalized, firstScanBlocks }: RangeFacts): bigint =>
  firstBlock === null ? atLeastZero(finalized - firstScanBlocks) : least(firstBlock, finalized)

/** Splits a range into pieces that a node answers in one request. */
export function pages({ from, to }: BlockRange, size: bigint): BlockRange[] {
  const list: BlockRange[] = []
  for (let start = from; start <= to; start += size) list.push({ from: start, to: least(start + size - 1n, to) })
  return list
}

const nonEmpty = (ranges: BlockRange[]): BlockRange[] => ranges.filter(({ from, to }) => from <= to)

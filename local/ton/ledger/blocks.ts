import { createHash } from 'node:crypto'
import type { Header } from './records.ts'

export interface Block {
  readonly seqno: number
  /** 32 bytes. */
  readonly rootHash: Buffer
  readonly fileHash: Buffer
  /** Epoch seconds. */
  readonly time: number
}

export interface Blocks {
  newest(): Block
  /** Null where the chain has no such block (yet). */
  at(seqno: number): Block | null
  /** The last one that began at or before this moment; null before the first. */
  ofTime(seconds: number): Block | null
}

const FIRST = 1
const BLOCK_SECONDS = 1

/** Blocks of the masterchain come by the clock, one a second; they are never undone. */
export function createBlocks({ genesis, time }: Header, now: () => number): Blocks {
  const hash = (kind: string, seqno: number): Buffer =>
    createHash('sha256').update(`${genesis} ${kind} ${seqno}`).digest()
  const make = (seqno: number): Block => ({
    seqno,
    rootHash: hash('root', seqno),
    fileHash: hash('file', seqno),
    time: time + (seqno - FIRST) * BLOCK_SECONDS,
  })
  const seqnoOf = (seconds: number): number => FIRST + Math.floor((seconds - time) / BLOCK_SECONDS)
  const last = (): number => Math.max(FIRST, seqnoOf(now()))
  const at = (seqno: number): Block | null => (seqno >= FIRST && seqno <= last() ? make(seqno) : null)
  return { newest: () => make(last()), at, ofTime: (seconds) => at(Math.min(seqnoOf(seconds), last())) }
}

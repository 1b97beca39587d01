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
  /** Null if the chain has no such block (yet). */
  at(seqno: number): Block | null
  /** The last block that began at or before this time; null before the first. */
  ofTime(seconds: number): Block | null
}

const FIRST = 1
const BLOCK_SECONDS = 1

/** Masterchain blocks follow the clock, one per second; they are never reverted. */
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

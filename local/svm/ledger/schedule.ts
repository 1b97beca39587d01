import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'

/** Blocks for which a recent block hash stays valid, as on the real network. */
export const HASH_LIFETIME = 150
const SKIP_EVERY = 16

/** Leaders miss slots on the real network; here every sixteenth is missed, so that slots and block heights differ. */
export const isSkipped = (slot: number): boolean => slot % SKIP_EVERY === SKIP_EVERY - 1

/** Block height of a slot with a block; for a skipped one, that of the previous block. */
export const blockHeight = (slot: number): number => slot - Math.floor((slot + 1) / SKIP_EVERY)

/** The slot itself or, if it was skipped, the previous one. */
export const blockSlot = (slot: number): number => (isSkipped(slot) ? slot - 1 : slot)
export const parentSlot = (slot: number): number => blockSlot(slot - 1)

/** Hashes derive from the genesis alone: nothing is stored, and they are the same after a restart. */
export const blockhash = (genesis: string, slot: number): string =>
  base58.encode(createHash('sha256').update(`${genesis}:${slot}`).digest())

export interface Anchor {
  readonly slot: number
  /** Epoch milliseconds. */
  readonly time: number
}

/** The slot at the wall clock's time; never behind the anchor, even if the clock was set back. */
export const slotAt = (anchor: Anchor, now: number, slotMs: number): number =>
  blockSlot(anchor.slot + Math.max(0, Math.floor((now - anchor.time) / slotMs)))

/** Returns the time of a slot in epoch seconds. */
export const timeOf = (anchor: Anchor, slot: number, slotMs: number): number =>
  Math.floor((anchor.time + (slot - anchor.slot) * slotMs) / 1000)

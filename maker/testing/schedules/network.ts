import type { TxStatus } from '#chains/contract/reader.ts'
import type { Random } from './random.ts'

export type Effect = 'deposit' | 'fill' | 'transfer' | 'refund' | 'cancel' | 'claim' | 'void' | 'foreign'

export interface ModelTx {
  readonly ref: string
  readonly effect: Effect
  readonly orderId: number
  /** Nonce of the maker's signer; null for users, and where the family has none. */
  readonly slot: bigint | null
  /** Last height at which it may land; null where transactions do not expire. */
  readonly expiresAt: bigint | null
}
interface Landed {
  readonly tx: ModelTx
  readonly height: bigint
  readonly succeeded: boolean
}

/**
 * `slots`: transactions with nonces, as on EVM. `expiry`: transactions without one that expire by height, as on SVM.
 */
export type Ordering = 'slots' | 'expiry'
export const FINALITY = 3n
export const LIFETIME = 6n

/** True state of one network: blocks, pending transactions, and contracts. Reads through endpoints are in `eyes.ts`. */
export interface Network {
  readonly ordering: Ordering
  readonly height: bigint
  readonly finalized: bigint
  frozen: boolean
  /** Canonical transactions, oldest first. */
  readonly landed: readonly Landed[]
  readonly waiting: ReadonlyMap<string, ModelTx>
  timeAt(height: bigint): number
  nextSlot(): bigint
  take(tx: ModelTx): void
  /** Mines one block at that time; transactions wait for a later one at random. */
  mine(time: number, random: Random): void
  /** Replaces the newest blocks with empty ones. Their transactions are pending again, or dropped. */
  reorganise(depth: bigint, random: Random): void
  status(ref: string): TxStatus
  /** Canonical successes of these effects for an order, up to a height. */
  done(orderId: number, effects: readonly Effect[], upTo?: bigint): readonly Landed[]
}

const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }
const ends: readonly Effect[] = ['cancel', 'claim']

export function createNetwork(ordering: Ordering, deadlineOf: (orderId: number) => number): Network {
  let height = 10n
  let landed: Landed[] = []
  const times = new Map<bigint, number>([[height, 0]])
  const waiting = new Map<string, ModelTx>()

  const nextSlot = (): bigint => BigInt(landed.filter(({ tx }) => tx.slot !== null).length)
  const done: Network['done'] = (orderId, effects, upTo = height) =>
    landed.filter(
      ({ tx, succeeded, height: at }) =>
        succeeded && at <= upTo && tx.orderId === orderId && effects.includes(tx.effect),
    )
  const succeeds = ({ effect, orderId }: ModelTx, time: number): boolean => {
    if (effect === 'fill') return !network.frozen && time <= deadlineOf(orderId) && done(orderId, ['fill']).length === 0
    if (effect === 'claim' && network.frozen) return false
    if (effect === 'cancel' || effect === 'claim')
      return done(orderId, ['deposit']).length > 0 && done(orderId, ends).length === 0
    return true
  }
  const mayLand = ({ slot, expiresAt }: ModelTx): boolean =>
    (slot === null || slot === nextSlot()) && (expiresAt === null || height <= expiresAt)
  const land = (time: number, random: Random): void => {
    for (let again = true; again; ) {
      again = false
      // A miner may prefer any of the transactions that share a nonce.
      const candidates = [...waiting.values()].filter(mayLand)
      const tx = candidates[random.below(candidates.length || 1)]
      if (!tx || random.chance(0.2)) continue
      waiting.delete(tx.ref)
      landed.push({ tx, height, succeeded: succeeds(tx, time) })
      again = true
    }
    // Nodes drop transactions that can never land.
    for (const { ref, slot, expiresAt } of waiting.values())
      if ((slot !== null && slot < nextSlot()) || (expiresAt !== null && height > expiresAt)) waiting.delete(ref)
  }
  const network: Network = {
    ordering,
    get height() {
      return height
    },
    get finalized() {
      return height - FINALITY
    },
    get landed() {
      return landed
    },
    waiting,
    frozen: false,
    timeAt: (at) => times.get(at) ?? 0,
    nextSlot,
    done,
    take: (tx) => {
      if (tx.slot !== null && tx.slot < nextSlot()) return
      if (!landed.some((one) => one.tx.ref === tx.ref)) waiting.set(tx.ref, tx)
    },
    mine: (time, random) => {
      height += 1n
      times.set(height, time)
      land(time, random)
    },
    reorganise: (depth, random) => {
      const fallen = landed.filter(({ height: at }) => at > height - depth)
      landed = landed.filter(({ height: at }) => at <= height - depth)
      for (const { tx } of fallen)
        if (tx.effect === 'deposit' || tx.effect === 'foreign' || random.chance(0.7)) waiting.set(tx.ref, tx)
    },
    status: (ref) => {
      const found = landed.find(({ tx }) => tx.ref === ref)
      if (!found) return waiting.has(ref) ? { ...unknown, state: 'pending' } : unknown
      return {
        state: found.succeeded ? 'mined' : 'failed',
        height: found.height,
        blockHash: String(found.height),
        final: found.height <= height - FINALITY,
      }
    },
  }
  return network
}

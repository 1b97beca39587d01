import type { PaymentSearch } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { agreedOf, reachedOf } from '#chains/rpc/votes.ts'
import type { Effect, Network } from './network.ts'
import type { Random } from './random.ts'

/** Three endpoints; two must agree. */
const QUORUM = 2

/** No quorum answered: the pass ends and the read is repeated. */
export class NoAnswer extends Error {}

/** Reads of one network through three endpoints, one of which may lie in each answer. */
export interface Eyes {
  head(): { height: bigint; finalized: bigint; time: number }
  timeAt(height: bigint): number
  nextSlot(): bigint | null
  /** Next nonce including unmined transactions, as the highest endpoint reports it. */
  pendingSlot(): bigint
  status(ref: string): TxStatus
  done(orderId: number, effects: readonly Effect[], upTo?: bigint): boolean
  depositHeight(orderId: number): bigint | null
  search(orderId: number, effect: Effect): PaymentSearch
}

/** `lies` is the chance of a false answer by one endpoint; `fails` that another one is silent at the same time. */
export function createEyes(network: Network, random: Random, chances: { lies: number; fails: number }): Eyes {
  const key = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value, plain) : String(value))
  function agree<T>(truth: T, lie: T): T {
    const lying = random.chance(chances.lies)
    if (random.chance(chances.fails) && lying) throw new NoAnswer()
    const found = lying ? agreedOf([{ it: lie }, { it: truth }, { it: truth }], QUORUM, (one) => key(one.it)) : null
    if (lying && !found) throw new NoAnswer()
    return found ? found.it : truth
  }
  const reach = (truth: bigint): bigint => {
    if (!random.chance(chances.lies)) return truth
    const lie = random.chance(0.5) ? truth + 1_000n : 0n
    const answers = random.chance(chances.fails) ? [lie, truth] : [lie, truth, truth]
    return reachedOf(answers, QUORUM) ?? truth
  }
  const first = (orderId: number, effects: readonly Effect[]) => network.done(orderId, effects)[0] ?? null
  return {
    head: () => {
      // Height and finalized height are agreed separately; an endpoint that lags can lower either.
      const height = reach(network.height)
      const finalized = reach(network.finalized)
      return { height, finalized: finalized < height ? finalized : height, time: network.timeAt(network.height) }
    },
    timeAt: (height) => agree(network.timeAt(height), 10 ** 9),
    nextSlot: () => (network.ordering === 'slots' ? reach(network.nextSlot()) : null),
    pendingSlot: () => {
      const numbers = [...network.waiting.values()].flatMap(({ slot }) => (slot === null ? [] : [slot + 1n]))
      const highest = numbers.reduce((most, one) => (one > most ? one : most), network.nextSlot())
      return random.chance(chances.lies / 4) ? highest + 3n : highest
    },
    status: (ref) => {
      const truth = network.status(ref)
      const seen = agree(truth, { state: 'failed', height: 1n, blockHash: 'lie', final: true })
      // One endpoint that knows a transaction is enough for "pending".
      return seen.state === 'unknown' && random.chance(chances.lies) ? { ...seen, state: 'pending' } : seen
    },
    done: (orderId, effects, upTo = network.height) => {
      const truth = network.done(orderId, effects, upTo).length > 0
      return agree(truth, !truth)
    },
    depositHeight: (orderId) => {
      const truth = first(orderId, ['deposit'])?.height ?? null
      return agree<bigint | null>(truth, truth === null ? 1n : null)
    },
    search: (orderId, effect) => {
      const found = first(orderId, [effect])
      if (agree(found !== null, found === null) && found)
        return { state: 'paid', ref: found.tx.ref, final: found.height <= network.finalized }
      return { state: 'unpaid', disputed: random.chance(chances.lies) ? 'shown by one' : null }
    },
  }
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

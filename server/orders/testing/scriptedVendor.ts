import { randomHex } from '#store/testing/fixtures.ts'
import { externalOrder } from '#store/orders/suite/external.ts'
import type { Moved, MovedRead } from '#chains/contract/reader.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { EVENT_TOPIC } from '#store/work/types.ts'
import type { PollAnswer, RouteProvider } from '../../providers/provider.ts'
import type { NetworkReads } from '../externalProof.ts'

export const VENDOR = 'scripted'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Orders that wait for nothing have expired by then. */
const SHORT_LIFE_MS = 2 * MINUTE_MS
/** Every so often the vendor fails, and answers what was true before. */
const FAILS_EVERY = 4
const LAGS_EVERY = 3

type Kind = 'paid' | 'paidTogether' | 'refunded' | 'reviewed' | 'rejected' | 'unpaid'

/** States that an order passes in this sequence; it may skip some of them, never the last one. */
const paths: Record<Kind, readonly OrderState[]> = {
  paid: ['quoted', 'seen', 'broadcast', 'done'],
  paidTogether: ['quoted', 'seen', 'broadcast', 'done'],
  refunded: ['quoted', 'seen', 'refund_intent', 'refunded'],
  reviewed: ['quoted', 'seen', 'held', 'refunded'],
  rejected: ['quoted', 'failed'],
  unpaid: ['quoted', 'expired'],
}
const statuses: Record<Kind, readonly PollAnswer['status'][]> = {
  paid: ['waiting', 'deposited', 'filling', 'filled'],
  paidTogether: ['waiting', 'deposited', 'filling', 'filled'],
  refunded: ['waiting', 'deposited', 'refunding', 'refunded'],
  reviewed: ['waiting', 'deposited', 'held', 'refunded'],
  rejected: ['rejected'],
  unpaid: ['waiting'],
}
const shortLived: readonly Kind[] = ['rejected', 'unpaid']

/** Kinds of the orders of one round; payouts of `paidTogether` share a transaction. */
const round: readonly Kind[] = ['paid', 'paidTogether', 'paidTogether', 'refunded', 'reviewed', 'rejected', 'unpaid']

interface Scripted {
  readonly order: NewOrder
  readonly kind: Kind
  readonly answers: readonly PollAnswer[]
  asks: number
}

interface Transfer extends Omit<MovedRead, 'txId'> {
  readonly at: Date
  readonly amount: bigint
}

export interface ScriptedVendor {
  /** Places and tracks one order of each kind, and two that are paid in one transaction. */
  place(store: Store): Promise<void>
  /** Answers like a vendor with lagging replicas. @throws every fourth time */
  poll(reference: string): PollAnswer
  /** Shows what a transaction of the networks moved. */
  moved(read: MovedRead): Moved | null
  /** True once each order has the state in which its history ends. */
  isOver(store: Store): Promise<boolean>
  /** Returns what contradicts the histories: orders without their one end, steps back, events without or with two messages. */
  problems(store: Store): Promise<readonly string[]>
}

export function createScriptedVendor(clock: Clock): ScriptedVendor {
  const orders = new Map<string, Scripted>()
  const transfers = new Map<string, Transfer[]>()

  const move = (txId: string, transfer: Omit<Transfer, 'at'>): string => {
    const at = new Date(clock.now().getTime() + MINUTE_MS)
    transfers.set(txId, [...(transfers.get(txId) ?? []), { ...transfer, at }])
    return txId
  }

  function answersOf(kind: Kind, order: NewOrder, sharedTx: string): readonly PollAnswer[] {
    const { fromAsset, fromAddress, sendAmount, toAsset, recipient, receiveAmount } = order
    if (shortLived.includes(kind))
      return statuses[kind].map((status, at) => ({ status, cursor: String(at), reason: 'failed' }))
    const depositTx = move(randomHex(32), { asset: fromAsset, account: fromAddress, amount: -sendAmount })
    const isPaid = paths[kind].includes('done')
    const payoutTx = isPaid
      ? move(kind === 'paid' ? randomHex(32) : sharedTx, { asset: toAsset, account: recipient, amount: receiveAmount })
      : null
    const refundTx = isPaid ? null : move(randomHex(32), { asset: fromAsset, account: fromAddress, amount: sendAmount })
    return statuses[kind].map((status, at) => ({
      status,
      cursor: String(at),
      ...(status === 'waiting' ? {} : { depositTx }),
      ...(status === 'filled' && payoutTx !== null ? { payoutTx } : {}),
      ...(status === 'refunded' && refundTx !== null ? { refundTx } : {}),
    }))
  }

  async function statesOf(store: Store): Promise<ReadonlyMap<Scripted, OrderRow | null>> {
    const all = [...orders.values()]
    const rows = await Promise.all(all.map(({ order }) => store.orders.get(order.id)))
    return new Map(all.map((one, at) => [one, rows[at] ?? null]))
  }

  return {
    async place(store) {
      const together = externalOrder({ provider: VENDOR })
      const sharedTx = randomHex(32)
      for (const kind of round) {
        const now = clock.now().getTime()
        const openBy = new Date(now + (shortLived.includes(kind) ? SHORT_LIFE_MS : DAY_MS))
        const { toAsset, toChain, recipient } = together
        const shared = kind === 'paidTogether' ? { toAsset, toChain, recipient } : {}
        const order = externalOrder({ provider: VENDOR, openBy, ...shared })
        const answers = answersOf(kind, order, sharedTx)
        orders.set(referenceOf(order), { order, kind, answers, asks: 0 })
        await store.transaction(async (tx) => {
          await tx.orders.create(order)
          const terms = { pollAt: new Date(now), nativeFee: 0n, minReceive: order.receiveAmount }
          await tx.externalOrders.track(order.id, terms)
        })
      }
    },

    poll(reference) {
      const scripted = orders.get(reference)
      if (!scripted) throw new Error('no such order')
      const { answers, asks } = scripted
      scripted.asks++
      if (asks % FAILS_EVERY === FAILS_EVERY - 1) throw new Error('the vendor is down')
      const newest = Math.min(Math.floor(asks / 2), answers.length - 1)
      const answer = answers[Math.max(0, newest - (asks % LAGS_EVERY === LAGS_EVERY - 1 ? 1 : 0))]
      if (!answer) throw new Error('no answer')
      return answer
    },

    moved({ asset, account, txId }) {
      const own = (transfers.get(txId) ?? []).filter((one) => one.asset === asset && one.account === account)
      const [first] = own
      if (!first) return null
      const amount = own.reduce((sum, one) => sum + one.amount, 0n)
      return { at: first.at, amount, arrivals: own.map((one, position) => ({ position, amount: one.amount })) }
    },

    isOver: async (store) => [...(await statesOf(store))].every(([{ kind }, row]) => row?.state === paths[kind].at(-1)),

    async problems(store) {
      const found: string[] = []
      const messages = new Map<string, number[]>()
      const note = (key: string, seq: unknown) => messages.set(key, [...(messages.get(key) ?? []), Number(seq)])
      while (
        (await store.outbox.drain(EVENT_TOPIC, 100, async ({ key, payload }) => void note(key, payload['seq']))) > 0
      );
      const keys: (string | null)[] = []
      for (const [{ kind, order }] of await statesOf(store)) {
        const events = await store.orders.events(order.id, 0)
        const wrong = pathProblem(
          paths[kind],
          events.map(({ state }) => state),
        )
        if (wrong) found.push(`${kind}: ${wrong}`)
        const seqs = events.map(({ seq }) => seq)
        const sent = (messages.get(order.id) ?? []).toSorted((a, b) => a - b)
        if (String(seqs) !== String(seqs.map((_, at) => at + 1))) found.push(`${kind}: events ${String(seqs)}`)
        if (String(sent) !== String(seqs)) found.push(`${kind}: messages ${String(sent)} of events ${String(seqs)}`)
        const row = await store.externalOrders.get(order.id)
        const isVerified = row?.isReceivedVerified === true || row?.isRefundVerified === true
        if (isVerified === shortLived.includes(kind)) found.push(`${kind}: its end is not what the network shows`)
        if (isVerified) keys.push(row.payoutKey)
      }
      if (keys.includes(null) || new Set(keys).size < keys.length) found.push('one transfer ended two orders')
      return found
    },
  }
}

/** Returns what is wrong with the states of an order's events: a path may be shortened, but not left, repeated or reversed. */
function pathProblem(path: readonly OrderState[], states: readonly OrderState[]): string | null {
  const places = states.map((state) => path.indexOf(state))
  const isForward = places.every((place, at) => place > (places[at - 1] ?? -1))
  return isForward && places.at(-1) === path.length - 1 ? null : states.join(' → ')
}

const referenceOf = ({ settlement }: Pick<NewOrder, 'settlement'>): string =>
  settlement?.kind === 'external' ? (settlement.reference ?? '') : ''

/** A provider with these polls. */
export const scriptedProvider = (poll: (reference: string, signal: AbortSignal) => Promise<PollAnswer>) =>
  ({
    name: VENDOR,
    poll: (order: OrderRow, _known: unknown, signal: AbortSignal) => poll(referenceOf(order), signal),
  }) as unknown as RouteProvider

/** Networks with these reads. */
export const scriptedReads = (moved: NetworkReads['moved']): NetworkReads => ({
  familyOf: () => 'evm',
  moved,
  emitted: () => Promise.resolve('unreadable'),
})

import { parseOrderId } from '#core/order/id.ts'
import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import type { NewNotice } from '#store/notices/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { EVENT_TOPIC, type OutboxRow } from '#store/work/types.ts'
import { depositEdit } from './depositMessages.ts'
import { hastenRequest } from './paidRequests.ts'
import { notificationsFor, wantsReceipts } from './notificationsFor.ts'

interface Deps {
  readonly store: BotStore
  readonly clock: Clock
}

const BATCH = 100
const DAY = 86_400_000
/** Age in milliseconds above which a receipt is no longer useful. */
const OLD_MS = 3 * DAY

/**
 * Turns order events into notices for the users of the sending and receiving wallets, and for the creator of a deposit
 * address. Safe on every replica at once, and for repeated events.
 */
export async function writeReceipts(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(EVENT_TOPIC, BATCH, (row) => writeReceipt(deps, row))) === BATCH);
}

async function writeReceipt({ store, clock }: Deps, { key, payload }: OutboxRow): Promise<void> {
  const amount = typeof payload['amount'] === 'string' ? { amount: payload['amount'] } : {}
  const edit = payload['type'] === 'created' ? null : await depositEdit({ store, clock }, key, payload['seq'], amount)
  if (edit) await store.notices.add([edit])
  const tellings = notificationsFor(payload['type'])
  if (tellings.length === 0) return
  const order = await store.orders.get(parseOrderId(key))
  if (!order) return
  const people = await peopleOf(store, order, edit?.chatId ?? null)
  if (payload['type'] === 'payout_final') await hastenRequest({ store, clock }, order)
  const now = clock.now()
  const notices = tellings.flatMap(({ kind, both, from }) => {
    const notBefore = from ? from(order) : now
    if (!notBefore) return []
    return (
      people
        .filter(({ sends }) => both || sends)
        // The edited message says it to this user. Telegram doesn't notify about edits, so the end is sent as well.
        .filter(({ id }) => kind !== 'deposit_seen' || id !== edit?.chatId)
        .map(({ id }): NewNotice => {
          const name = `receipt:${order.id}:${kind}:${id}`
          return {
            key: name,
            kind: 'receipt',
            chatId: id,
            payload: { order: order.id, kind, ...amount },
            notBefore,
            notAfter: new Date(notBefore.getTime() + OLD_MS),
          }
        })
    )
  })
  await store.notices.add(notices)
}

/** Users of the sending and receiving wallets and the one with the message about the deposit address, each once. */
async function peopleOf(
  store: BotStore,
  { fromAddress, recipient }: OrderRow,
  creator: number | null,
): Promise<{ id: number; sends: boolean }[]> {
  const sender = await store.telegram.userOf(fromAddress)
  const receiver = recipient === fromAddress ? sender : await store.telegram.userOf(recipient)
  const senders = new Set([sender, creator].filter((id) => id !== null))
  const found = [
    ...[...senders].map((id) => ({ id, sends: true })),
    ...(receiver === null || senders.has(receiver) ? [] : [{ id: receiver, sends: false }]),
  ]
  const people = await Promise.all(found.map(({ id }) => store.telegram.person(id)))
  return found.filter((_, n) => {
    const person = people[n]
    return person && wantsReceipts(person)
  })
}

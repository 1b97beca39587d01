import { parseAssetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { parseOrderId } from '#core/order/id.ts'
import { orderStatus, type PublicStatus } from '#core/order/status.ts'
import { addressRules } from '#chains/registry.ts'
import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import type { NewNotice } from '#store/notices/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { DEPOSIT_TOPIC, type OutboxRow } from '#store/work/types.ts'
import type { BotDeps } from '../chat/commandContext.ts'
import type { Translator } from '../loadTexts.ts'
import type { Compose } from '../outgoing/deliver.ts'
import { amountOf, chainName } from '../views/orderLine.ts'
import { clockText } from '../views/timeText.ts'
import { noMoreReceipts } from './button.ts'
import { wantsReceipts } from './notificationsFor.ts'

interface Deps {
  readonly store: BotStore
  readonly clock: Clock
}

const BATCH = 100
const DAY_MS = 86_400_000

/** Key of the one message about an order's deposit address. */
const messageOf = (orderId: string): string => `deposit:${orderId}`

/** Writes the message with the address for each order that its creator placed in Telegram. Safe for repeated rows. */
export async function writeDepositMessages(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(DEPOSIT_TOPIC, BATCH, (row) => writeMessage(deps, row))) === BATCH);
}

async function writeMessage({ store, clock }: Deps, { key, payload }: OutboxRow): Promise<void> {
  const { telegram, address } = payload
  const person = await store.telegram.person(Number(telegram))
  if (!person || !wantsReceipts(person) || typeof address !== 'string') return
  await store.notices.add([
    noticeOf(messageOf(key), Number(telegram), { order: key, address }, { from: clock.now(), ms: DAY_MS }),
  ])
}

/** Returns the edit of that message after an event of the order; null if there is no such message. */
export async function depositEdit({ store, clock }: Deps, orderId: string, seq: unknown): Promise<NewNotice | null> {
  const edits = messageOf(orderId)
  const message = await store.notices.message(edits)
  if (!message) return null
  const payload = { ...message.payload, edits }
  return noticeOf(`${edits}:${String(seq)}`, message.chatId, payload, { from: clock.now(), ms: DAY_MS })
}

const noticeOf = (
  key: string,
  chatId: number,
  payload: Record<string, unknown>,
  { from, ms }: { from: Date; ms: number },
): NewNotice => ({ key, kind: 'deposit', chatId, payload, notBefore: from, notAfter: new Date(from.getTime() + ms) })

type Parts = { readonly amount: string; readonly from: string; readonly to: string }
type Write = (words: Translator, parts: Parts, order: OrderRow, address: string) => string

const paying: Write = (words, { amount, to }) => words.html('bot-deposit-paying', { amount, to })
const expired: Write = (words, { amount, from }) => words.html('bot-deposit-expired', { amount, from })

/** Text of the message by the order's status; absent statuses have a receipt's text. */
const written: Partial<Record<PublicStatus, Write>> = {
  created: (words, { amount, from, to }, { openBy }, address) =>
    words.html('bot-deposit-created', {
      amount,
      address,
      from,
      to,
      time: clockText(words.language, openBy.getUTCHours() * 60 + openBy.getUTCMinutes()),
    }),
  expired,
  failed: expired,
  deposit_seen: (words, parts) => words.html('bot-receipt-deposit_seen', { ...parts }),
  deposit_confirmed: paying,
  filling: paying,
  refunding: (words, { amount, from }) => words.html('bot-deposit-refunding', { amount, from }),
  refunded: (words, { amount, from }) => words.html('bot-receipt-refunded', { amount, from }),
  held: (words, { amount }) => words.html('bot-deposit-held', { amount }),
}

/** Composes the message as the order is now, so that an edit in the wrong order does no harm. */
export const composeDeposit =
  ({
    store,
    catalogue,
    texts,
    links,
    clock,
  }: Pick<BotDeps, 'store' | 'catalogue' | 'texts' | 'links' | 'clock'>): Compose =>
  async ({ id, payload }, person) => {
    const order = typeof payload['order'] === 'string' ? await store.orders.get(parseOrderId(payload['order'])) : null
    const address = payload['address']
    if (!order || typeof address !== 'string' || !wantsReceipts(person)) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    const parts: Parts = {
      amount: amountOf(catalogue, order.fromAsset, order.sendAmount.toString()),
      from: chainName(catalogue, order.fromAsset),
      to: chainName(catalogue, order.toAsset),
    }
    const arrived = () =>
      words.html('bot-receipt-arrived', {
        amount: amountOf(catalogue, order.toAsset, order.receiveAmount.toString()),
        to: parts.to,
      })
    const { family } = chainById(catalogue, parseAssetId(order.fromAsset).chain)
    const write = written[orderStatus(order, clock.now())]
    return {
      html: write ? write(words, parts, order, addressRules(family).display(address)) : arrived(),
      buttons: [
        [{ text: words.plain('bot-open-order'), web_app: { url: links.app({ kind: 'order', id: order.id }) } }],
        [noMoreReceipts(words, String(id))],
      ],
    }
  }

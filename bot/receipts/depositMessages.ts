import { parseAssetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { parseOrderId } from '#core/order/id.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
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
import { amountOf, chainName, exactAmountOf } from '../views/orderLine.ts'
import { clockText } from '../views/timeText.ts'
import { noMoreReceipts } from './button.ts'
import { canReach, wantsReceipts } from './notificationsFor.ts'

interface Deps {
  readonly store: BotStore
  readonly clock: Clock
}

const BATCH = 100
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Key of the one message about an order's deposit address. */
const messageOf = (orderId: string): string => `deposit:${orderId}`

/** True if the order's deposit has an address of its own, to which any amount can be paid. */
export const paysAddress = (catalogue: Catalogue, { settlement, fromChain }: OrderRow): boolean =>
  settlement.kind === 'maker' &&
  Boolean(catalogue.chains.find(({ id }) => id === fromChain)?.settlement?.depositAccount)

/** Writes the message with the address for each order that its creator placed in Telegram. Safe for repeated rows. */
export async function writeDepositMessages(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(DEPOSIT_TOPIC, BATCH, (row) => writeMessage(deps, row))) === BATCH);
}

async function writeMessage({ store, clock }: Deps, { key, payload }: OutboxRow): Promise<void> {
  const { telegram, address, memo } = payload
  const chatId = Number(telegram)
  const [person, order] = await Promise.all([store.telegram.person(chatId), store.orders.get(parseOrderId(key))])
  if (!person || !order || !wantsReceipts(person) || typeof address !== 'string') return
  const message = messageOf(key)
  const payee = { order: key, address, ...(typeof memo === 'string' ? { memo } : {}) }
  await store.notices.add([
    noticeOf(message, chatId, payee, clock.now()),
    // The order expires only after a later block, so no event says that the time is up.
    noticeOf(`${message}:late`, chatId, { ...payee, edits: message }, order.openBy),
  ])
}

/**
 * Returns the edit of that message after an event of the order; null if there is no such message.
 * @param paid `amount` in base units, of events of the payout
 */
export async function depositEdit(
  { store, clock }: Deps,
  orderId: string,
  seq: unknown,
  paid: { readonly amount?: string } = {},
): Promise<NewNotice | null> {
  const edits = messageOf(orderId)
  const message = await store.notices.message(edits)
  if (!message) return null
  return noticeOf(`${edits}:${String(seq)}`, message.chatId, { ...message.payload, edits, ...paid }, clock.now())
}

const noticeOf = (key: string, chatId: number, payload: Record<string, unknown>, from: Date): NewNotice => ({
  key,
  kind: 'deposit',
  chatId,
  payload,
  notBefore: from,
  notAfter: new Date(from.getTime() + DAY_MS),
})

/** Amount that arrived; as quoted if the notice is older than its record. */
export const paidAmount = (
  catalogue: Catalogue,
  { toAsset, receiveAmount }: Pick<OrderRow, 'toAsset' | 'receiveAmount'>,
  { amount }: Record<string, unknown>,
): string => amountOf(catalogue, toAsset, typeof amount === 'string' ? amount : receiveAmount.toString())

interface Parts {
  /** Amount that the order asks for; the deposit may be of another one. */
  readonly asked: { readonly number: string; readonly symbol: string }
  readonly from: string
  readonly to: string
  readonly address: string
  /** Memo that the payment must carry; null = none. */
  readonly memo: string | null
  /** Whole minutes until `openBy`. */
  readonly minutes: number
}
type Write = (words: Translator, parts: Parts, order: OrderRow) => string

const sumOf = ({ asked: { number, symbol }, from }: Parts) => ({ amount: `${number} ${symbol}`, from })

/** Texts of other deposits than the expected one, by the holder of its address: an external provider may refund them, and the owner of an escrow order's address withdraws them. */
const otherDeposits = {
  note: { maker: 'bot-deposit-note', provider: 'bot-deposit-note-provider', escrow: 'bot-deposit-note-escrow' },
  late: { maker: 'bot-deposit-late', provider: 'bot-deposit-late-provider', escrow: 'bot-deposit-late-escrow' },
  expired: {
    maker: 'bot-deposit-expired',
    provider: 'bot-deposit-expired-provider',
    escrow: 'bot-deposit-expired-escrow',
  },
} as const

const about =
  (when: keyof typeof otherDeposits): Write =>
  (words, parts, { settlement, custody, provider }) => {
    const holder = settlement.kind === 'external' ? 'provider' : custody === 'escrow' ? 'escrow' : 'maker'
    return words.html(otherDeposits[when][holder], { ...sumOf(parts), provider: providerTitle(provider) })
  }
const late = about('late')
const expired = about('expired')
const note = about('note')

/** Text of the message by the order's status; absent statuses have the text of an arrival. */
const written: Partial<Record<PublicStatus, Write>> = {
  created: (words, parts, order) => {
    const { asked, address, memo, from, to, minutes } = parts
    const { openBy } = order
    // A payment that is sent in the last minute is hardly in a block in time.
    if (minutes < 1) return late(words, parts, order)
    const time = clockText(words.language, openBy.getUTCHours() * 60 + openBy.getUTCMinutes())
    return [
      words.html('bot-deposit-created', { ...asked, address, from, to, minutes, time }),
      note(words, parts, order),
      ...(memo === null ? [] : [words.html('bot-deposit-memo', { memo })]),
    ].join('\n')
  },
  expired,
  failed: expired,
  deposit_seen: (words, { from }) => words.html('bot-deposit-seen', { from }),
  deposit_confirmed: (words, { from, to }) => words.html('bot-deposit-confirmed', { from, to }),
  filling: (words, { to }) => words.html('bot-deposit-paying', { to }),
  refunding: (words, { from }) => words.html('bot-deposit-refunding', { from }),
  refunded: (words, { from }) => words.html('bot-deposit-refunded', { from }),
  held: (words, { from }) => words.html('bot-deposit-held', { from }),
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
    // A user who turned messages off still has the one with the address, which must not keep asking for a payment.
    const isWanted = payload['edits'] === undefined ? wantsReceipts : canReach
    if (!order || typeof address !== 'string' || !isWanted(person)) return null
    const asked = exactAmountOf(catalogue, order.fromAsset, order.sendAmount)
    if (!asked) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    const now = clock.now()
    const { family } = chainById(catalogue, parseAssetId(order.fromAsset).chain)
    const parts: Parts = {
      asked,
      from: chainName(catalogue, order.fromAsset),
      to: chainName(catalogue, order.toAsset),
      address: addressRules(family).display(address),
      memo: typeof payload['memo'] === 'string' ? payload['memo'] : null,
      minutes: Math.floor((order.openBy.getTime() - now.getTime()) / MINUTE_MS),
    }
    const write = written[orderStatus(order, now)]
    // A deposit of another amount is paid at the quote's terms, so only the payout's own events tell what arrived.
    const isTold = typeof payload['amount'] === 'string'
    const isExternal = order.settlement.kind === 'external'
    if (!write && !isTold && !isExternal) return null
    const arrived = () =>
      isTold
        ? words.html('bot-receipt-arrived', { amount: paidAmount(catalogue, order, payload), to: parts.to })
        : words.html('bot-receipt-arrived_open', { to: parts.to })
    return {
      html: write ? write(words, parts, order) : arrived(),
      buttons: [
        [{ text: words.plain('bot-open-order'), web_app: { url: links.app({ kind: 'order', id: order.id }) } }],
        [noMoreReceipts(words, String(id))],
      ],
    }
  }

import { parseAssetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { formatUnits } from '#core/money/units.ts'
import { type AskedPayment, paymentStatus } from '#core/order/paymentStatus.ts'
import type { PayStart } from '#core/screens/startPayload.ts'
import { addressRules } from '#chains/registry.ts'
import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import type { ClaimedNotice } from '#store/notices/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type OutboxRow, REQUEST_TOPIC } from '#store/work/types.ts'
import type { BotDeps } from '../chat/commandContext.ts'
import type { Message } from '../outgoing/botApi.ts'
import type { Compose, NotYet } from '../outgoing/deliver.ts'
import { amountOf, chainName } from '../views/orderLine.ts'
import { noMoreReceipts } from './button.ts'
import { wantsReceipts } from './notificationsFor.ts'

interface Deps {
  readonly store: BotStore
  readonly clock: Clock
}

const BATCH = 100
const MINUTE_MS = 60_000
/** Time between two reads of a request while a payment is on its way, in case its last event came during a read. */
const RECHECK_MS = 5 * MINUTE_MS
/** Age of a request above which its requester no longer waits for the message. */
const KEEP_MS = 90 * 24 * 60 * MINUTE_MS

/** Key of the one message about a request. */
const messageOf = (payment: string): string => `request:${payment}`

/**
 * Writes a notice for each request whose requester asked for a message. It waits until an order that names the request is paid
 * out, or until no one needs it. Safe for repeated rows; the first requester of an id keeps it.
 */
export async function writeRequestNotices(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(REQUEST_TOPIC, BATCH, (row) => writeNotice(deps, row))) === BATCH);
}

async function writeNotice({ store, clock }: Deps, { key: payment, payload }: OutboxRow): Promise<void> {
  const { telegram, ...asked } = payload
  const now = clock.now().getTime()
  await store.notices.add([
    {
      key: messageOf(payment),
      kind: 'receipt',
      chatId: Number(telegram),
      payload: { ...asked, payment },
      // A payment may have arrived before this notice was written.
      notBefore: new Date(now + MINUTE_MS),
      notAfter: new Date(now + KEEP_MS),
    },
  ])
}

/** Lets the message about an order's request be composed now. */
export async function hastenRequest({ store, clock }: Deps, { payment }: OrderRow): Promise<void> {
  if (payment !== null) await store.notices.hasten(messageOf(payment), clock.now())
}

function readAsked({ asset, recipient, amount }: Record<string, unknown>): AskedPayment | null {
  const isWhole = typeof asset === 'string' && typeof recipient === 'string' && typeof amount === 'string'
  return isWhole && /^\d{1,78}$/.test(amount) ? { asset, recipient, amount: BigInt(amount) } : null
}

/** True for a notice about a payment request instead of an order. */
export const isOfRequest = ({ payload }: Pick<ClaimedNotice, 'payload'>): boolean => payload['payment'] !== undefined

/** Composes the message once the request is paid, by the same rule as its page; until then the notice waits. */
export const composeRequest =
  ({
    api,
    catalogue,
    texts,
    links,
    clock,
  }: Pick<BotDeps, 'api' | 'catalogue' | 'texts' | 'links' | 'clock'>): Compose<Message | NotYet> =>
  async ({ id, payload, notAfter }, person) => {
    const asked = readAsked(payload)
    const payment = payload['payment']
    if (!asked || typeof payment !== 'string' || !wantsReceipts(person)) return null
    const later = (ms: number) => ({ waitUntil: new Date(clock.now().getTime() + ms) })
    const orders = await api.payment(payment).catch(() => null)
    if (!orders) return later(MINUTE_MS)
    const { state } = paymentStatus(asked, orders)
    // Without a payment on its way only an order's event can change it; past its time a notice is dropped.
    if (state !== 'paid')
      return state === 'on_its_way' ? later(RECHECK_MS) : { waitUntil: new Date(notAfter.getTime() + 1) }
    const request = fieldsOf(catalogue, payment, asked)
    if (!request) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    const amount = amountOf(catalogue, asked.asset, String(asked.amount))
    return {
      html: words.html('bot-request-paid', { amount, to: chainName(catalogue, asked.asset) }),
      buttons: [
        [{ text: words.plain('bot-request-open'), web_app: { url: links.app({ kind: 'pay', request }) } }],
        [noMoreReceipts(words, String(id))],
      ],
    }
  }

/** Fields of the request's link, without its note; null if the asset is no longer in the catalogue. */
function fieldsOf(catalogue: Catalogue, id: string, { asset, recipient, amount }: AskedPayment): PayStart | null {
  const row = catalogue.assets.find((one) => one.id === asset)
  if (!row) return null
  const { chain } = parseAssetId(row.id)
  return {
    to: String(chain),
    token: row.symbol,
    amount: formatUnits(amount, row.decimals),
    recipient: addressRules(chainById(catalogue, chain).family).display(recipient),
    id,
  }
}

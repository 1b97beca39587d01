import { parseOrderId } from '#core/order/id.ts'
import type { BotDeps } from '../chat/commandContext.ts'
import type { Compose } from '../outgoing/deliver.ts'
import { amountOf, chainName } from '../views/orderLine.ts'
import { noMoreReceipts } from './button.ts'
import { receiptKinds, stillTrue } from './notificationsFor.ts'
import { wantsReceipts } from './writeReceipts.ts'

type Deps = Pick<BotDeps, 'store' | 'catalogue' | 'texts' | 'links' | 'clock'>

/** Composes a receipt in the user's language, while it is true and wanted. */
export const composeReceipt =
  ({ store, catalogue, texts, links, clock }: Deps): Compose =>
  async ({ id, payload }, person) => {
    const kind = receiptKinds.find((known) => known === payload['kind'])
    const order = typeof payload['order'] === 'string' ? await store.orders.get(parseOrderId(payload['order'])) : null
    if (!kind || !order || !wantsReceipts(person) || !stillTrue(kind, order, clock.now())) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    const [from, to] = [chainName(catalogue, order.fromAsset), chainName(catalogue, order.toAsset)]
    const sent = amountOf(catalogue, order.fromAsset, order.sendAmount.toString())
    const html = {
      deposit_seen: () => words.html('bot-receipt-deposit_seen', { amount: sent, from, to }),
      arrived: () =>
        words.html('bot-receipt-arrived', {
          amount: amountOf(catalogue, order.toAsset, order.receiveAmount.toString()),
          to,
        }),
      needs_you: () => words.html('bot-receipt-needs_you', { amount: sent, from }),
      refunded: () => words.html('bot-receipt-refunded', { amount: sent, from }),
    }[kind]()
    return {
      html,
      buttons: [
        [{ text: words.plain('bot-open-order'), web_app: { url: links.app({ kind: 'order', id: order.id }) } }],
        [noMoreReceipts(words, String(id))],
      ],
    }
  }

import { delay } from '#core/async.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import type { BotDeps } from './chat/commandContext.ts'
import { createNoticeApi } from './outgoing/botApi.ts'
import { type Sender, startSender } from './outgoing/sender.ts'
import { composeMovedWallet, notifyMovedWallets } from './receipts/movedWallets.ts'
import { composeDeposit, paidAmount, paysAddress, writeDepositMessages } from './receipts/depositMessages.ts'
import { composeRequest, isOfRequest, writeRequestNotices } from './receipts/paidRequests.ts'
import { writeReceipts } from './receipts/writeReceipts.ts'
import { composeReminder } from './reminders/compose.ts'
import { sweepReminders } from './reminders/decide.ts'
import type { Log } from '#runtime/log.ts'
import { parseOrderId } from '#core/order/id.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { Compose } from './outgoing/deliver.ts'
import { amountOf, chainName } from './views/orderLine.ts'
import { noMoreReceipts } from './receipts/button.ts'
import { receiptKinds, stillTrue, wantsReceipts } from './receipts/notificationsFor.ts'

const DAY = 86_400_000
const REQUEST_MS = 10_000
/** Telegram permits 30 messages per second and bot, some of which are for answers, and one per second and chat. */
const pace = { perSecond: 25, horizonMs: 250, chatGapMs: 1000, claimMs: 60_000 }
const every = { reminders: 5000, receipts: 1000, tidying: 3_600_000 }
/** Milliseconds for which a notice is kept; its key is unique for that time. */
const KEEP_MS = 7 * DAY

/** Starts the messages that the bot initiates. Any number of replicas can run. */
export function startNotices(
  deps: BotDeps,
  telegram: { readonly token: string; readonly apiRoot: string | undefined },
): { stop(): Promise<void> } {
  const { store, clock, log } = deps
  const { token, apiRoot } = telegram
  const sender: Sender = startSender({
    store,
    api: createNoticeApi({ token, timeoutSeconds: REQUEST_MS / 1000, ...(apiRoot !== undefined && { apiRoot }) }),
    compose: {
      reminder: composeReminder(deps),
      receipt: (notice, person) => (isOfRequest(notice) ? composeRequest : composeReceipt)(deps)(notice, person),
      deposit: composeDeposit(deps),
      moved_wallet: composeMovedWallet(deps),
    },
    pace,
    requestMs: REQUEST_MS,
    clock,
    log,
    failpoints: noFailpoints,
    random: Math.random,
    wait: delay,
  })
  const rounds: PeriodicTask[] = [
    runPeriodically('reminders', () => sweepReminders(deps), every.reminders, log),
    // First, so that the message exists when its order’s events are read.
    runPeriodically('deposit addresses', () => writeDepositMessages(deps), every.receipts, log),
    runPeriodically('payment requests', () => writeRequestNotices(deps), every.receipts, log),
    runPeriodically('receipts', () => writeReceipts(deps), every.receipts, log),
    runPeriodically('moved wallets', () => notifyMovedWallets(deps), every.receipts, log),
    runPeriodically(
      'old notices',
      () => store.notices.purge(new Date(clock.now().getTime() - KEEP_MS)),
      every.tidying,
      log,
    ),
  ]
  return { stop: async () => void (await Promise.all([sender, ...rounds].map((part) => part.stop()))) }
}

interface PeriodicTask {
  /** Resolves after the current round. */
  stop(): Promise<void>
}

/** Repeats work periodically; a failed round is logged and retried in the next one. */
function runPeriodically(name: string, round: () => Promise<unknown>, everyMs: number, log: Log): PeriodicTask {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const plan = (ms: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
        .catch((err: unknown) => log.warn({ err, round: name }, 'a bot pass failed'))
        .then(() => plan(everyMs))
    }, ms)
    timer.unref()
  }
  plan(0)
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}

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
    // Any amount can be paid to an address, so these don't name the order's.
    const anyAmount = paysAddress(catalogue, order)
    const html = {
      deposit_seen: () =>
        anyAmount
          ? words.html('bot-deposit-seen', { from })
          : words.html('bot-receipt-deposit_seen', { amount: sent, from, to }),
      // Only a provider's own report, or its network, tells what arrived.
      arrived: () =>
        order.settlement.kind === 'external' && typeof payload['amount'] !== 'string'
          ? words.html('bot-receipt-arrived_open', { to })
          : words.html('bot-receipt-arrived', { amount: paidAmount(catalogue, order, payload), to }),
      needs_you: () => words.html('bot-receipt-needs_you', { amount: sent, from }),
      held: () => words.html('bot-receipt-held', { provider: providerTitle(order.provider), amount: sent }),
      refunded: () =>
        // Providers refund less their costs.
        anyAmount || order.settlement.kind === 'external'
          ? words.html('bot-deposit-refunded', { from })
          : words.html('bot-receipt-refunded', { amount: sent, from }),
    }[kind]()
    return {
      html,
      buttons: [
        [{ text: words.plain('bot-open-order'), web_app: { url: links.app({ kind: 'order', id: order.id }) } }],
        [noMoreReceipts(words, String(id))],
      ],
    }
  }

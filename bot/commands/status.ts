import type { Order } from '#core/wire/order.ts'
import type { PublicStatus } from '#core/order/status.ts'
import { openApp, paragraphs, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { receiptsButton, turnReceipts } from '../receipts/button.ts'
import { needsWallet } from '../views/wallet.ts'
import { amountOf, orderLine } from '../views/orderLine.ts'

/** Number of latest transfers that are checked per wallet, and number that are shown. */
const LOOKED_AT = 20
const SHOWN = 5
const moving: ReadonlySet<PublicStatus> = new Set([
  'deposit_seen',
  'deposit_confirmed',
  'filling',
  'action_needed',
  'refunding',
  'held',
])

const newestFirst = (a: Order, b: Order): number => b.created_at.localeCompare(a.created_at)
const each = (orders: readonly Order[]): Order[] => [...new Map(orders.map((order) => [order.id, order])).values()]

/** Unfinished transfers of all the user's wallets; below them the service's problems, if there are any. */
export async function status(visit: CommandContext): Promise<View> {
  const [own, problems] = await Promise.all([transfers(visit), serviceProblems(visit)])
  if (problems.length === 0) return own
  const open = openApp(visit, visit.words.plain('service-title'), { kind: 'place', place: 'status' })
  return { html: paragraphs(own.html, problems.join('\n')), buttons: [...(own.buttons ?? []), [open]] }
}

/** A line per kind of problem. A status that can't be read costs only these lines. */
async function serviceProblems({ api, words, catalogue }: CommandContext): Promise<string[]> {
  const now = await api.status().catch(() => null)
  if (now === null) return []
  const nameOf = (chain: number): string => catalogue.chains.find(({ id }) => id === chain)?.alias ?? String(chain)
  const networks = (state: 'paused' | 'unreachable') =>
    now.networks.filter((network) => network.state === state).map(({ chain_id }) => nameOf(chain_id))
  // A server of the release before has none.
  const failing = (now.canaries ?? [])
    .filter(({ state }) => state !== 'ok')
    .map((route) =>
      words.plain('service-route-text', { from: nameOf(route.from_chain_id), to: nameOf(route.to_chain_id) }),
    )
  const names = {
    paused: networks('paused'),
    delayed: now.delayed.map(({ provider_name }) => provider_name || words.plain('quote-market_maker')),
    failing: [...new Set(failing)],
    unreachable: networks('unreachable'),
  }
  return (['paused', 'delayed', 'failing', 'unreachable'] as const).flatMap((kind) =>
    names[kind].length === 0 ? [] : [`⚠️ ${words.html(`service-${kind}`, { names: names[kind].join(', ') })}`],
  )
}

async function transfers(visit: CommandContext): Promise<View> {
  const { words, api, store, catalogue } = visit
  const wallets = await store.telegram.walletsOf(visit.userId)
  if (wallets.length === 0) return needsWallet(visit)
  const pages = await Promise.all(wallets.map(({ address }) => api.orders(address, LOOKED_AT)))
  const orders = each(pages.flatMap(({ list }) => list))
    .filter((order) => moving.has(order.status))
    .toSorted(newestFirst)
    .slice(0, SHOWN)
  const told = (await store.telegram.person(visit.userId))?.receipts ?? false
  const below = [
    [openApp(visit, words.plain('bot-history-open'), { kind: 'place', place: 'history' })],
    [receiptsButton(words, told)],
  ]
  if (orders.length === 0) return { html: words.html('bot-status-none'), buttons: below }
  const open = (order: Order) => [
    openApp(
      visit,
      words.plain('bot-status-open', { amount: amountOf(catalogue, order.from_asset, order.send_amount) }),
      { kind: 'order', id: order.id },
    ),
  ]
  return {
    html: paragraphs(...orders.map((order) => orderLine(catalogue, words, order))),
    buttons: [...orders.map(open), ...below],
  }
}

/** Toggles transfer messages and shows the transfers again with the other button. */
export async function setReceipts(visit: CommandContext, [value]: readonly string[]): Promise<Reaction> {
  const reaction = await turnReceipts(visit, value === 'on')
  return { ...reaction, view: await status(visit) }
}

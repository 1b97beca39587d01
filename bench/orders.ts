import { randomUUID } from 'node:crypto'
import type { OrderCreated, OrderDetail } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { rpc } from '../e2e/support/chain.ts'
import type { Endpoints } from '../e2e/support/fixtures.ts'

async function call<T>(url: string, init: { body?: unknown; headers?: Record<string, string> } = {}): Promise<T> {
  const post = init.body !== undefined
  const response = await fetch(url, {
    method: post ? 'POST' : 'GET',
    headers: { ...(post && { 'content-type': 'application/json' }), ...init.headers },
    ...(post && { body: JSON.stringify(init.body) }),
  })
  const answer = (await response.json()) as { code: number; message: string; data: T }
  if (answer.code !== 0) throw new Error(`${url}: ${answer.message}`)
  return answer.data
}

/** Polls rarely, because the app listens to events and polling must not affect the measurement. */
const POLL_MS = 3_000

interface Opened {
  id: string
  token: string
}

/** Quotes, orders and deposits 0.01 ETH from the first local chain to the second, through the API like a wallet. */
async function openOrder(stack: Endpoints, account: string): Promise<Opened> {
  const api = `${stack.url}/api/bridge_api/v1`
  const { quotes, reasons } = await call<QuotesData>(`${api}/quotes`, {
    body: {
      from_chain_id: 31337,
      to_chain_id: 31338,
      token: 'ETH',
      amount: '10000000000000000',
      from_address: account,
      recipient: account,
    },
  })
  const quote = quotes[0]
  if (!quote) throw new Error(`no quote: ${reasons.map((reason) => reason.message).join(' ')}`)
  const { order, steps, token } = await call<OrderCreated>(`${api}/orders`, {
    body: { quote_id: quote.quote_id, from_address: account, recipient: account },
    headers: { 'idempotency-key': randomUUID() },
  })
  for (const step of steps)
    if (step.kind === 'evm_call')
      await rpc(stack.rpc.north, 'eth_sendTransaction', [
        { from: account, to: step.to, data: step.data, value: `0x${BigInt(step.value).toString(16)}` },
      ])
  return { id: order.id, token }
}

/** Resolves with the order once it is settled: the payout is final and the maker is repaid. */
async function untilSettled(stack: Endpoints, opened: Opened, ms = 120_000): Promise<OrderDetail> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    const order = await call<OrderDetail>(`${stack.url}/api/bridge_api/v1/orders/${opened.id}`, {
      headers: { authorization: `Bearer ${opened.token}` },
    })
    if (order.status === 'settled') return order
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
  throw new Error(`order ${opened.id} was not settled in time`)
}

/** Sends one transfer from each account, all at once, so that a block gets as many deposits as fit. */
export const burst = (stack: Endpoints, accounts: readonly string[]): Promise<OrderDetail[]> =>
  Promise.all(accounts.map(async (account) => untilSettled(stack, await openOrder(stack, account))))

/** Returns the milliseconds between two events of an order. */
export function between(order: OrderDetail, from: string, to: string): number {
  const at = (type: string) => Date.parse(order.events.find((event) => event.type === type)?.at ?? '')
  return at(to) - at(from)
}

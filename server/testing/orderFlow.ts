import { randomUUID } from 'node:crypto'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { ErrorBody } from '#core/wire/common.ts'
import type { OrderCreated } from '#core/wire/order.ts'
import type { Quote, QuoteRequest, QuotesData } from '#core/wire/quote.ts'
import { north, sol, south, svmUser, type TestApp, user } from './testApp.ts'

export const usdc = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
export const oneTenth = '100000000000000000'

export const ethRoute: QuoteRequest = {
  from_chain_id: north,
  to_chain_id: south,
  token: 'ETH',
  amount: oneTenth,
  from_address: user,
  recipient: user,
}
export const usdcRoute: QuoteRequest = { ...ethRoute, token: 'USDC', amount: '50000000' }
export const toSol: QuoteRequest = { ...ethRoute, to_chain_id: sol, recipient: svmUser }
export const fromSol: QuoteRequest = {
  from_chain_id: sol,
  to_chain_id: north,
  token: 'ETH',
  amount: '10000000',
  from_address: svmUser,
  recipient: user,
}

export async function askQuotes(t: TestApp, request: QuoteRequest): Promise<QuotesData> {
  const { status, body } = await t.call('POST', '/api/bridge_api/v1/quotes', { body: request })
  if (status !== 200) throw new Error(`quotes answered ${status}: ${JSON.stringify(body)}`)
  return (body as { data: QuotesData }).data
}

export async function bestQuote(t: TestApp, request: QuoteRequest): Promise<Quote> {
  const { quotes, reasons } = await askQuotes(t, request)
  if (!quotes[0]) throw new Error(`no quote: ${JSON.stringify(reasons)}`)
  return quotes[0]
}

export interface Placed {
  status: number
  data: OrderCreated
  error: ErrorBody
}

/** Posts an order for a quote and returns any response. */
export async function postOrder(
  t: TestApp,
  body: Record<string, unknown>,
  key: string = randomUUID(),
  from?: string,
): Promise<Placed> {
  const answer = await t.call('POST', '/api/bridge_api/v1/orders', {
    body,
    headers: { 'idempotency-key': key },
    ...(from ? { from } : {}),
  })
  return { status: answer.status, data: (answer.body as { data: OrderCreated }).data, error: answer.body as ErrorBody }
}

export async function placeOrder(
  t: TestApp,
  request: QuoteRequest,
  extra: Record<string, unknown> = {},
): Promise<OrderCreated> {
  const quote = await bestQuote(t, request)
  const placed = await postOrder(t, {
    quote_id: quote.quote_id,
    from_address: request.from_address,
    recipient: request.recipient,
    ...extra,
  })
  if (placed.status !== 200) throw new Error(`order answered ${placed.status}: ${JSON.stringify(placed.error)}`)
  return placed.data
}

/** Records the deposit of an escrow order as its source chain would show it. */
export async function observeDeposit(t: TestApp, id: string, height = 10n): Promise<ObservedDeposit> {
  const order = await t.store.orders.get(id as OrderId)
  if (!order?.escrowOrder || !order.onchainId) throw new Error('the order has no escrow side')
  const observed: ObservedDeposit = {
    chainId: order.fromChain,
    txId: `0x${order.onchainId.slice(2, 34).padStart(64, 'd')}`,
    ordinal: 0,
    height,
    blockHash: `0x${'b1'.repeat(32)}`,
    asset: assetId(order.fromChain, order.fromAsset.split(':')[1] ?? ''),
    amount: order.sendAmount,
    sender: order.fromAddress,
    binding: { kind: 'escrow', escrow: order.escrow ?? '', onchainId: order.onchainId, order: order.escrowOrder },
  }
  await t.store.deposits.record(observed)
  return observed
}

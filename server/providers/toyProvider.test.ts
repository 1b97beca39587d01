import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Order, OrderDetail, Step } from '#core/wire/order.ts'
import { silentLog } from '#runtime/log.ts'
import { pollOnce } from '../orders/testing/pollOnce.ts'
import type { NetworkReads } from '../orders/externalProof.ts'
import { askQuotes, bestQuote, oneTenth, postOrder, usdc, usdcRoute } from '../testing/orderFlow.ts'
import { createTestApp, north, type TestApp, user } from '../testing/testApp.ts'
import type { PollAnswer, ProviderQuote, RouteProvider } from './provider.ts'

/** Written against docs/adding-a-provider.md: nothing else in the repository knows this provider. */
const depot = `0x${'d0'.repeat(20)}`
const abi = parseAbi(['function send(address token, uint256 amount, bytes32 orderRef)'])
let offered: ProviderQuote | null = null
let hangs = false
let said: PollAnswer | 'silent' = 'silent'
/** Amount that networks show of a transaction. */
let shown: (txId: string) => bigint | null | 'unreadable' = () => 'unreadable'
let at: Date | null = null
const reads: NetworkReads = {
  familyOf: () => 'evm',
  moved: ({ txId }) => {
    const amount = shown(txId)
    return Promise.resolve(amount === 'unreadable' ? amount : { at: at ?? t.clock.now(), amount })
  },
  emitted: () => Promise.resolve('unreadable'),
}
let step = (amount: string): Partial<Extract<Step, { kind: 'evm_call' }>> => ({ data: sendData(amount) })
const sendData = (amount: string): Hex =>
  encodeFunctionData({ abi, functionName: 'send', args: [usdc, BigInt(amount), `0x${'01'.repeat(32)}`] })

const toy: RouteProvider = {
  name: 'toy',
  title: 'Toy',
  routes: () => [],
  quote: () =>
    Promise.resolve(
      offered ? { quote: offered } : { refusal: { reason: 'no_route', message: 'There’s no such route.' } },
    ),
  prepare: async ({ orderId, quote, request }, signal) => {
    if (hangs) return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    return {
      external: {
        reference: `toy-${orderId}`,
        openBy: new Date(t.clock.now().getTime() + 60_000),
        fillDeadline: new Date(t.clock.now().getTime() + 600_000),
      },
      steps: [
        {
          kind: 'evm_call',
          chain_id: request.from.chainId,
          label: 'transfer',
          status: 'waiting',
          tx_ref: null,
          to: depot,
          data: '0x',
          value: '0',
          offer: null,
          approval: null,
          ...step(quote.send_amount),
        },
      ],
    }
  },
  policy: {
    evm_call: {
      targets: (chain) => (chain === north ? [depot] : []),
      read: ({ to, data, chain_id }) => {
        try {
          const { args } = decodeFunctionData({ abi, data: data as Hex })
          const asset = `${chain_id}:${args[0].toLowerCase()}` as never
          return { targets: [to], outflow: [{ asset, amount: args[1] }], allowances: [] }
        } catch {
          return null
        }
      },
    },
  },
  poll: ({ id }) => {
    // Orders of earlier tests have not been paid.
    if (!placed.has(id)) return Promise.resolve({ status: 'waiting', cursor: null })
    return said === 'silent' ? Promise.reject(new Error('no answer')) : Promise.resolve(said)
  },
}

/** Orders of the running test. */
const placed = new Set<string>()
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ deps: { providers: [toy] }, config: { prepareDeadlineMs: 500 } })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  placed.clear()
  offered = null
  hangs = false
  said = 'silent'
  shown = () => 'unreadable'
  at = null
  step = (amount) => ({ data: sendData(amount) })
  const { quote_id: _q, provider: _p, provider_name: _n, expires_at: _e, ...own } = await bestQuote(t, usdcRoute)
  offered = { ...own, custody: 'provider', fill_mode: 'transfer', signatures: 1 }
})

const order = async (extra: Record<string, unknown> = { refund_address: user }) => {
  const quote = (await askQuotes(t, usdcRoute)).quotes.find(({ provider }) => provider === 'toy')
  const { from_address, recipient } = usdcRoute
  const answer = await postOrder(t, { quote_id: quote?.quote_id, from_address, recipient, ...extra })
  if (answer.data?.order) placed.add(answer.data.order.id)
  return answer
}
const poll = async (answer: PollAnswer | 'silent') => {
  said = answer
  t.clock.advance(3600)
  await pollOnce({ store: t.store, providers: [toy], clock: t.clock, log: silentLog, reads })
}
const readOrder = async (id: string, token?: string) =>
  (
    (
      await t.call(
        'GET',
        `/api/bridge_api/v1/orders/${id}`,
        token ? { headers: { authorization: `Bearer ${token}` } } : {},
      )
    ).body as { data: OrderDetail }
  ).data

it('an order of an external provider is stored with its steps and followed to its end', async () => {
  const { data } = await order()
  const { id } = data.order
  expect(data.order).toMatchObject({
    provider: 'toy',
    settlement: { kind: 'external', provider: 'toy', reference: `toy-${id}`, order_url: null, support_url: null },
    custody: 'provider',
    status: 'created',
    refund_address: user,
    onchain_id: null,
  } satisfies Partial<Order>)
  expect(data.steps).toMatchObject([{ kind: 'evm_call', to: depot, label: 'transfer' }])

  await poll('silent')
  expect(await readOrder(id, data.token)).toMatchObject({ status: 'created', deposit: null })
  await poll({ status: 'filling', cursor: 'two', depositTx: `0x${'aa'.repeat(32)}` })
  expect(await readOrder(id)).toMatchObject({ status: 'filling', payout: null, steps: [{ status: 'done' }] })
  await poll({ status: 'filled', cursor: null, payoutTx: `0x${'bb'.repeat(32)}` })
  const { events, ...ended } = await readOrder(id)
  expect(ended).toMatchObject({
    status: 'settled',
    deposit: { chain_id: north, tx_hash: `0x${'aa'.repeat(32)}` },
    payout: { tx_hash: `0x${'bb'.repeat(32)}` },
    refund: null,
  })
  expect(events.map(({ type }) => type)).toEqual(['created', 'deposit_seen', 'broadcast', 'payout_final'])
  expect(await t.store.externalOrders.claimDue(9)).toEqual([])
})

it('shows what the payout brought as its network has it, and otherwise as the provider reports it', async () => {
  const seen = (await order()).data.order
  const asset = seen.to_asset as AssetId
  await poll({ status: 'filling', cursor: null, depositTx: `0x${'a1'.repeat(32)}` })
  shown = (txId) => (txId.startsWith('0xb1') ? 41n : 'unreadable')
  said = { status: 'filled', cursor: null, payoutTx: `0x${'b1'.repeat(32)}`, received: { asset, amount: 99n } }
  await poll(said)
  expect((await readOrder(seen.id)).outcome).toMatchObject({ received_amount: null })
  await poll(said)
  expect((await readOrder(seen.id)).outcome).toMatchObject({
    received_amount: '41',
    received_verified: true,
    reason: 'paid_less',
  })
})

it('a payout that paid another order, or was made before it, ends none, and the order is held after a while', async () => {
  const enough = 10n ** 30n
  const payoutTx = `0x${'b5'.repeat(32)}`
  shown = (txId) => (txId === payoutTx ? enough : 'unreadable')
  const first = (await order()).data.order
  await poll({ status: 'filled', cursor: null, depositTx: `0x${'a5'.repeat(32)}`, payoutTx })
  expect(await readOrder(first.id)).toMatchObject({ status: 'settled', outcome: { received_verified: true } })

  const second = (await order()).data.order
  await poll({ status: 'filled', cursor: null, depositTx: `0x${'a6'.repeat(32)}`, payoutTx })
  expect(await readOrder(second.id)).toMatchObject({
    status: 'filling',
    payout: null,
    outcome: { received_amount: null },
  })
  await poll({ status: 'filled', cursor: null, payoutTx })
  expect(await readOrder(second.id)).toMatchObject({
    status: 'held',
    payout: null,
    outcome: { reason: 'payout_unproven' },
  })

  at = new Date(t.clock.now().getTime() - 86_400_000)
  shown = (txId) => (txId.startsWith('0xb6') ? enough : 'unreadable')
  await poll({ status: 'filled', cursor: null, payoutTx: `0x${'b6'.repeat(32)}` })
  expect(await readOrder(second.id)).toMatchObject({ status: 'held', payout: null })
  at = null
  await poll({ status: 'filled', cursor: null, payoutTx: `0x${'b6'.repeat(32)}` })
  expect(await readOrder(second.id)).toMatchObject({ status: 'settled', outcome: { received_verified: true } })
})

it('a text that is no transaction is neither stored nor linked, and ends nothing', async () => {
  const { id } = (await order()).data.order
  const script = 'javascript:alert(1)//'
  said = {
    status: 'refunded',
    cursor: null,
    depositTx: script,
    payoutTx: script,
    refundTx: `${script}${'0'.repeat(64)}`,
  }
  await poll(said)
  await poll(said)
  expect(await readOrder(id)).toMatchObject({
    status: 'held',
    deposit: null,
    payout: null,
    refund: null,
    outcome: { reason: 'refund_unproven' },
  })
  expect(await t.everything()).not.toContain('javascript')
})

it('a deposit that failed may be sent again until the order ends', async () => {
  const { id } = (await order()).data.order
  said = { status: 'rejected', cursor: null }
  const deps = { store: t.store, providers: [toy], clock: t.clock, log: silentLog, reads }
  t.clock.advance(10)
  await pollOnce(deps)
  expect((await t.store.orders.get(id as OrderId))?.state).toBe('quoted')
  await poll({ status: 'filled', cursor: null, payoutTx: `0x${'b3'.repeat(32)}` })
  expect((await t.store.orders.get(id as OrderId))?.state).toBe('done')
})

it('a reason of an earlier state does not stay with a success', async () => {
  const { id } = (await order()).data.order
  await poll({ status: 'refunding', cursor: null, depositTx: '0x1', reason: 'refunded_incomplete_deposit' })
  await poll({ status: 'filled', cursor: null, payoutTx: `0x${'b4'.repeat(32)}` })
  expect(await readOrder(id)).toMatchObject({ status: 'settled', outcome: { reason: null } })
})

it('a payout in another asset or on another network is told as such', async () => {
  const { order: placed } = (await order()).data
  const half = assetId(chainId(north), 'native')
  await poll({
    status: 'filled',
    cursor: null,
    payoutTx: `0x${'b2'.repeat(32)}`,
    received: { asset: half, amount: 5n },
    reason: 'partial',
  })
  expect(await readOrder(placed.id)).toMatchObject({
    payout: { chain_id: north },
    outcome: { received_asset: half, received_amount: '5', received_verified: false, reason: 'partial' },
  })
})

it('a refund ends it as well, and a late report of nothing expires it', async () => {
  const [first, second] = [(await order()).data, (await order()).data]
  said = { status: 'refunded', cursor: null, refundTx: `0x${'cc'.repeat(32)}` }
  await poll(said)
  expect(await readOrder(first.order.id)).toMatchObject({ status: 'refunded', refund: { chain_id: north } })
  expect(await readOrder(second.order.id)).toMatchObject({ status: 'refunded' })
  const third = (await order()).data
  await poll({ status: 'waiting', cursor: null })
  expect(await readOrder(third.order.id, third.token)).toMatchObject({ status: 'expired' })
})

it('its holder needs a refund address', async () =>
  expect((await order({})).error).toMatchObject({ code: 422, data: { reason: 'refund_address_required' } }))

it.each<[string, typeof step]>([
  ['calls another contract', (amount) => ({ data: sendData(amount), to: usdc })],
  ['sends more than quoted', (amount) => ({ data: sendData(String(BigInt(amount) + 1n)) })],
  ['sends less than quoted', (amount) => ({ data: sendData(String(BigInt(amount) - 1n)) })],
  ['sends coins besides', (amount) => ({ data: sendData(amount), value: oneTenth })],
  ['can’t be read', () => ({ data: '0x12345678' })],
])('a step that %s is refused, and no order is stored', async (_, changed) => {
  step = changed
  const before = await t.everything()
  expect(await order()).toMatchObject({ status: 502, error: { data: { reason: 'step_refused' } } })
  const ids = (text: string) => text.match(/toy-[1-9A-HJ-NP-Za-km-z]{22}/g) ?? []
  expect(ids(JSON.stringify(await t.everything()))).toEqual(ids(JSON.stringify(before)))
})

it('that never answers an order is aborted and refused, and no order is stored', async () => {
  hangs = true
  expect(await order()).toMatchObject({
    status: 504,
    error: { data: { reason: 'provider_unavailable', fix: { kind: 'requote' } } },
  })
  expect((await t.contents())['orders'] ?? '').not.toContain('toy')
})

it('points are for the maker’s transfers alone', async () => {
  const { data } = await order()
  await poll({ status: 'filled', cursor: null, depositTx: '0x1' })
  const { settlePoints } = await import('../rewards/orderPoints.ts')
  await settlePoints({ ...t.deps }, data.order.id as OrderId)
  expect((await t.contents())['point_bridges'] ?? '').not.toContain(data.order.id)
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { POOL } from '#chains/starknet/testing/avnuExchange.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { include } from '#chains/starknet/testing/pool.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import type { Swap, SwapMade } from '#core/wire/swap.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { silentLog } from '#runtime/log.ts'
import { createFakeWallet } from '#src/wallets/starknet/testing/fakeWallet.ts'
import { startVendorServer, type VendorServer } from '../../providers/testing/vendorServer.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../../testing/starknet.ts'
import { startSwapFollower } from '../followSwaps.ts'
import { searchedFrom, type SwapProvider } from '../provider.ts'
import { swapCalls } from '../testing/swapCalls.ts'
import { type AvnuSettings, createAvnuSwaps } from './createAvnuSwaps.ts'
import { selectors } from './followCalls.ts'
import { avnuPolicy, type CallsStep, EXCHANGE } from './policy.ts'
import { type AvnuStandIn, createAvnuStandIn, type VendorCalls } from './testing/standIn.ts'

const user = testAccount('0x5eed')
const other = testAccount('0x07e4')
const me = user.address
const { ether, strk, usdc } = contracts
const [ETH, STRK, USDC] = [assetId(starknet, 'native'), assetId(starknet, strk), assetId(starknet, usdc)]
const [COIN, DOLLAR] = [10n ** 18n, 10n ** 6n]

let t: StarknetApp
let standIn: AvnuStandIn
let server: VendorServer
let provider: SwapProvider
let follower: ReturnType<typeof startSwapFollower>

const clock = { now: () => (t as StarknetApp | undefined)?.clock.now() ?? new Date() }
function open(change: Partial<AvnuSettings> = {}): SwapProvider {
  const settings = { url: server.url, perMinute: 100_000, fee: null, ...change }
  return createAvnuSwaps({ catalogue: loadCatalogue({ profile: 'default' }), clock }, settings)
}

beforeAll(async () => {
  standIn = createAvnuStandIn(() => t.state.rates)
  server = await startVendorServer((call) => standIn.handle(call))
  provider = open()
  t = await createStarknetApp({ start: new Date(), deps: { swapProviders: [provider] } })
  follower = startSwapFollower({ ...t.deps, providers: t.deps.swapProviders, log: silentLog }, 2 ** 30)
})
afterAll(async () => {
  await follower.stop()
  await t.close()
  await server.close()
})
beforeEach(() => {
  standIn.change(null)
  standIn.changeQuote(null)
  server.set(null)
  server.calls.length = 0
  const { state } = t
  for (const rpc of t.rpcs) rpc.lie = null
  Object.assign(state, { fee: 0n, isOpen: true, since: Math.floor(t.clock.now().getTime() / 1000) })
  for (const kept of [state.accounts, state.allowances, state.balances, state.rates]) kept.clear()
  for (const { address, publicKey } of [user, other]) state.accounts.set(address, publicKey)
  hold(ether, me, 2n * COIN)
  hold(usdc, me, 5_000n * DOLLAR)
  hold(strk, me, 100n * COIN)
  for (const token of [ether, usdc, strk]) hold(token, POOL, 10n ** 30n)
  price(ether, usdc, [2_500n * DOLLAR, COIN])
  price(usdc, ether, [COIN, 2_500n * DOLLAR])
  price(strk, usdc, [DOLLAR, 2n * COIN])
  price(usdc, strk, [2n * COIN, DOLLAR])
})

const hold = (token: string, owner: string, amount: bigint): unknown =>
  t.state.balances.set(`${token} ${owner}`, amount)
const held = (token: string, owner = me): bigint => t.state.balances.get(`${token} ${owner}`) ?? 0n
const price = (sell: string, buy: string, rate: readonly [bigint, bigint]): unknown =>
  t.state.rates.set(`${sell} ${buy}`, rate)
const allowed = (token: string): bigint => t.state.allowances.get(`${token} ${me} ${EXCHANGE}`) ?? 0n

const { call, asked, best, reason, make, refusal, report, status, follow } = swapCalls({
  app: () => t,
  follower: () => follower,
  sender: me,
})
const stepOf = ({ steps }: Pick<SwapMade, 'steps'>): CallsStep => {
  const [step, second] = steps
  if (step?.kind !== 'starknet_calls' || second) throw new Error('not one transaction')
  return step
}
/** Signs and sends a step's calls as the user's wallet does; returns the hash, also if they fail. */
async function send({ calls }: Pick<CallsStep, 'calls'>): Promise<string> {
  const wallet = createFakeWallet(user, { node: t.rpcs[0]?.url ?? '' }).injected
  await wallet.request({ type: 'wallet_requestAccounts' })
  const sent = await wallet.request({ type: 'wallet_addInvokeTransaction', params: { calls } })
  return `0x${sent.transaction_hash.slice(2).padStart(64, '0')}`
}
const rowOf = (id: string) => t.store.swaps.get(id as never)
const sale = asked(ETH, USDC, COIN / 10n)

describe('a swap', () => {
  it('of Ether for dollars is one transaction, and ends with what it moved', async () => {
    const quote = await best(sale)
    expect(quote).toMatchObject({
      provider: 'avnu',
      provider_name: 'AVNU',
      kind: 'swap',
      send_amount: String(COIN / 10n),
      max_send_amount: String(COIN / 10n),
      receive_amount: String(250n * DOLLAR),
      min_receive_amount: String((250n * DOLLAR * 99n) / 100n),
      price_impact_bps: 2,
      fee: null,
      approval: null,
      problem: null,
    })
    const hop = { dex: 'Stand-in', from_asset: ETH, to_asset: USDC, fee_pips: null }
    expect(quote.route).toEqual([
      { share_bps: 6_000, hops: [hop] },
      { share_bps: 4_000, hops: [hop] },
    ])
    const made = await make(quote)
    expect(stepOf(made).calls.map(({ entry_point }) => entry_point)).toEqual(['approve', 'multi_route_swap'])
    const hash = await send(stepOf(made))
    await report(made.swap.id, hash)
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: String(COIN / 10n),
      received_amount: String(250n * DOLLAR),
      tx: { chain_id: starknet, tx_hash: hash },
    })
    expect([held(ether), held(usdc), allowed(ether)]).toEqual([(19n * COIN) / 10n, 5_250n * DOLLAR, 0n])
    const { list } = await call<{ list: Swap[] }>('GET', `/${me}/swaps`)
    expect(list[0]).toMatchObject({ id: made.swap.id, status: 'done' })
    // Its end is read until Ethereum has accepted its block, and then no longer.
    expect((await rowOf(made.swap.id))?.pollAt).not.toBeNull()
    t.state.finalized = t.state.head
    t.clock.advance(60)
    await follower.runOnce()
    expect((await rowOf(made.swap.id))?.pollAt).toBeNull()
  })

  it('of an exact payout takes what it needs, and leaves no allowance', async () => {
    const quote = await best(asked(USDC, ETH, COIN / 10n, { exact: 'receive' }))
    expect(quote).toMatchObject({ exact: 'receive', receive_amount: String(COIN / 10n) })
    expect(quote.min_receive_amount).toBe(quote.receive_amount)
    expect(BigInt(quote.max_send_amount)).toBe((BigInt(quote.send_amount) * 101n) / 100n)
    const made = await make(quote)
    // The price moves by half of what is allowed, so that the exchange takes more in a second part.
    price(usdc, ether, [COIN, 2_512n * DOLLAR])
    await report(made.swap.id, await send(stepOf(made)))
    const done = await follow(made.swap.id, 'done')
    expect(done.received_amount).toBe(String(COIN / 10n))
    expect(BigInt(done.sent_amount ?? 0)).toBeGreaterThan(BigInt(quote.send_amount))
    expect(5_000n * DOLLAR - held(usdc)).toBe(BigInt(done.sent_amount ?? 0))
    expect(allowed(usdc)).toBe(0n)
  })

  it.each<[string, AssetId, AssetId, bigint]>([
    ['sent', STRK, USDC, 10n * COIN],
    ['received', USDC, STRK, 5n * DOLLAR],
  ])('doesn’t count the network fee as %s', async (_, from, to, amount) => {
    t.state.fee = COIN / 10n
    const quote = await best(asked(from, to, amount))
    const made = await make(quote)
    await report(made.swap.id, await send(stepOf(made)))
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: quote.send_amount,
      received_amount: quote.receive_amount,
    })
  })

  it('that fails on chain by the least amount says that the price moved', async () => {
    const made = await make(await best(sale))
    price(ether, usdc, [2_400n * DOLLAR, COIN])
    await report(made.swap.id, await send(stepOf(made)))
    expect(await follow(made.swap.id, 'failed')).toMatchObject({
      failure: 'slippage',
      sent_amount: '0',
      received_amount: '0',
    })
    expect([held(ether), held(usdc), allowed(ether)]).toEqual([2n * COIN, 5_000n * DOLLAR, 0n])
  })

  it('of an exact payout that fails by the most amount says so too', async () => {
    const made = await make(await best(asked(USDC, ETH, COIN / 10n, { exact: 'receive' })))
    price(usdc, ether, [COIN, 2_600n * DOLLAR])
    await report(made.swap.id, await send(stepOf(made)))
    expect(await follow(made.swap.id, 'failed')).toMatchObject({ failure: 'slippage' })
  })

  /** Reports a transaction that waits, and drops it from the nodes as a wallet's replacement of it does. */
  async function reportAndDrop(): Promise<{ id: string; hash: string; sent: Sent; resent: string }> {
    const { swap, steps } = await make(await best(sale))
    t.state.isOpen = false
    const hash = await send(stepOf({ steps }))
    await report(swap.id, hash)
    await follower.runOnce()
    expect(await status(swap.id)).toMatchObject({ status: 'sent' })
    expect(await rowOf(swap.id)).toMatchObject({
      nonce: BigInt(t.state.nonces.get(me) ?? 0),
      since: searchedFrom(BigInt(t.state.head)),
    })
    const waiting = t.state.transactions.get(hash)
    if (!waiting?.sent) throw new Error('nothing sent')
    t.state.transactions.delete(hash)
    return { id: swap.id, hash, sent: waiting.sent, resent: newHash() }
  }
  type Sent = Parameters<typeof include>[2]
  /** A hash that no other transaction of the chain has. */
  const newHash = (): string => `0x0${String(t.state.transactions.size + t.state.head).padStart(63, '5')}`
  const empty = (sent: Sent): Sent => ({ ...sent, calldata: ['0x0'] })
  const nextBlocks = (count: number): void => void (t.state.head += count)

  it.each<[string, () => void]>([
    ['in the next block', () => undefined],
    ['some blocks later', () => nextBlocks(7)],
    ['before other transactions', () => undefined],
  ])('that its wallet sends again at a higher fee ends by that transaction, %s', async (when, wait) => {
    const { id, sent, resent } = await reportAndDrop()
    wait()
    include(t.state, resent, { ...sent, tip: '0x9' })
    if (when.startsWith('before'))
      for (let count = 0; count < 2; count++) {
        const nonce = `0x${(t.state.nonces.get(me) ?? 0).toString(16)}`
        include(t.state, newHash(), { ...empty(sent), nonce })
      }
    nextBlocks(3)
    expect(await follow(id, 'done')).toMatchObject({
      received_amount: String(250n * DOLLAR),
      tx: { tx_hash: resent },
    })
  })

  it('that its wallet sends again at a higher fee fails by that transaction', async () => {
    const { id, sent, resent } = await reportAndDrop()
    price(ether, usdc, [2_400n * DOLLAR, COIN])
    include(t.state, resent, { ...sent, tip: '0x9' })
    expect(await follow(id, 'failed')).toMatchObject({ failure: 'slippage', tx: { tx_hash: resent } })
  })

  it('ends by the transaction that a block had before nodes stopped showing the first one', async () => {
    const { swap, steps } = await make(await best(sale))
    t.state.isOpen = false
    const hash = await send(stepOf({ steps }))
    const sent = t.state.transactions.get(hash)?.sent
    if (!sent) throw new Error('nothing sent')
    await report(swap.id, hash)
    const resent = newHash()
    include(t.state, resent, { ...sent, tip: '0x9' })
    nextBlocks(5)
    await follower.runOnce()
    expect(await status(swap.id)).toMatchObject({ status: 'sent' })
    t.state.transactions.delete(hash)
    expect(await follow(swap.id, 'done')).toMatchObject({ tx: { tx_hash: resent } })
  })

  it('is unknown once a transaction with other calls has used its nonce', async () => {
    const { id, hash, sent, resent } = await reportAndDrop()
    const { head } = t.state
    include(t.state, resent, empty(sent))
    expect(await follow(id, 'unknown')).toMatchObject({ received_amount: null, tx: { tx_hash: hash } })
    expect((await rowOf(id))?.pollAt).not.toBeNull()
    // The block that had it leaves the chain.
    t.state.transactions.delete(resent)
    Object.assign(t.state, { head })
    t.state.nonces.set(me, Number(sent.nonce))
    include(t.state, hash, sent)
    expect(await follow(id, 'done', 60)).toMatchObject({ received_amount: String(250n * DOLLAR) })
  })

  it('isn’t ended by what one endpoint alone says of its replacement', async () => {
    const { id, sent, resent } = await reportAndDrop()
    include(t.state, resent, { ...sent, tip: '0x9' })
    // One endpoint denies the transaction that two show; then two tell different stories of the third.
    const deny = (rpc: (typeof t.rpcs)[number] | undefined, to: string): void => {
      if (!rpc) throw new Error('no endpoint')
      rpc.lie = (asked_, honest) =>
        asked_ === 'starknet_getBlockWithTxs'
          ? { result: { transactions: [{ ...sent, transaction_hash: to }] } }
          : honest
    }
    deny(t.rpcs[0], '0x1')
    deny(t.rpcs[1], '0x2')
    for (let round = 0; round < 4; round++) {
      t.clock.advance(60)
      await follower.runOnce()
      expect(await status(id)).toMatchObject({ status: 'sent' })
    }
    for (const rpc of t.rpcs.slice(1)) rpc.lie = null
    expect(await follow(id, 'done', 60)).toMatchObject({ tx: { tx_hash: resent } })
  })

  it('is unknown after a while if nodes can’t show what used its nonce, and is still looked for', async () => {
    const { id, sent, resent } = await reportAndDrop()
    for (const rpc of t.rpcs)
      rpc.lie = (asked_, honest) =>
        asked_ === 'starknet_getBlockWithTxs' ? { error: { code: 24, message: 'Block not found' } } : honest
    include(t.state, resent, { ...sent, tip: '0x9' })
    await follower.runOnce()
    t.clock.advance(60)
    await follower.runOnce()
    expect(await status(id)).toMatchObject({ status: 'sent' })
    expect(await follow(id, 'unknown', 300)).toMatchObject({ received_amount: null })
    for (const rpc of t.rpcs) rpc.lie = null
    expect(await follow(id, 'done', 300)).toMatchObject({ tx: { tx_hash: resent } })
  })

  it('isn’t replaced if nodes lose sight of it right until they have its block', async () => {
    const made = await make(await best(sale))
    t.state.isOpen = false
    const hash = await send(stepOf(made))
    await report(made.swap.id, hash)
    await follower.runOnce()
    const waiting = t.state.transactions.get(hash)
    if (waiting?.sent) include(t.state, hash, waiting.sent)
    for (const rpc of t.rpcs) {
      let hidden = 1
      const gone = { error: { code: 29, message: 'Transaction hash not found' } }
      rpc.lie = (asked_, honest) => (asked_ === 'starknet_getTransactionByHash' && hidden-- > 0 ? gone : honest)
    }
    t.clock.advance(60)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'done', received_amount: String(250n * DOLLAR) })
  })

  it('of an account that lists its calls in another form is awaited, and known by the exchange’s event', async () => {
    const made = await make(await best(sale))
    t.state.isOpen = false
    const hash = await send(stepOf(made))
    const waiting = t.state.transactions.get(hash)
    if (!waiting?.sent) throw new Error('nothing sent')
    const { sent } = waiting
    // Older accounts have all arguments in one list behind the calls.
    const older = { ...sent, calldata: ['0x1', EXCHANGE, selectors.multi_route_swap, '0x0', '0x1', '0x1', '0x7'] }
    t.state.transactions.set(hash, { ...waiting, sent: older })
    await report(made.swap.id, hash)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'sent' })
    include(t.state, hash, sent)
    const mined = t.state.transactions.get(hash)
    if (mined) t.state.transactions.set(hash, { ...mined, sent: older })
    expect(await follow(made.swap.id, 'done')).toMatchObject({ received_amount: String(250n * DOLLAR) })
  })

  it('that no node ever shows expires', async () => {
    const made = await make(await best(sale))
    await report(made.swap.id, `0x0${'7'.repeat(63)}`)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'sent' })
    expect(await follow(made.swap.id, 'expired', 300)).toMatchObject({ tx: null })
  })

  it('that someone else pays for is known by the exchange’s event', async () => {
    const made = await make(await best(sale))
    // A block has the time at which it was begun, which may be before the swap was made.
    t.state.since = Math.floor(t.clock.now().getTime() / 1000) - 20 - (t.state.head + 1)
    const hash = await send(stepOf(made))
    const found = t.state.transactions.get(hash)
    if (!found?.sent) throw new Error('nothing sent')
    // As a paymaster's transaction: another sender and form of calls, the same events.
    t.state.transactions.set(hash, {
      ...found,
      sent: { ...found.sent, sender_address: other.address, calldata: ['0x1', '0x2'] },
    })
    await report(made.swap.id, hash)
    expect(await follow(made.swap.id, 'done')).toMatchObject({ received_amount: String(250n * DOLLAR) })
    // One transaction ends one swap.
    const second = await make(await best(sale))
    await report(second.swap.id, hash)
    await follower.runOnce()
    t.clock.advance(5)
    await follower.runOnce()
    expect(await status(second.swap.id)).toMatchObject({ status: 'waiting', tx: null })
  })

  it('takes its own transaction after one of an equal swap was reported for it', async () => {
    const [first, second] = [await make(await best(sale)), await make(await best(sale))]
    t.state.isOpen = false
    const hash = await send(stepOf(first))
    for (const { swap } of [first, second]) await report(swap.id, hash)
    await follower.runOnce()
    const waiting = t.state.transactions.get(hash)
    if (waiting?.sent) include(t.state, hash, waiting.sent)
    t.state.isOpen = true
    t.clock.advance(60)
    for (let round = 0; round < 2; round++) await follower.runOnce()
    const all = await Promise.all([first, second].map(async (made) => ({ made, ...(await status(made.swap.id)) })))
    expect(all.map((one) => one.status).toSorted()).toEqual(['done', 'waiting'])
    const left = all.find((one) => one.status === 'waiting')?.made ?? first
    t.clock.advance(130)
    const own = await send(stepOf(left))
    await report(left.swap.id, own)
    expect(await follow(left.swap.id, 'done')).toMatchObject({ tx: { tx_hash: own } })
  })

  it('that is signed long after its quote is awaited until nodes show it', async () => {
    const made = await make(await best(sale))
    t.clock.advance(45 * 60)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'expired' })
    const hash = await send(stepOf(made))
    const sent = t.state.transactions.get(hash)
    t.state.transactions.delete(hash)
    await report(made.swap.id, hash)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'sent' })
    if (sent) t.state.transactions.set(hash, sent)
    expect(await follow(made.swap.id, 'done', 60)).toMatchObject({ received_amount: String(250n * DOLLAR) })
  })

  it.each<[string, AssetId, AssetId, bigint]>([
    ['received', ETH, USDC, COIN / 10n],
    ['sold', USDC, ETH, 250n * DOLLAR],
  ])('counts no other calls of its transaction, such as a fee in the token that is %s', async (_, from, to, amount) => {
    const quote = await best(asked(from, to, amount))
    const made = await make(quote)
    const payment = { contract_address: usdc, entry_point: 'transfer', calldata: [other.address, '0x4c4b40', '0x0'] }
    const { calls } = stepOf(made)
    await report(made.swap.id, await send({ calls: [...calls, payment] }))
    expect(await follow(made.swap.id, 'done')).toMatchObject({
      sent_amount: quote.send_amount,
      received_amount: quote.receive_amount,
    })
  })

  it('isn’t ended by another swap or a transfer that someone reports', async () => {
    const made = await make(await best(sale))
    const another = await send(stepOf(await make(await best(asked(ETH, USDC, COIN / 5n)))))
    const transfer = await send({
      calls: [{ contract_address: usdc, entry_point: 'transfer', calldata: [other.address, '0x1', '0x0'] }],
    })
    for (const hash of [another, transfer]) {
      await report(made.swap.id, hash)
      t.clock.advance(130)
      await follower.runOnce()
      expect(await status(made.swap.id)).toMatchObject({ status: 'waiting', tx: null })
    }
  })
})

describe('one lying endpoint of three', () => {
  const change = (answer: { readonly result?: unknown }, by: (result: Record<string, unknown>) => void) => {
    const result = structuredClone(answer.result) as Record<string, unknown>
    by(result)
    return { result }
  }
  it.each<[string, string, (result: Record<string, unknown>) => void]>([
    ['that it failed', 'starknet_getTransactionReceipt', (result) => (result['execution_status'] = 'REVERTED')],
    ['that nothing moved', 'starknet_getTransactionReceipt', (result) => (result['events'] = [])],
    ['another sender', 'starknet_getTransactionByHash', (result) => (result['sender_address'] = other.address)],
  ])('doesn’t end a swap by stating %s', async (_, method, by) => {
    const made = await make(await best(sale))
    await report(made.swap.id, await send(stepOf(made)))
    const [liar] = t.rpcs
    if (liar) liar.lie = (asked_, honest) => (asked_ === method ? change(honest, by) : honest)
    expect(await follow(made.swap.id, 'done')).toMatchObject({ received_amount: String(250n * DOLLAR) })
  })

  it('doesn’t end one by inventing its transaction', async () => {
    const made = await make(await best(sale))
    t.state.isOpen = false
    const hash = await send(stepOf(made))
    await report(made.swap.id, hash)
    const [liar] = t.rpcs
    const invented = {
      result: {
        actual_fee: { amount: '0x0', unit: 'FRI' },
        execution_status: 'SUCCEEDED',
        block_number: 900,
        block_hash: '0x9',
        events: [],
      },
    }
    if (liar) liar.lie = (asked_, honest) => (asked_ === 'starknet_getTransactionReceipt' ? invented : honest)
    t.clock.advance(5)
    await follower.runOnce()
    expect(await status(made.swap.id)).toMatchObject({ status: 'sent', received_amount: null })
  })
})

describe('refuses before a quote', () => {
  it.each([
    ['limited', 'provider_busy'],
    ['down', 'provider_unavailable'],
    ['hangs', 'provider_unavailable'],
    ['garbage', 'provider_unavailable'],
    ['redirects', 'provider_unavailable'],
  ] as const)('while the vendor is %s', async (fault, expected) => {
    server.set(fault)
    const signal = AbortSignal.timeout(1_500)
    const answer = await open().quote(askOf(), signal)
    expect('refusal' in answer && answer.refusal.reason).toBe(expected)
  })

  it.each(['unknown_field', 'slow'] as const)('not with %s', async (fault) => {
    server.set(fault)
    expect(await refusal(await best(sale))).toBe('made')
  })

  it.each<[string, (quote: Record<string, unknown>) => void]>([
    ['another amount', (quote) => (quote['sellAmount'] = '0x1')],
    ['another token', (quote) => (quote['buyTokenAddress'] = strk)],
    ['another network', (quote) => (quote['chainId'] = '0x534e5f5345504f4c4941')],
    ['nothing to receive', (quote) => (quote['buyAmount'] = '0x0')],
    ['a time that is over', (quote) => (quote['expiry'] = 1_000)],
    ['an amount that is none', (quote) => (quote['buyAmount'] = '1.5')],
    ['a fee that no one asked for', (quote) => Object.assign(quote['fee'] as object, { integratorFeesBps: '0x32' })],
  ])('an answer with %s', async (_, by) => {
    standIn.changeQuote(by)
    expect(await reason(sale)).toBe('provider_unavailable')
  })

  it('a pair without a route', async () => {
    t.state.rates.clear()
    expect(await reason(sale)).toBe('no_route')
  })

  it('an access that AVNU denies is no missing route', async () => {
    const denied = await startVendorServer(() => ({ status: 403, body: { messages: ['Forbidden'] } }))
    const answer = await open({ url: denied.url }).quote(askOf(), AbortSignal.timeout(5_000))
    await denied.close()
    expect(answer).toMatchObject({ refusal: { reason: 'provider_unavailable' } })
  })

  it('shows the loss that AVNU’s prices show if its own figure is lower', async () => {
    standIn.changeQuote((quote) => Object.assign(quote, { priceImpact: 5, buyAmountInUsd: 80 }))
    expect((await best(sale)).price_impact_bps).toBe(2_000)
  })
})

function askOf() {
  const { chains, assets } = loadCatalogue({ profile: 'default' })
  const chain = chains.find(({ id }) => id === starknet)
  const [from, to] = [ETH, USDC].map((id) => assets.find((asset) => asset.id === id))
  if (!chain || !from || !to) throw new Error('the catalogue has no Starknet')
  return {
    chain,
    node: t.node,
    from: { ...from, isListed: true },
    to: { ...to, isListed: true },
    amount: COIN / 10n,
    exact: 'send' as const,
    slippageBps: 100,
    sender: me,
    toReceived: () => null,
    gasPrice: 0n,
  }
}

describe('refuses calls', () => {
  const set = (calls: VendorCalls[], place: number, value: string): void => {
    const swap = calls.at(-1)
    if (swap) swap.calldata[place] = value
  }
  const extra = { contractAddress: usdc, entrypoint: 'transfer', calldata: [other.address, '0x1', '0x0'] }
  it.each<[string, (calls: VendorCalls[]) => void]>([
    ['that pay another account', (calls) => set(calls, 8, other.address)],
    ['that take more than quoted', (calls) => set(calls, 1, `0x${(COIN / 5n).toString(16)}`)],
    ['that may pay less than the minimum', (calls) => set(calls, 6, '0x1')],
    ['that buy another token', (calls) => set(calls, 3, strk)],
    ['that sell another token', (calls) => set(calls, 0, strk)],
    ['with a fee that no one asked for', (calls) => set(calls, 9, '0x32')],
    ['that approve more', (calls) => void ((calls[0] as VendorCalls).calldata[1] = `0x${'f'.repeat(32)}`)],
    ['that approve someone else', (calls) => void ((calls[0] as VendorCalls).calldata[0] = other.address)],
    ['with one more before them', (calls) => void calls.unshift(extra)],
    ['with one more after them', (calls) => void calls.push(extra)],
    ['of another exchange', (calls) => void ((calls.at(-1) as VendorCalls).contractAddress = POOL)],
    ['by a solver', (calls) => void ((calls.at(-1) as VendorCalls).entrypoint = 'swap_external_solver')],
    ['of no swap', (calls) => void calls.pop()],
    ['of nothing', (calls) => void (calls.length = 0)],
    ['with a number that is none', (calls) => set(calls, 4, `0x${'f'.repeat(64)}`)],
    ['with a list inside a list', (calls) => void ((calls.at(-1) as { calldata: unknown[] }).calldata[4] = ['0x1'])],
    [
      'of more numbers than a swap has',
      (calls) => {
        const swap = calls.at(-1)
        const more = Array.from({ length: 2_500 }, () => `0x7${'0'.repeat(61)}`)
        // The first part of the route gets them, so that the form stays right.
        swap?.calldata.splice(16, 2, `0x${more.length.toString(16)}`, ...more)
      },
    ],
  ])('%s', async (_, by) => {
    const quote = await best(sale)
    standIn.change(by)
    expect(await refusal(quote)).toBe('provider_unavailable')
  })

  it('not if AVNU leaves its own approval out', async () => {
    const quote = await best(sale)
    standIn.change((calls) => void calls.shift())
    const made = await make(quote)
    expect(stepOf(made).calls).toHaveLength(2)
    expect(await send(stepOf(made))).toMatch(/^0x/)
    expect(held(usdc)).toBe(5_250n * DOLLAR)
  })

  it('of a quote that AVNU no longer knows', async () => {
    const quote = await best(sale)
    standIn.forget()
    expect(await refusal(quote)).toBe('quote_expired')
  })

  it('that would pay less than the minimum now', async () => {
    const quote = await best(sale)
    price(ether, usdc, [2_400n * DOLLAR, COIN])
    expect(await refusal(quote)).toBe('swap_slippage')
  })

  it('that the sender can’t pay for', async () => {
    expect(await refusal(await best(asked(ETH, USDC, 3n * COIN)))).toBe('swap_balance')
    t.state.fee = COIN
    expect(await refusal(await best(asked(STRK, USDC, 100n * COIN)))).toBe('swap_gas')
    expect(await refusal(await best(asked(STRK, USDC, 99n * COIN)))).toBe('made')
  })

  it('that a pool can’t pay, without blaming the sender’s balance', async () => {
    const quote = await best(sale)
    hold(usdc, POOL, 1n)
    expect(await refusal(quote)).toBe('swap_reverted')
  })

  it('of an account without a contract', async () => {
    t.state.accounts.delete(me)
    expect(await refusal(await best(sale))).toBe('swap_undeployed')
  })

  it('that a node refuses instead of running them, by its reason', async () => {
    const quote = await best(sale)
    const reverted = '0x496e73756666696369656e7420746f6b656e73207265636569766564'
    const error = { code: 41, message: 'Transaction execution error', data: { execution_error: reverted } }
    for (const rpc of t.rpcs)
      rpc.lie = (method, honest) => (method === 'starknet_simulateTransactions' ? { error } : honest)
    expect(await refusal(quote)).toBe('swap_slippage')
  })

  /** Adds a call's event to every trial run. */
  function addToTrials(contract: string, name: keyof typeof selectors, isReverted: boolean): void {
    const event = { order: 99, keys: [selectors[name], me, other.address], data: ['0x1', '0x0'] }
    const added = { contract_address: contract, events: [event], calls: [], is_reverted: isReverted }
    for (const rpc of t.rpcs)
      rpc.lie = (method, honest) => {
        if (method !== 'starknet_simulateTransactions') return honest
        const result = structuredClone(honest.result) as [
          { transaction_trace: { execute_invocation: { calls: unknown[] } } },
        ]
        result[0].transaction_trace.execute_invocation.calls.push(added)
        return { result }
      }
  }
  it.each<[string, string, keyof typeof selectors]>([
    ['take another token', strk, 'Transfer'],
    ['take more of the sold one', ether, 'Transfer'],
    ['let someone else spend', ether, 'Approval'],
    ['let someone spend what was bought', usdc, 'Approval'],
  ])('whose trial run shows that they %s', async (_, contract, name) => {
    const quote = await best(sale)
    addToTrials(contract, name, false)
    expect(await refusal(quote)).toBe('provider_unavailable')
    addToTrials(contract, name, true)
    expect(await refusal(quote)).toBe('made')
  })
})

describe('the operator’s fee', () => {
  const fee = { recipient: other.address, bps: 30, integrator: 'Causeway' }

  it('is asked for, shown, bounded and paid', async () => {
    const charging = open({ fee })
    const ask = askOf()
    const answer = await charging.quote(ask, AbortSignal.timeout(5_000))
    if (!('offer' in answer)) throw new Error(answer.refusal.reason)
    const { query } = server.calls.at(-1) ?? {}
    expect([query?.get('integratorFees'), query?.get('integratorFeeRecipient'), query?.get('integratorName')]).toEqual([
      '0x1e',
      other.address,
      'Causeway',
    ])
    const { offer } = answer
    expect(offer.fee).toEqual({ asset: USDC, amount: (250n * DOLLAR * 30n) / 10_000n })
    const prepared = await charging.prepare(ask, offer, AbortSignal.timeout(5_000))
    if (!('step' in prepared) || prepared.step.kind !== 'starknet_calls') throw new Error('no calls')
    const terms = {
      chain: starknet,
      asset: ETH,
      amount: offer.maxSend,
      nativeFee: 0n,
      toChain: starknet,
      recipient: me,
    }
    const rest = { toAsset: USDC, minReceive: offer.minReceive, owners: [me] }
    expect(await stepsProblem([prepared.step], { ...terms, ...rest }, avnuPolicy)).toBeNull()
    await send(prepared.step)
    expect(held(usdc, other.address)).toBe((250n * DOLLAR * 30n) / 10_000n)
    expect(held(usdc)).toBe(5_000n * DOLLAR + offer.receive)
  })

  it.each<[string, (calls: VendorCalls[]) => void]>([
    ['higher', (calls) => void ((calls.at(-1) as VendorCalls).calldata[9] = '0x1f')],
    ['someone else’s', (calls) => void ((calls.at(-1) as VendorCalls).calldata[10] = me)],
  ])('is refused if it is %s', async (_, by) => {
    const charging = open({ fee })
    const answer = await charging.quote(askOf(), AbortSignal.timeout(5_000))
    if (!('offer' in answer)) throw new Error(answer.refusal.reason)
    standIn.change(by)
    await expect(charging.prepare(askOf(), answer.offer, AbortSignal.timeout(5_000))).rejects.toMatchObject({
      reason: 'provider_unavailable',
    })
  })
})

describe('a request', () => {
  it('of quotes alone is a single one at each refresh, builds no calls, and states its network fee in dollars', async () => {
    for (let refresh = 0; refresh < 2; refresh++) await best(sale)
    const quote = await best(sale)
    expect(server.calls.map(({ path }) => path)).toEqual(Array(3).fill('/swap/v3/quotes'))
    expect(server.calls[0]?.query.get('takerAddress')).toBe(me)
    // 0.1157 STRK at half a dollar.
    expect(quote.gas_usd).toMatch(/^0\.0578/)
    expect(quote.gas_units).toBe('0')
  })

  it('asks for slightly less slippage than was shown, so that rounding can’t break the bound', async () => {
    await make(await best(sale))
    expect(server.calls.at(-1)?.body).toMatchObject({ takerAddress: me, includeApprove: true })
    expect(server.calls.at(-1)?.body).toHaveProperty('slippage', 0.009_999_999)
  })
})

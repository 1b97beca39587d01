import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Head } from '#chains/contract/reader.ts'
import { assetOf, chainOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Price } from '#core/money/price.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import {
  depositOf,
  endingOf,
  freshChain,
  newOrder,
  payoutOf,
  randomHex,
  reservedOrder,
  signedTx,
  validatedOrder,
} from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { unitContext } from '../testing/unitContext.ts'
import { recheckDeposits } from './recheckDeposits.ts'
import { unfinalDeposits } from './observeHead.ts'

const MAKER = `0x${'0'.repeat(40)}`

describe('a deposit reported as orphaned', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  const head = (finalized: bigint): Head => ({ height: 120n, hash: '0x', time: 0, finalized })
  async function look(
    chain: Parameters<typeof chainOf>[0],
    finalized: bigint,
    found: readonly ObservedDeposit[] = [],
  ): Promise<[bigint, bigint][]> {
    const scanned: [bigint, bigint][] = []
    const node: Partial<ChainNode> = {
      isCanonical: async () => false,
      scan: async (from, to) => (scanned.push([from, to]), { deposits: found, endings: [] }),
    }
    const catalogue = {
      assets: [],
      chains: [chainOf(chain, { settlement: settlementOf({}) })],
      routes: [],
      channels: [],
    } as never
    const ctx = await unitContext({
      store,
      chain: chain as never,
      node,
      payer: { address: MAKER },
      deps: { catalogue },
    })
    await recheckDeposits(ctx, head(finalized))
    return scanned
  }

  it('is orphaned above finality', async () => {
    const { order } = await validatedOrder(store)
    expect(await look(order.fromChain, 90n)).toEqual([])
    expect((await store.orders.get(order.id))?.state).toBe('quoted')
  })

  it('is searched once more below finality, where the scan does not return', async () => {
    const order = await store.orders.create(newOrder())
    const observed = depositOf(order)
    const { deposit } = await store.deposits.record(observed)
    await store.deposits.confirm(deposit.id)
    expect(await look(order.fromChain, 110n, [observed])).toEqual([[95n, 105n]])
    expect((await store.orders.get(order.id))?.state).toBe('confirmed')
    const elsewhere = { ...observed, height: 103n, blockHash: randomHex(32) }
    await look(order.fromChain, 110n, [elsewhere])
    expect(await store.deposits.forOrder(order.id)).toMatchObject([{ height: 103n, status: 'seen' }])
    await look(order.fromChain, 110n)
    expect((await store.orders.get(order.id))?.state).toBe('quoted')
  })

  it('becomes an incident if a payout was sent for it', async () => {
    const { order, payout } = await reservedOrder(store)
    await store.slots.open(
      { chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n },
      async () => signedTx(),
    )
    await look(order.fromChain, 90n)
    expect((await store.orders.get(order.id))?.state).toBe('intent')
    await look(order.fromChain, 110n)
    expect((await store.orders.get(order.id))?.state).toBe('incident')
    expect(await store.chainState.get(order.fromChain)).toMatchObject({ paused: true })
  })

  it('pauses nothing if the escrow or its owner refunded it', async () => {
    const cancelled = await validatedOrder(store)
    const taken = await store.disbursements.take(
      { ...payoutOf(cancelled.order, cancelled.deposit), kind: 'cancel' },
      null,
    )
    if (!('taken' in taken)) throw new Error(taken.refused)
    await store.slots.open(
      { chainId: cancelled.order.toChain, signer: 's', purpose: 'cancel', refId: taken.taken.id, floor: 0n },
      async () => signedTx(),
    )
    const refunded = await validatedOrder(store)
    await store.deposits.recordEnding(refunded.order.fromChain, endingOf(refunded.order, 'refunded'))
    for (const { order, deposit } of [cancelled, refunded]) {
      await look(order.fromChain, 110n)
      expect((await store.deposits.forOrder(order.id)).find(({ id }) => id === deposit.id)?.status).toBe('orphaned')
      expect(await store.chainState.get(order.fromChain)).toMatchObject({ paused: false })
    }
  })
})

describe('a deposit with enough confirmations for its value', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Checks a deposit that is twenty blocks deep but not final, worth a few dollars at this price. */
  async function look(order: OrderRow, price: Price | undefined): Promise<void> {
    const asset = assetOf(order.fromChain, { id: order.fromAsset, priceKey: 'T', decimals: 18 })
    const prices = new Map(price ? [['T', price]] : [])
    const chain = chainOf(order.fromChain, { settlement: settlementOf({}) })
    const catalogue = { assets: [asset], chains: [chain], routes: [], channels: [], prices } as never
    const ctx = await unitContext({
      store,
      chain: order.fromChain,
      node: { isCanonical: async () => true },
      payer: { address: MAKER },
      deps: { catalogue },
    })
    await recheckDeposits({ ...ctx, chain: chain as never }, { height: 120n, hash: '0x', time: 0, finalized: 90n })
  }

  const price = (stale: boolean): Price => ({ usdE8: 10n ** 8n, source: 'vendor', asOf: new Date(0), stale })

  it('waits for finality while its price is stale or unknown', async () => {
    const order = await store.orders.create(newOrder())
    await store.deposits.record(depositOf(order))
    await look(order, price(true))
    await look(order, undefined)
    expect(await store.deposits.forOrder(order.id)).toMatchObject([{ status: 'seen' }])
    await look(order, price(false))
    expect(await store.deposits.forOrder(order.id)).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('more deposits than fit one page', () => {
  const PAGE = 3
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  /** Deposits that wait for finality at one height, then one that is deep enough for its value. */
  async function waitingBefore(count: number) {
    const fromChain = freshChain()
    const asset = assetOf(fromChain, { priceKey: 'T', decimals: 18 })
    const placed = { fromChain, fromAsset: asset.id }
    const waiting: OrderRow[] = []
    for (let i = 0; i < count; i++) {
      const order = await store.orders.create(newOrder(placed))
      await store.deposits.record(depositOf(order, { height: 119n, blockHash: `0x${'11'.repeat(32)}` }))
      waiting.push(order)
    }
    const deep = await store.orders.create(newOrder(placed))
    await store.deposits.record(depositOf(deep))
    return { fromChain, asset, waiting, deep }
  }

  async function look(scene: Awaited<ReturnType<typeof waitingBefore>>, watched: Store = store) {
    const asked: string[] = []
    const ctx = await contextOf(scene, watched, { asked })
    await recheckDeposits(ctx, { height: 120n, hash: '0x', time: 0, finalized: 90n })
    return asked
  }
  async function contextOf(
    { fromChain, asset }: Awaited<ReturnType<typeof waitingBefore>>,
    watched: Store,
    { asked = [], confirmations = 5 }: { asked?: string[]; confirmations?: number },
  ) {
    const settlement = settlementOf({
      confirmationTiers: [{ upToUsd: null, confirmations }],
      unconfirmedCapUsd: '1000000',
    })
    const chain = chainOf(fromChain, { settlement })
    const prices = new Map([['T', { usdE8: 10n ** 8n, source: 'vendor', asOf: new Date(0), stale: false }]])
    const ctx = await unitContext({
      store: watched,
      chain: fromChain,
      node: { isCanonical: async (height) => (asked.push(String(height)), true) },
      payer: { address: MAKER },
      policy: { pageSize: PAGE },
      deps: { catalogue: { assets: [asset], chains: [chain], routes: [], channels: [], prices } as never },
    })
    return { ...ctx, chain: chain as never }
  }
  const statusOf = async (order: OrderRow) => (await store.deposits.forOrder(order.id))[0]?.status

  it('confirms one behind a full page of others that still wait', async () => {
    const scene = await waitingBefore(2 * PAGE)
    await look(scene)
    expect(await statusOf(scene.deep)).toBe('confirmed')
    expect(await Promise.all(scene.waiting.map(statusOf))).toEqual(scene.waiting.map(() => 'seen'))
  })

  it('finds all of them when a remembered head has left the chain', async () => {
    const scene = await waitingBefore(2 * PAGE)
    const ctx = await unitContext({ store, chain: scene.fromChain, node: {}, policy: { pageSize: PAGE } })
    expect(await unfinalDeposits(ctx)).toHaveLength(2 * PAGE + 1)
  })

  it('records a distant depth in steps, and a near one at each block', async () => {
    const scene = await waitingBefore(1)
    const [order] = scene.waiting
    const ctx = await contextOf(scene, store, { confirmations: 100 })
    for (let height = 120n; height < 131n; height++)
      await recheckDeposits(ctx, { height, hash: '0x', time: 0, finalized: 90n })
    const near = await contextOf(scene, store, { confirmations: 15 })
    for (let height = 131n; height < 133n; height++)
      await recheckDeposits(near, { height, hash: '0x', time: 0, finalized: 90n })
    const events = order ? await store.orders.events(order.id, 0) : []
    expect(events.filter(({ type }) => type === 'confirmations').map(({ data }) => data['have'])).toEqual([
      2, 7, 12, 13, 14,
    ])
  })

  it('requests each block once, and writes confirmations in one transaction per page', async () => {
    const counts = { noteAll: 0, note: 0 }
    const counted: Store = {
      ...store,
      orders: {
        ...store.orders,
        note: (...args) => ((counts.note += 1), store.orders.note(...args)),
        noteAll: (...args) => ((counts.noteAll += 1), store.orders.noteAll(...args)),
      },
    }
    const scene = await waitingBefore(2 * PAGE)
    expect(await look(scene, counted)).toEqual(['119', '100'])
    expect(counts).toEqual({ noteAll: 2, note: 0 })
    const [first] = scene.waiting
    const events = first ? await store.orders.events(first.id, 0) : []
    expect(events.filter(({ type }) => type === 'confirmations')).toMatchObject([{ data: { have: 2, need: 5 } }])
  })
})

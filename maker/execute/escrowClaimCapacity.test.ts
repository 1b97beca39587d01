import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NATIVE, assetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { ESCROW, freshChain, payoutOf, randomAddress, validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { createWorkerState, type ClaimQueues } from '../workerState.ts'
import { unitContext } from '../testing/unitContext.ts'
import { escrowRefusal, settleClaimCapacity } from './escrowClaimCapacity.ts'
import { startPayouts } from './startPayouts.ts'
import { reservePayouts } from './reservePayouts.ts'

const CAP = 100n
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000)

describe('the capacity of an escrow', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  async function world() {
    const from = freshChain()
    const lines: ClaimQueues = new Map()
    let now = Date.now()
    let looks = 0
    const escrowLimits = async () => {
      looks++
      return { frozen: false, claimLeft: CAP, claimCap: CAP, windowSeconds: 3_600 }
    }
    const deps = { chains: new Map([[from, { escrowLimits }]]) as never, clock: { now: () => new Date(now) } as never }
    const balances = async (_: string, assets: readonly string[]) => new Map(assets.map((asset) => [asset, 0n]))
    /** Worker of another chain in the same process, or in its own. */
    const worker = async (to: ChainId = freshChain(), shared = lines): Promise<ChainContext> => ({
      ...(await unitContext({ store, chain: to, node: { balances } as never, payer: { address: 'maker' }, deps })),
      memory: createWorkerState(shared),
    })
    const order = (sendAmount: bigint, refundAfter = inHours(1), escrow = ESCROW) =>
      validatedOrder(store, { fromChain: from, sendAmount, refundAfter, escrow })
    return { worker, order, later: () => void (now += 6_000), looks: () => looks }
  }
  const reserve = async ({ order, deposit }: Awaited<ReturnType<typeof validatedOrder>>) => {
    await store.disbursements.take(payoutOf(order, deposit), 10n ** 30n)
    return (await store.orders.get(order.id)) ?? order
  }

  it('admits no more orders than whole claims fit into the windows', async () => {
    const { worker, order } = await world()
    const ctx = await worker()
    const refusals: unknown[] = []
    for (let i = 0; i < 4; i++) refusals.push(await escrowRefusal(ctx, (await order(51n, inHours(3))).order))
    expect(refusals).toEqual([null, null, null, 'claims_behind'])
  })

  it('is separate for each escrow', async () => {
    const { worker, order, looks } = await world()
    const ctx = await worker()
    const orders = [await order(60n), await order(60n), await order(60n, inHours(1), randomAddress())]
    const refusals: unknown[] = []
    for (const one of orders) refusals.push(await escrowRefusal(ctx, one.order))
    expect(refusals).toEqual([null, 'claims_behind', null])
    expect(looks()).toBe(2)
  })

  it('is unknown for an order whose escrow is not known', async () => {
    const { worker, order } = await world()
    expect(await escrowRefusal(await worker(), { ...(await order(1n)).order, escrow: null })).toBe('escrow_unknown')
  })

  it('is shared by all destination chains, for concurrent requests too', async () => {
    const { worker, order, looks } = await world()
    const [a, b] = [await order(60n), await order(60n)]
    const [here, there] = [await worker(), await worker()]
    expect(await Promise.all([escrowRefusal(here, a.order), escrowRefusal(there, b.order)])).toEqual([
      null,
      'claims_behind',
    ])
    expect(looks()).toBe(1)
  })

  it('is reduced by another process’s reservation', async () => {
    const { worker, order } = await world()
    await reserve(await order(60n))
    expect(await escrowRefusal(await worker(freshChain(), new Map()), (await order(60n)).order)).toBe('claims_behind')
  })

  it('lets the first reservation continue, whichever order is checked first', async () => {
    const { worker, order } = await world()
    const [a, b] = [await reserve(await order(60n)), await reserve(await order(60n))]
    const ctx = await worker()
    expect([await escrowRefusal(ctx, b), await escrowRefusal(ctx, a), await escrowRefusal(ctx, a)]).toEqual([
      'claims_behind',
      null,
      null,
    ])
  })

  it('stays reserved for an order that is not in the database yet, only while it is pending', async () => {
    const { worker, order, later } = await world()
    const ctx = await worker()
    const [a, b] = [(await order(60n)).order, (await order(60n)).order]
    const ask = (one: OrderRow) => escrowRefusal(ctx, one)
    expect(await ask(a)).toBeNull()
    later()
    expect(await ask(b)).toBe('claims_behind')
    settleClaimCapacity(ctx.memory, [a])
    expect(await ask(b)).toBe('claims_behind')
    later()
    expect(await ask(b)).toBeNull()
  })

  it('is free again at once if an order finds no inventory', async () => {
    const { worker, order } = await world()
    const to = freshChain()
    const ctx = await worker(to)
    Object.assign(ctx.deps.catalogue, { chains: [], prices: new Map() })
    const first = await validatedOrder(store, {
      ...pick((await order(60n)).order),
      toChain: to,
      toAsset: assetId(to, NATIVE),
    })
    const second = (await order(60n)).order
    expect(await escrowRefusal(ctx, first.order)).toBeNull()
    expect(await escrowRefusal(ctx, second)).toBe('claims_behind')
    expect(await reservePayouts(ctx, [{ of: first, amount: first.order.receiveAmount }])).toEqual([])
    expect(await escrowRefusal(ctx, second)).toBeNull()
  })

  it('is not kept by a refunded order, nor forever by one that was tried', async () => {
    const { worker, order } = await world()
    const ctx = await worker((await order(1n)).order.toChain)
    const passed = () => [...ctx.memory.escrows.values()].flatMap((queue) => [...queue.approved.values()])
    await startPayouts(ctx)
    expect([ctx.memory.escrows.size, passed()]).toEqual([1, []])
    const set = await order(1n)
    await reserve(set)
    const other = { ...ctx, chain: { ...ctx.chain, id: set.order.toChain } }
    await startPayouts(other)
    expect(passed()).toEqual([{ amount: 1n, settled: true }])
  })

  it('is requested again after a failed read', async () => {
    const { worker, order } = await world()
    const ctx = await worker()
    const { order: one } = await order(60n)
    const node = ctx.deps.chains.get(one.fromChain)
    const asked = node?.escrowLimits
    Object.assign(node ?? {}, { escrowLimits: async () => Promise.reject(new Error('no answer')) })
    await expect(escrowRefusal(ctx, one)).rejects.toThrow('no answer')
    Object.assign(node ?? {}, { escrowLimits: asked })
    expect(await escrowRefusal(ctx, one)).toBeNull()
  })
})

const pick = ({ fromChain, sendAmount, refundAfter }: OrderRow) => ({ fromChain, sendAmount, refundAfter })

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payer } from '#chains/contract/payer.ts'
import { assetOf, chainOf, routeOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue, ChainSettlement } from '#core/catalogue/types.ts'
import { priceTable } from '#core/money/price.ts'
import { assetId } from '#core/chain/assetId.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import { freshChain, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { releaseHeld } from '../operatorActions.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from '../testing/unitContext.ts'
import { listUnderReview, vetoPayout } from '../veto.ts'
import { brakeOf } from './brakes.ts'
import { signAndBroadcast, type PayoutJob } from './signAndBroadcast.ts'

/** Each payout is worth 99 dollars. */
const WORTH = { receiveAmount: 99n * 10n ** 15n, fillDeadline: new Date(Date.now() + 9_000_000) }

describe('payout limits', () => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await openTestDatabase()
    store = database.store
  })
  afterAll(() => store.close())

  /** Reserved payouts on one route, and a maker whose clock the test moves. */
  async function world(count: number, limits: Partial<ChainSettlement>, tokens = 1) {
    const [fromChain, toChain] = [freshChain(), freshChain()]
    const jobs: PayoutJob[] = []
    for (let i = 0; i < count; i++) {
      const fromAsset = assetId(fromChain, i % tokens === 0 ? 'native' : `0x${i % tokens}`)
      const { order, deposit, payout } = await reservedOrder(
        store,
        agreedOrder({ fromChain, toChain, fromAsset, ...WORTH }),
      )
      jobs.push({ row: payout, order: (await store.orders.get(order.id)) ?? order, deposit })
    }
    const sent = [...new Set(jobs.map(({ order }) => order.fromAsset))]
    const settlement = settlementOf(limits)
    const catalogue = {
      assets: [...sent.map((id) => assetOf(fromChain, { id })), assetOf(toChain)],
      chains: [chainOf(fromChain, { settlement }), chainOf(toChain, { settlement })],
      routes: sent.map((from) => routeOf(fromChain, toChain, { from, max: 10n ** 30n })),
      channels: [],
      prices: priceTable([['ETH', 1_000n * 10n ** 8n]]),
    } as unknown as Catalogue
    let now = Date.now()
    const broadcast: string[] = []
    const payer: Partial<Payer> = {
      address: MAKER,
      chainSlot: async () => 0n,
      plan: async (action) => ({ action, feeCap: 1n, detail: null }),
      sign: async () => signedTx(),
      broadcast: async ({ ref }) => void broadcast.push(ref),
    }
    const byTx = new Map(jobs.map(({ order, deposit }) => [deposit.txId, sourceOf(order, deposit)]))
    const [first] = byTx.values()
    const source = {
      ...first,
      readDeposit: (txId: string, ordinal: number) => byTx.get(txId)?.readDeposit?.(txId, ordinal),
    }
    const deps = { catalogue, chains: new Map([[fromChain, source]]), clock: { now: () => new Date(now) } } as never
    const policy = { retryMs: 0, retryLimitMs: 0, reviewSeconds: 600 }
    const maker = () => unitContext({ store, chain: toChain, node: {}, payer, deps, policy })
    const pay = async (ctx: ChainContext, some: readonly PayoutJob[] = jobs): Promise<number> => {
      const before = broadcast.length
      const fresh = await Promise.all(
        some.map(async (work) => ((await store.disbursements.get(work.row.id))?.state === 'reserved' ? [work] : [])),
      )
      await signAndBroadcast(ctx, fresh.flat())
      return broadcast.length - before
    }
    const reasons = async ({ order }: PayoutJob) =>
      (await store.orders.events(order.id, 0)).flatMap(({ type, data }) => (type === 'waiting' ? [data['reason']] : []))
    const later = (seconds: number): void => void (now += seconds * 1000)
    return { jobs, maker, pay, reasons, later }
  }

  it('concurrently prepared payouts share the cap of their hour', async () => {
    const { jobs, maker, pay, later, reasons } = await world(4, { outflowCapUsd: '200' })
    const ctx = await maker()
    expect(await pay(ctx)).toBe(2)
    expect((await Promise.all(jobs.map(reasons))).flat()).toEqual(['outflow_cap', 'outflow_cap'])
    later(3_599)
    expect(await pay(ctx)).toBe(0)
    later(1)
    expect(await pay(ctx)).toBe(2)
  })

  it('the hour is not restarted by a new maker', async () => {
    const { maker, pay } = await world(3, { outflowCapUsd: '200' })
    expect(await pay(await maker())).toBe(2)
    expect(await pay(await maker())).toBe(0)
  })

  it('each signature counts, also if rows are reset and the payment is signed again', async () => {
    const { jobs, maker, pay } = await world(1, { outflowCapUsd: '200' })
    const ctx = await maker()
    const [{ row, order }] = jobs as [PayoutJob]
    const again = async (): Promise<number> => {
      await database.rewrite(`update slots set state = 'final' where purpose = 'payout' and ref_id = ${row.id}`)
      await database.rewrite(`update disbursements set state = 'reserved', slot_id = null where id = ${row.id}`)
      await database.rewrite(`update orders set state = 'reserved' where id = '${uuidFromOrderId(order.id)}'`)
      return pay(ctx)
    }
    expect([await pay(ctx), await again(), await again()]).toEqual([1, 1, 0])
  })

  it('the escrow owes no more than its cap, earlier orders first', async () => {
    const { jobs, maker, pay, reasons } = await world(3, { unclaimedCapUsd: '200' })
    expect(await pay(await maker())).toBe(2)
    expect(await reasons(jobs[2] as PayoutJob)).toEqual(['unclaimed_cap'])
  })

  it('the escrow owes no more than its cap over all its tokens together', async () => {
    const { jobs, maker, pay, reasons } = await world(4, { unclaimedCapUsd: '200' }, 4)
    expect(await pay(await maker())).toBe(2)
    expect((await Promise.all(jobs.map(reasons))).flat()).toEqual(['unclaimed_cap', 'unclaimed_cap'])
  })

  it('a row without its escrow cannot bypass that cap', async () => {
    const { jobs, maker, pay, reasons } = await world(1, { unclaimedCapUsd: '0' })
    const [{ row, order }] = jobs as [PayoutJob]
    const ctx = await maker()
    expect(await brakeOf(ctx, { row, order }, 'order')).toBe('unclaimed_cap')
    await expect(brakeOf(ctx, { row, order: { ...order, escrow: null } }, 'order')).rejects.toMatchObject({
      reason: 'escrow_unknown',
    })
    expect(await pay(ctx, [{ ...jobs[0], order: { ...order, escrow: null } } as PayoutJob])).toBe(0)
    expect(await reasons(jobs[0] as PayoutJob)).toEqual([])
    expect(await store.orders.get(order.id)).toMatchObject({ state: 'held', heldReason: 'deposit_mismatch' })
  })

  it('an asset without a price cannot bypass any cap, for its payout or for what the escrow owes', async () => {
    const { jobs, maker } = await world(2, { outflowCapUsd: '0', unclaimedCapUsd: '0' })
    const [{ row, order }, { order: other }] = jobs as [PayoutJob, PayoutJob]
    const ctx = await maker()
    const priced = ctx.deps.catalogue
    for (const asset of [row.asset, order.fromAsset])
      for (const instead of [[], [{ priceKey: null }], [{ priceKey: 'NONE' }]]) {
        const assets = priced.assets.flatMap((def) =>
          def.id === asset ? instead.map((change) => ({ ...def, ...change })) : [def],
        )
        const deps = { ...ctx.deps, catalogue: { ...priced, assets } }
        expect(await brakeOf({ ...ctx, deps }, { row, order }, 'order')).toBe('price_unknown')
      }
    const rewritten = `update orders set from_asset = '${assetId(order.fromChain, '0xbad')}' where id = '${uuidFromOrderId(order.id)}'`
    await database.rewrite(rewritten)
    expect(await brakeOf(ctx, { row: (jobs[1] as PayoutJob).row, order: other }, 'order')).toBe('price_unknown')
  })

  it('a large payout waits under review and is sent when the review time is over', async () => {
    const { jobs, maker, pay, later, reasons } = await world(1, { reviewAboveUsd: '98' })
    const ctx = await maker()
    expect(await pay(ctx)).toBe(0)
    later(599)
    expect(await pay(ctx)).toBe(0)
    expect(await reasons(jobs[0] as PayoutJob)).toEqual(['under_review'])
    expect((await listUnderReview(store, 1000)).map(({ id }) => id)).toContain(jobs[0]?.order.id)
    later(1)
    expect(await pay(ctx)).toBe(1)
    await expect(vetoPayout(store, (jobs[0] as PayoutJob).order.id)).rejects.toMatchObject({ reason: 'not_payable' })
  })

  it('an operator can veto it and later release it', async () => {
    const { jobs, maker, pay, later } = await world(1, { reviewAboveUsd: '98' })
    const [{ order, row }] = jobs as [PayoutJob]
    const ctx = await maker()
    await pay(ctx)
    expect(await vetoPayout(store, order.id)).toMatchObject({ state: 'held', heldReason: 'vetoed' })
    expect(await store.disbursements.get(row.id)).toBeNull()
    later(600)
    expect(await pay(ctx)).toBe(0)
    expect((await releaseHeld({ store, ...unpaidDestinations(order.toChain) }, order.id)).state).toBe('confirmed')
  })
})

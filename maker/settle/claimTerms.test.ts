import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { ESCROW, finalOrder, freshChain } from '#store/testing/fixtures.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { agreedOrder, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext } from '../testing/unitContext.ts'
import { withProvenTerms } from './claimTerms.ts'
import { finishOrders } from './finishOrders.ts'

describe('a paid order whose row shows the deposit in the maker’s custody', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.store.close())

  /** Maker on a network with an escrow, which shows the deposit of one order as it was created. */
  async function paid(change: Partial<NewOrder>): Promise<{ ctx: ChainContext; order: OrderRow; reads: () => number }> {
    const { store } = database
    const fromChain = freshChain()
    const order = await finalOrder(store, agreedOrder({ fromChain, toChain: freshChain(), ...change }))
    const [deposit] = await store.deposits.forOrder(order.id)
    if (!deposit) throw new Error('no deposit')
    const source = sourceOf(order, deposit)
    let reads = 0
    const readDeposit: ChainNode['readDeposit'] = async (txId, ordinal) => {
      reads += 1
      return txId === deposit.txId ? ((await source.readDeposit?.(txId, ordinal)) ?? null) : null
    }
    const base = await unitContext({ store, chain: fromChain, node: { ...source, readDeposit } })
    const escrows = [{ address: ESCROW, version: '2' as const, firstBlock: 0 }]
    const chain = { ...base.chain, settlement: { ...base.chain.settlement, escrows } }
    return { ctx: { ...base, chain }, order, reads: () => reads }
  }
  const rewrite = (statement: string, { id }: OrderRow): Promise<void> =>
    database.rewrite(`update ${statement} = '${uuidFromOrderId(id)}'`)
  const stateOf = async ({ id }: OrderRow) => (await database.store.orders.get(id))?.state
  const claimable = async (ctx: ChainContext): Promise<OrderRow[]> =>
    withProvenTerms(ctx, await database.store.claims.claimable(ctx.chain.id, 10))

  it('is claimed by its deposit’s event, and is an incident', async () => {
    const { ctx, order } = await paid({ custody: 'escrow' })
    await rewrite(`orders set custody = 'maker', escrow = null where id`, order)
    await finishOrders(ctx)
    expect(await stateOf(order)).toBe('final')
    expect(await claimable(ctx)).toMatchObject([{ id: order.id, escrow: ESCROW, onchainId: order.onchainId }])
    const incidents = (await database.store.incidents.open(100)).filter(({ subject }) => subject === order.id)
    expect(incidents.map(({ kind }) => kind)).toEqual(['order_contradicted'])
  })

  it('does not end while the location of its deposit is unknown', async () => {
    const { ctx, order } = await paid({ custody: 'escrow' })
    await rewrite(`orders set custody = 'maker', escrow = null where id`, order)
    await rewrite(`deposits set tx_id = '0xdead' where order_id`, order)
    await finishOrders(ctx)
    expect([await stateOf(order), await claimable(ctx)]).toEqual(['final', []])
  })

  it('is claimed again once an operator has restored a rewritten state', async () => {
    const { ctx, order } = await paid({ custody: 'escrow' })
    await rewrite(`orders set state = 'done' where id`, order)
    expect(await claimable(ctx)).toEqual([])
    await database.rewrite(`update orders set state = 'final' where onchain_id = '${order.onchainId}'`)
    expect(await claimable(ctx)).toMatchObject([{ id: order.id }])
  })

  it('ends if the chain shows the deposit in the maker’s account', async () => {
    const { ctx, order, reads } = await paid({ custody: 'maker', escrow: null, refundAddress: 'r' })
    expect(await claimable(ctx)).toEqual([])
    await finishOrders(ctx)
    expect([await stateOf(order), reads()]).toEqual(['done', 1])
  })

  it('needs no chain read if its row is unchanged', async () => {
    const { ctx, order, reads } = await paid({ custody: 'escrow' })
    await finishOrders(ctx)
    expect([(await claimable(ctx)).map(({ id }) => id), await stateOf(order), reads()]).toEqual([
      [order.id],
      'final',
      0,
    ])
  })
})

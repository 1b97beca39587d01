import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder } from '#store/orders/types.ts'
import { depositOf, newOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { refundHeld } from './operatorActions.ts'
import { unpaidDestinations } from './testing/unitContext.ts'

/** Seconds after which a restored order's payout has landed or never will. */
const LATER = 7_200

describe('the refund of an order restored only from a memo', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  const restored = { custody: 'maker', fillMode: 'transfer', escrowOrder: null, refundAfter: null } as const
  it.each<[string, Partial<NewOrder>, Partial<ChainNode> | { isFilled: undefined }, string | null]>([
    ['goes out where its hash is unpaid', {}, {}, null],
    ['is refused where the filler has paid its hash', {}, { isFilled: async () => true }, 'paid_elsewhere'],
    [
      'is refused where a transfer names its hash',
      {},
      { findPayment: async () => ({ state: 'paid', ref: 'x', final: true }) },
      'paid_elsewhere',
    ],
    [
      'is refused where the nodes do not agree',
      {},
      { findPayment: async () => ({ state: 'unpaid', disputed: 'x' }) },
      'unpaid_unproven',
    ],
    ['is refused where no search is possible', {}, { isFilled: undefined }, 'unpaid_unproven'],
    ['is refused where the deposit has another amount than the memo', { sendAmount: 1n }, {}, 'unpaid_unproven'],
    ['is refused without a hash', { onchainId: null }, {}, 'unpaid_unproven'],
  ])('%s', async (_, change, shown, refused) => {
    const order = await store.orders.create(newOrder({ ...restored, ...change }))
    const { deposit } = await store.deposits.record(depositOf(order, { amount: newOrder().sendAmount }))
    await store.deposits.confirm(deposit.id)
    await store.orders.apply(order.id, 'held', { heldReason: 'rebuilt_amount_differs' })
    const { chains, payers } = unpaidDestinations(order.fromChain, order.toChain)
    const head = async () => ({ height: 9n, hash: '0x', time: LATER, finalized: 9n })
    const destination = { ...chains.get(order.toChain), head, ...shown } as ChainNode
    const all = new Map([...chains, [order.toChain, destination] as const])
    const refund = refundHeld({ store, chains: all, payers }, order.id)
    await (refused ? expect(refund).rejects.toMatchObject({ reason: refused }) : refund)
    expect((await store.deposits.get(deposit.id))?.exception).toBe(refused ? null : 'operator_refund')
  })
})

import { describe, expect, it } from 'vitest'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { Store } from '../../contract.ts'
import type { NewOrder, OrderRow } from '../../orders/types.ts'
import {
  depositOf,
  endingOf,
  finalOrder,
  freshChain,
  newOrder,
  randomAddress,
  randomHex,
  reservedOrder,
} from '../../testing/fixtures.ts'

const custodial: Partial<NewOrder> = { custody: 'maker', onchainId: null, refundAddress: 'somewhere' }

/** Recording many at once must leave the same rows as recording them one by one. */
export function recordTogetherCases(store: () => Store): void {
  const bareEvents = async ({ id }: OrderRow) =>
    (await store().orders.events(id, 0)).map(({ seq, type, state }) => ({ seq, type, state }))
  const shownTo = async ({ id, recipient }: OrderRow) =>
    (await store().orders.page({ address: recipient, limit: 100 })).list.some((order) => order.id === id)

  /** Every kind of deposit that a scan may find, in chain order. */
  async function deposits(): Promise<{ orders: OrderRow[]; seen: ObservedDeposit[] }> {
    const fromChain = freshChain()
    const place = (change: Partial<NewOrder> = {}) =>
      store().orders.create(newOrder({ fromChain, recipient: randomAddress(), ...change }))
    const [plain, next, known, moved, orphaned, expired] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place(),
      await place({ ...custodial }),
    ]
    const [twice, wrong, paid] = [await place(custodial), await place(custodial), await place()]
    await store().orders.apply(expired.id, 'expired')
    const before = [known, moved, orphaned, paid].map((order) => depositOf(order))
    const [again, place2, gone, other] = before as [ObservedDeposit, ObservedDeposit, ObservedDeposit, ObservedDeposit]
    for (const each of before) await store().deposits.record(each)
    for (const deposit of await store().deposits.forOrder(orphaned.id)) await store().deposits.orphan(deposit.id)
    return {
      orders: [plain, next, known, moved, orphaned, expired, twice, wrong, paid],
      seen: [
        depositOf(plain),
        depositOf(twice, { height: 101n }),
        again,
        { ...place2, height: 105n, blockHash: randomHex(32) },
        gone,
        depositOf(expired),
        depositOf(twice, { height: 102n }),
        depositOf(wrong, { asset: wrong.toAsset }),
        // Another opening of an order, and one in an escrow other than the order's.
        { ...other, txId: randomHex(32), height: 106n },
        depositOf({ ...next, escrow: randomAddress() }),
        depositOf(next),
        depositOf(newOrder({ ...custodial, fromChain }), { binding: { kind: 'memo', memo: 'hello' } }),
      ],
    }
  }

  async function outcomeOf(record: (seen: readonly ObservedDeposit[]) => ReturnType<Store['deposits']['recordAll']>) {
    const { orders, seen } = await deposits()
    const recorded = (await record(seen)).map(({ deposit, order, isNew }, i) => ({
      isNew,
      state: order?.state ?? null,
      ofOrder: orders.findIndex(({ id }) => id === deposit.orderId),
      place: [deposit.txId, deposit.ordinal, deposit.height, deposit.blockHash].map(String),
      seenAt: [seen[i]?.txId, seen[i]?.ordinal, seen[i]?.height, seen[i]?.blockHash].map(String),
      exception: deposit.exception,
      status: deposit.status,
    }))
    return {
      recorded: recorded.map(({ place, seenAt, ...rest }) => ({ ...rest, inPlace: place.join() === seenAt.join() })),
      events: await Promise.all(orders.map(bareEvents)),
      shown: await Promise.all(orders.map(shownTo)),
    }
  }

  describe('recording in batches', () => {
    it('stores deposits as recording each of them does', async () => {
      const each = await outcomeOf(async (seen) => {
        const found: Awaited<ReturnType<Store['deposits']['recordAll']>> = []
        for (const one of seen) found.push(await store().deposits.record(one))
        return found
      })
      expect(each.recorded.filter(({ isNew }) => isNew)).toHaveLength(8)
      expect(await outcomeOf((seen) => store().deposits.recordAll(seen))).toEqual(each)
      expect(await store().deposits.recordAll([])).toEqual([])
    })

    it('is then known, and a repeat leaves no trace', async () => {
      const { orders, seen } = await deposits()
      await store().deposits.recordAll(seen)
      expect(await store().deposits.unrecorded(seen.filter(({ binding }) => binding.kind === 'memo'))).toEqual([])
      const events = await Promise.all(orders.map(bareEvents))
      const plain = seen.slice(0, 3)
      expect((await store().deposits.recordAll(plain)).map(({ isNew }) => isNew)).toEqual([false, false, false])
      expect(await Promise.all(orders.map(bareEvents))).toEqual(events)
    })

    it('lets one of two makers record a deposit, and reports it as known to the other', async () => {
      const orders = await Promise.all([1, 2, 3, 4].map(() => store().orders.create(newOrder())))
      const seen = orders.map((order) => depositOf(order))
      const both = await Promise.all([
        store().deposits.recordAll(seen),
        store().deposits.recordAll([...seen].reverse()),
      ])
      expect(both.flat().filter(({ isNew }) => isNew)).toHaveLength(4)
      for (const order of orders)
        expect((await bareEvents(order)).map(({ type }) => type)).toEqual(['created', 'deposit_seen'])
    })

    async function endings(
      record: (chain: OrderRow['fromChain'], seen: readonly ObservedEnding[]) => Promise<unknown>,
    ) {
      const fromChain = freshChain()
      const paid = [await finalOrder(store(), { fromChain }), await finalOrder(store(), { fromChain })]
      const [early, returned, contradicted, twice] = [
        (await reservedOrder(store(), { fromChain })).order,
        (await reservedOrder(store(), { fromChain })).order,
        await finalOrder(store(), { fromChain }),
        await finalOrder(store(), { fromChain }),
      ]
      const all = [...paid, early, returned, contradicted, twice]
      const claim = endingOf(twice, 'claimed')
      const outcome = await record(fromChain, [
        ...paid.map((order) => endingOf(order, 'claimed')),
        endingOf(early, 'claimed'),
        endingOf(returned, 'cancelled'),
        endingOf(contradicted, 'refunded'),
        claim,
        { ...claim, height: 207n },
        { ...endingOf(early, 'claimed'), escrow: randomAddress() },
        { ...endingOf(early, 'claimed'), onchainId: randomHex(32) },
      ])
      return {
        outcome,
        events: await Promise.all(all.map(bareEvents)),
        rows: (await Promise.all(all.map(({ id }) => store().deposits.endings(id)))).map((found) =>
          found.map(({ kind, height }) => `${kind} ${height}`),
        ),
      }
    }

    it('stores refunds and claims as recording each of them does', async () => {
      const each = await endings(async (chain, seen) => {
        const states: (string | null)[] = []
        for (const one of seen) states.push((await store().deposits.recordEnding(chain, one))?.state ?? null)
        return states
      })
      const together = await endings(async (chain, seen) => {
        const found = await store().deposits.recordEndings(chain, seen)
        expect(found.map(({ isNew }) => isNew)).toEqual([true, true, true, true, true, true, false, true, true])
        expect((await store().deposits.recordEndings(chain, seen)).map(({ isNew }) => isNew)).not.toContain(true)
        return found.map(({ order }) => order?.state ?? null)
      })
      expect(together).toEqual(each)
      expect(await store().deposits.recordEndings(freshChain(), [])).toEqual([])
    })
  })
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payer } from '#chains/contract/payer.ts'
import type { EscrowLimits } from '#chains/contract/settlement.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { freshChain, reservedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from '../testing/unitContext.ts'
import { startPayouts } from './startPayouts.ts'
import { startRefunds } from './startRefunds.ts'

const frozen: EscrowLimits = { frozen: true, claimLeft: 0n, claimCap: 10n ** 30n, windowSeconds: 3600 }
const payer: Partial<Payer> = { address: MAKER }

describe('starting payouts', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  describe('a reserved payout whose time is over is refunded', () => {
    const late = () => agreedOrder({ fillDeadline: new Date(Date.now() - 1_000) })
    const pass = async ({ fromChain, toChain }: OrderRow, limits: EscrowLimits | null) => {
      const chains = new Map([[fromChain, { escrowLimits: async () => limits }]]) as never
      await startPayouts(await unitContext({ store, chain: toChain, node: {}, payer, deps: { chains } }))
    }

    it.each(['its chain is paused', 'its escrow is frozen'])('even if %s', async (why) => {
      const { order, deposit, payout } = await reservedOrder(store, late())
      if (why === 'its chain is paused') await store.chainState.pause(order.fromChain, 'deep_reorg')
      await pass(order, why === 'its escrow is frozen' ? frozen : null)
      expect(await store.disbursements.get(payout.id)).toBeNull()
      expect((await store.deposits.get(deposit.id))?.exception).toBe('fill_expired')
      const cancels: string[] = []
      const plan: Payer['plan'] = async (action) => {
        cancels.push(action.kind)
        throw new Error('no further')
      }
      const node = sourceOf(order, deposit)
      const unpaid = unpaidDestinations(order.toChain)
      const deps = { ...unpaid, chains: new Map([...unpaid.chains, [order.fromChain, node]]) as never }
      await startRefunds(await unitContext({ store, chain: order.fromChain, node, payer: { ...payer, plan }, deps }))
      expect(cancels).toEqual(['cancel'])
    })

    it('unless it still has time, and then waits', async () => {
      const { order, payout } = await reservedOrder(store, agreedOrder())
      await store.chainState.pause(order.fromChain, 'deep_reorg')
      await pass(order, null)
      expect(await store.disbursements.get(payout.id)).toMatchObject({ state: 'reserved' })
    })
  })
  describe('one pass', () => {
    const PAYOUT_MS = 300
    /** Slow payouts of orders whose deposits left the chain: they wait, and are checked whenever their turn is. */
    async function slow(orders: number, arrive: (toChain: OrderRow['toChain']) => Promise<unknown>) {
      const toChain = freshChain()
      const fromChain = freshChain()
      for (let i = 0; i < orders; i++) await reservedOrder(store, agreedOrder({ fromChain, toChain }))
      let now = Date.now()
      const asked: string[] = []
      const readDeposit = async (txId: string) => {
        asked.push(txId)
        now += PAYOUT_MS
        await arrive(toChain)
        return null
      }
      const head = async () => ({ height: 9n, hash: '0x', time: 0, finalized: 9n })
      const chains = new Map([[fromChain, { readDeposit, head }]]) as never
      const ctx = await unitContext({
        store,
        chain: toChain,
        node: {},
        payer,
        deps: { chains, clock: { now: () => new Date(now) } as never },
        policy: { batchSize: 1, pageSize: 3 },
      })
      const woken: number[] = []
      return { ctx: { ...ctx, wake: (chain: number) => void woken.push(chain) } as typeof ctx, asked, woken, fromChain }
    }

    it('ends although new orders keep arriving, and requests another one', async () => {
      let more = 20
      const { ctx, asked, woken, fromChain } = await slow(1, async (toChain) => {
        if (more-- > 0) await reservedOrder(store, agreedOrder({ fromChain, toChain }))
      })
      await startPayouts(ctx)
      expect(asked.length).toBeLessThan(10)
      expect(woken).toEqual([ctx.chain.id])
    })

    it('requests no other one once every order was handled, however long that took', async () => {
      const { ctx, asked, woken } = await slow(7, async () => undefined)
      await startPayouts(ctx)
      expect([asked.length, woken]).toEqual([7, []])
    })

    it('leaves the rest of many to the next ones, which continue with it', async () => {
      const { ctx, asked, woken } = await slow(12, async () => undefined)
      await startPayouts(ctx)
      const first = asked.length
      expect(first).toBeLessThan(10)
      await startPayouts(ctx)
      expect([asked.length, new Set(asked).size]).toEqual([12, 12])
      expect(woken).toHaveLength(1)
      // The pending ones are checked again, from the first one.
      await startPayouts(ctx)
      expect(asked.slice(12, 14)).toEqual(asked.slice(0, 2))
    })
  })
})

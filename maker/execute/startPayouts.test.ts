import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EscrowLimits, Payer } from '#chains/contract.ts'
import type { OrderRow, Store } from '#store/contract.ts'
import { emptyEscrowOrder, reservedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { unitContext } from '../testing/unitContext.ts'
import { startPayouts } from './startPayouts.ts'
import { startReturns } from './startReturns.ts'

const frozen: EscrowLimits = { frozen: true, claimLeft: 0n, claimCap: 10n ** 30n, windowSeconds: 3600 }
const payer: Partial<Payer> = { address: 'maker' }

describe('starting payouts', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  describe('a payout set aside whose time is over goes back to its depositor', () => {
    const late = () => ({ escrowOrder: emptyEscrowOrder, fillDeadline: new Date(Date.now() - 1_000) })
    const pass = async ({ fromChain, toChain }: OrderRow, limits: EscrowLimits | null) => {
      const chains = new Map([[fromChain, { escrowLimits: async () => limits }]]) as never
      await startPayouts(await unitContext({ store, chain: toChain, node: {}, payer, deps: { chains } }))
    }

    it.each(['its chain is paused', 'its escrow is frozen'])('though %s', async (why) => {
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
      await startReturns(await unitContext({ store, chain: order.fromChain, node: {}, payer: { ...payer, plan } }))
      expect(cancels).toEqual(['cancel'])
    })

    it('and one that still has time waits', async () => {
      const { order, payout } = await reservedOrder(store, { escrowOrder: emptyEscrowOrder })
      await store.chainState.pause(order.fromChain, 'deep_reorg')
      await pass(order, null)
      expect(await store.disbursements.get(payout.id)).toMatchObject({ state: 'reserved' })
    })
  })
})

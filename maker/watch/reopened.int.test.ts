import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Maker } from '../createMaker.ts'
import { defaultBatchPolicy } from '../decide/claims.ts'
import { driveTo, eager, makerIn, settleAllowances } from '../testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder } from '../testing/orders.ts'
import { dropBlocks } from '../testing/reorgs.ts'
import { NORTH, startWorld, type World } from '../testing/world.ts'

const slowFinality = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.settlement ? { ...chain, settlement: { ...chain.settlement, finalityBlocks: 8, maxReorgBlocks: 5 } } : chain,
  ),
})

/**
 * Wallet that speeds up its opening: after a reorganization another transaction may be the one that opens the order.
 */
describe('an order that another transaction opens after a reorganisation', () => {
  let world: World
  let store: Store
  let maker: Maker
  beforeAll(async () => {
    world = await startWorld({ change: slowFinality })
    await settleAllowances(world)
  })
  afterAll(() => world?.stop())
  beforeEach(async () => {
    await store?.close()
    store = await openTestStore()
    await world.mine(12)
    // Claims wait to be batched, as in production: a wrong cancel would be sent first.
    maker = makerIn(world, store, { policy: { ...eager, batch: defaultBatchPolicy } })
  })

  const place = (amount: bigint) =>
    placeEvmOrder(store, {
      from: world.north,
      to: world.south,
      change: { inputAmount: amount, outputAmount: amount - 10n ** 15n },
    })
  const current = async (order: OrderRow) => (await store.orders.get(order.id))?.state

  async function openDearer(order: OrderRow): Promise<string> {
    const client = clientOf(world.north)
    const { escrow } = localDeployment(NORTH)
    const args = [order.escrowOrder, order.makerSignature] as never
    const fees = { gas: 500_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n }
    const hash = await client.writeContract({
      address: escrow,
      abi: bridgeEscrowAbi,
      functionName: 'open',
      args,
      value: order.sendAmount,
      ...fees,
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash })
    return hash
  }

  async function paidOnceAndKept(order: OrderRow, opening: string): Promise<void> {
    await driveTo(world, store, maker, order, ['final', 'claimed', 'done'], 30, 2)
    for (let i = 0; i < 6; i++) {
      await maker.runOnce()
      await world.mine(3)
    }
    expect(['final', 'claimed', 'done']).toContain(await current(order))
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
    expect(['open', 'claimed']).toContain(await escrowStatus(world.north, order))
    expect(await store.deposits.forOrder(order.id)).toMatchObject([{ txId: opening, exception: null, final: true }])
    expect(await store.disbursements.forOrder(order.id)).toMatchObject([{ kind: 'payout', state: 'final' }])
    expect(await store.chainState.get(NORTH)).toMatchObject({ paused: false })
  }

  it('after the payout: is paid once, and its deposit is not refunded', async () => {
    const order = await place(10n ** 17n)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await current(order)).toBe('mined')
    await dropBlocks(world.north, 1)
    await paidOnceAndKept(order, await openDearer(order))
  })

  it('before the payout: is paid, not cancelled', async () => {
    // Large enough to wait for finality.
    const order = await place(4n * 10n ** 18n)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await current(order)).toBe('seen')
    await dropBlocks(world.north, 1)
    await paidOnceAndKept(order, await openDearer(order))
  })
})

import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { armedFailpoints, Crash } from '#runtime/failpoints.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openRestarts } from '../testing/crash/restarts.ts'
import { driveTo, eager, makerIn } from '../testing/drive.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from '../testing/orders.ts'
import { startWorld, type World } from '../testing/world.ts'

const policy = { ...eager, batchSize: 3 }
const together = [
  'payout.take:after',
  'send.plan:after',
  'send.open:before',
  'send.open:after',
  'send.broadcast:before',
  'send.broadcast:after',
  'send.mark:before',
  'send.mark:after',
]

describe('several orders in one batch', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world?.stop())

  const received = (order: OrderRow) => balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)

  it('are each paid once, wherever the maker dies among them', async () => {
    const disk = await openRestarts(await world.folder())
    const all: OrderRow[] = []
    for (const name of together) {
      const orders = []
      for (let i = 0; i < 4; i++) orders.push(await placeEvmOrder(disk.store, { from: world.north, to: world.south }))
      for (const order of orders) await openOrder(world.north, order)
      all.push(...orders)
      // The second hit is in the middle of a batch where each order has its own call.
      const failpoints = armedFailpoints(name, /plan|broadcast/.test(name) ? 2 : 1)
      const maker = makerIn(world, disk.store, { policy, failpoints })
      await expect(driveTo(world, disk.store, maker, orders[0] as OrderRow, ['done']), name).rejects.toThrow(Crash)
      await disk.restart()
    }
    const maker = makerIn(world, disk.store, { policy })
    for (const order of all) await driveTo(world, disk.store, maker, order, ['done'])
    for (const order of all) {
      expect(await received(order)).toBe(order.receiveAmount)
      expect(await escrowStatus(world.north, order)).toBe('claimed')
    }
    await disk.close()
  })

  it('do not wait for one that cannot be paid, or for one that breaks the batch', async () => {
    const disk = await openRestarts(await world.folder())
    const { usdc } = localDeployment(31337)
    const place = (change = {}) => placeEvmOrder(disk.store, { from: world.north, to: world.south, change })
    const [good, rejecting, overpriced, fine] = [
      await place(),
      await place({ recipient: usdc }),
      await place({ outputAmount: 10n ** 24n }),
      await place(),
    ]
    for (const order of [good, rejecting, overpriced, fine]) await openOrder(world.north, order)
    const { disbursements } = disk.store
    let broken = 0
    const store = {
      ...disk.store,
      disbursements: {
        ...disbursements,
        takeAll: (...args: Parameters<typeof disbursements.takeAll>) => {
          if (!args[1].some(({ orderId }) => orderId === good.id) || args[1].length === 1)
            return disbursements.takeAll(...args)
          broken += 1
          return Promise.reject(new Error('a row that the database will not take'))
        },
      },
    }
    const maker = makerIn(world, store, { policy: { ...policy, noInventorySeconds: 3_600 } })
    await driveTo(world, disk.store, maker, good, ['done'])
    await driveTo(world, disk.store, maker, fine, ['done'])
    await driveTo(world, disk.store, maker, rejecting, ['refunded'])
    expect(broken).toBeGreaterThan(0)
    expect((await disk.store.orders.get(overpriced.id))?.state).toBe('held')
    expect([await received(good), await received(fine)]).toEqual([good.receiveAmount, fine.receiveAmount])
    await disk.close()
  })
})

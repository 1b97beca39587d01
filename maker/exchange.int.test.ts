import { parseUnits, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { placeOutgoing } from './testing/custodyOrders.ts'
import { driveTo, makerIn } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, freshAddress, openOrder, placeEvmOrder } from './testing/orders.ts'
import { svmNetwork } from './testing/svmOrders.ts'
import { tonNetwork } from './testing/tonOrders.ts'
import { makerLog as log, withWorld } from './testing/withWorld.ts'
import type { World } from './testing/world.ts'

describe('orders to an exchange', () => {
  let world: World
  let store: Store
  withWorld({ svm: true, ton: true }, (...opened) => ([world, store] = opened))
  const payoutOf = async (order: OrderRow) =>
    (await store.disbursements.forOrder(order.id)).find(({ kind }) => kind === 'payout')?.txRef as `0x${string}`
  const settle = async (order: OrderRow) => {
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log }), order, ['done'])
    expect(await escrowStatus(world.north, order)).toBe('claimed')
  }

  it('coins are paid from the maker’s own account, and the deposit is claimed', async () => {
    const order = await placeEvmOrder(store, {
      from: world.north,
      to: world.south,
      change: { fillMode: 1 },
      row: { exchangeId: 11 },
    })
    await settle(order)
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
    const paid = await clientOf(world.south).getTransaction({ hash: await payoutOf(order) })
    expect([paid.from, paid.to, paid.value]).toEqual([
      devAccounts.maker.address.toLowerCase(),
      order.recipient.toLowerCase(),
      order.receiveAmount,
    ])
  })

  it('tokens are paid by the token’s own transfer', async () => {
    const { usdc } = localDeployment(31337)
    const change = {
      fillMode: 1 as const,
      inputToken: usdc,
      inputAmount: parseUnits('50', 6),
      outputToken: usdc,
      outputAmount: parseUnits('49.9', 18),
    }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change, row: { exchangeId: 11 } })
    await settle(order)
    expect(await balanceOf(world.south, usdc, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
    const paid = await clientOf(world.south).getTransaction({ hash: await payoutOf(order) })
    expect([paid.from, paid.to]).toEqual([devAccounts.maker.address.toLowerCase(), usdc.toLowerCase()])
  })

  it('two of one amount to one address are both paid and both claimed', async () => {
    const change = { fillMode: 1 as const, recipient: freshAddress() }
    const orders = [
      await placeEvmOrder(store, { from: world.north, to: world.south, change }),
      await placeEvmOrder(store, { from: world.north, to: world.south, change }),
    ]
    for (const order of orders) await openOrder(world.north, order)
    const maker = makerIn(world, store, { log })
    for (const order of orders) await driveTo(world, store, maker, order, ['done'])
    for (const order of orders) expect(await escrowStatus(world.north, order)).toBe('claimed')
    expect(await balanceOf(world.south, zeroAddress, change.recipient)).toBe(2n * (orders[0]?.receiveAmount ?? 0n))
  })

  it.each([
    ['SVM', svmNetwork],
    ['TON', tonNetwork],
  ])(
    '%s: the payout carries the exchange’s memo, and two orders with one memo are distinguished',
    async (_, network) => {
      const exchange = { recipient: network.newAccount(), memo: '104822' }
      const node = world.chains.get(network.id)
      const asset = assetId(network.id, network.token)
      await network.prepare?.(store)
      const orders = [
        await placeOutgoing(store, world, network, exchange),
        await placeOutgoing(store, world, network, exchange),
      ]
      for (const order of orders) await openOrder(world.north, order)
      const maker = makerIn(world, store, { log })
      for (const order of orders) await driveTo(world, store, maker, order, ['done'])
      for (const order of orders) expect(await escrowStatus(world.north, order)).toBe('claimed')
      expect((await node?.balances(exchange.recipient, [asset]))?.get(asset)).toBe(
        2n * (orders[0]?.receiveAmount ?? 0n),
      )
      const [first, second] = await Promise.all(orders.map(payoutOf))
      for (const [order, own, other] of [
        [orders[0], first, second],
        [orders[1], second, first],
      ] as const) {
        const terms = order?.escrowOrder
        if (!terms || !own || !other) throw new Error('not paid')
        expect(await node?.verifyFill(terms, own, exchange.memo)).not.toBeNull()
        expect(await node?.verifyFill(terms, other, exchange.memo)).toBeNull()
        expect(await node?.verifyFill(terms, own, 'another')).toBeNull()
      }
    },
  )

  it('an order that cannot be paid in time is refunded to the depositor, never to the exchange', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change: { fillMode: 1 } })
    await openOrder(world.north, order)
    const before = await balanceOf(world.north, zeroAddress, order.fromAddress as `0x${string}`)
    const late = { now: () => new Date(order.fillDeadline.getTime() + 1_000) }
    await driveTo(world, store, makerIn(world, store, { clock: late }), order, ['refunded'])
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(0n)
    expect((await balanceOf(world.north, zeroAddress, order.fromAddress as `0x${string}`)) - before).toBe(
      order.sendAmount,
    )
  })
})

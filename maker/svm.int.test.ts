import { Keypair } from '@solana/web3.js'
import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Store } from '#store/contract.ts'
import { listHeld } from './operatorActions.ts'
import { driveTo, makerIn } from './testing/drive.ts'
import { balanceOf, escrowStatus, openOrder } from './testing/orders.ts'
import { depositOnSvm, memoOf, placeEvmToSvm, placeSvmToEvm, svmBalance, svmUser } from './testing/svmOrders.ts'
import { makerLog as log, withWorld } from './testing/withWorld.ts'
import type { World } from './testing/world.ts'

describe('orders between an EVM and an SVM network', () => {
  let world: World
  let store: Store
  const svm = () => {
    if (!world.svm) throw new Error('no svm chain')
    return world.svm
  }
  const received = (order: { recipient: string }) =>
    balanceOf(world.north, zeroAddress, order.recipient as `0x${string}`)
  withWorld({ svm: true }, (...opened) => ([world, store] = opened))

  it('EVM to SVM: pays by transfer with memo and claims from the escrow', async () => {
    const order = await placeEvmToSvm(store, world)
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log }), order, ['done'])
    expect(await svmBalance(world, order.recipient)).toBe(order.receiveAmount)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
  })

  it('SVM to EVM: pays through the filler for a deposit with the memo', async () => {
    const order = await placeSvmToEvm(store, world)
    await depositOnSvm(svm(), order.sendAmount, memoOf(order))
    await driveTo(world, store, makerIn(world, store, { log }), order, ['done'])
    expect(await received(order)).toBe(order.receiveAmount)
  })

  it('pays another amount within limits by the same formula', async () => {
    const order = await placeSvmToEvm(store, world)
    await depositOnSvm(svm(), order.sendAmount * 2n, memoOf(order))
    await driveTo(world, store, makerIn(world, store, { log }), order, ['done'])
    const base = order.sendAmount * 2n - order.gasCompensation
    const fee = (base + 9_999n) / 10_000n
    expect(await received(order)).toBe((base - fee) * 10n ** 10n)
  })

  it('refunds a deposit below the minimum in full', async () => {
    const order = await placeSvmToEvm(store, world)
    const before = await svmBalance(world, svmUser)
    await depositOnSvm(svm(), 50_000n, memoOf(order))
    await driveTo(world, store, makerIn(world, store, { log }), order, ['refunded'])
    expect(await svmBalance(world, svmUser)).toBe(before)
    expect(await received(order)).toBe(0n)
  })

  it('refunds a second deposit and pays the first', async () => {
    const order = await placeSvmToEvm(store, world)
    const before = await svmBalance(world, svmUser)
    await depositOnSvm(svm(), order.sendAmount, order.id)
    await depositOnSvm(svm(), order.sendAmount, order.id)
    const maker = makerIn(world, store, { log })
    await driveTo(world, store, maker, order, ['done'])
    for (let round = 0; round < 10 && (await svmBalance(world, svmUser)) !== before - order.sendAmount; round++) {
      await maker.runOnce()
      await world.mine()
    }
    expect(await svmBalance(world, svmUser)).toBe(before - order.sendAmount)
    expect(await received(order)).toBe(order.receiveAmount)
    expect((await store.orders.get(order.id))?.state).toBe('done')
  })

  it.each([
    ['payout', 'above the minimum', 10_000_000n],
    ['refund', 'below the minimum', 50_000n],
  ])('holds a %s whose row has another refund address than the signed memo, %s', async (_, __, amount) => {
    const order = await placeSvmToEvm(store, world)
    const before = await svmBalance(world, svmUser)
    await depositOnSvm(svm(), amount, memoOf({ ...order, refundAddress: Keypair.generate().publicKey.toBase58() }))
    await driveTo(world, store, makerIn(world, store, { log }), order, ['held'])
    expect(await store.orders.get(order.id)).toMatchObject({ heldReason: 'deposit_memo_conflict' })
    expect(await received(order)).toBe(0n)
    expect(await svmBalance(world, svmUser)).toBe(before - amount)
  })

  it('leaves a deposit without an order to an operator', async () => {
    await depositOnSvm(svm(), 1_000_000n, 'hello')
    const maker = makerIn(world, store, { log })
    for (let round = 0; round < 4; round++) {
      await maker.runOnce()
      await world.mine()
    }
    const { deposits } = await listHeld(store)
    expect(deposits.map(({ exception, amount }) => [exception, amount])).toContainEqual(['unmatched', 1_000_000n])
  })
})

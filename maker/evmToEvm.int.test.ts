import { parseUnits, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createLog } from '#runtime/log.ts'
import { driveTo, makerIn } from './testing/drive.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import { startWorld, type World } from './testing/world.ts'

describe('an order between two EVM networks', () => {
  let world: World
  let store: Store
  beforeAll(async () => {
    world = await startWorld()
    store = await openTestStore()
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })

  it('is paid once, claimed and done', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    const { escrow } = localDeployment(31337)
    const before = await balanceOf(world.north, zeroAddress, escrow)
    await openOrder(world.north, order)
    const maker = makerIn(world, store, { log: createLog(process.env['LOG'] ?? 'silent') })
    await driveTo(world, store, maker, order, ['done'])
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
    expect(await balanceOf(world.north, zeroAddress, escrow)).toBe(before)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    const events = (await store.orders.events(order.id, 0)).map(({ type }) => type).filter((type) => type !== 'confirmations')
    expect(events).toEqual([
      'created',
      'deposit_seen',
      'deposit_confirmed',
      'validated',
      'reserved',
      'intent_written',
      'broadcast',
      'payout_mined',
      'payout_final',
      'claimed',
      'done',
    ])
  })

  it('rescales a token between 6 and 18 decimals', async () => {
    const { usdc } = localDeployment(31337)
    const change = { inputToken: usdc, inputAmount: parseUnits('50', 6), outputToken: usdc, outputAmount: parseUnits('49.9', 18) }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
    const maker = devAccounts.maker.address
    const before = await balanceOf(world.north, usdc, maker)
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log: createLog(process.env['LOG'] ?? 'silent') }), order, ['done'])
    expect(await balanceOf(world.south, usdc, order.recipient as `0x${string}`)).toBe(parseUnits('49.9', 18))
    expect((await balanceOf(world.north, usdc, maker)) - before).toBe(parseUnits('50', 6))
  })
})

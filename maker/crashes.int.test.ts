import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { crashAt, failpointsOf, type Scenario } from './testing/crashes.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import { startWorld, type World } from './testing/world.ts'

/** A crash after one call and before the next leaves the same behind, so one of each pair is enough; CRASH_ROUNDS=all takes both. */
const chosen = (names: readonly string[]): string[] => names.filter((name) => process.env['CRASH_ROUNDS'] === 'all' || name.endsWith(':after'))

describe('a maker that dies at any failpoint', () => {
  let world: World
  const { escrow, usdc } = localDeployment(31337)
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world?.stop())

  const paid: Scenario = {
    ends: ['done'],
    async begin(store) {
      const order = await placeEvmOrder(store, { from: world.north, to: world.south })
      await openOrder(world.north, order)
      return order
    },
    async prove(order) {
      expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
      expect(await escrowStatus(world.north, order)).toBe('claimed')
    },
  }

  // Native coin for a contract that takes none: the payout cannot be made, so the deposit goes back.
  const returned: Scenario = {
    ends: ['refunded'],
    async begin(store) {
      const order = await placeEvmOrder(store, { from: world.north, to: world.south, change: { recipient: usdc } })
      await openOrder(world.north, order)
      return order
    },
    async prove(order) {
      expect(await balanceOf(world.south, zeroAddress, usdc)).toBe(0n)
      expect(await escrowStatus(world.north, order)).toBe('cancelled')
    },
  }

  it.each([
    ['pays exactly once and is paid exactly once', paid],
    ['gives the deposit back exactly once', returned],
  ])('%s', async (_, scenario) => {
    const probe = await openTestStore()
    const names = chosen(await failpointsOf(world, probe, scenario))
    await probe.close()
    const maker = devAccounts.maker.address
    const before = { escrow: await balanceOf(world.north, zeroAddress, escrow), south: await balanceOf(world.south, zeroAddress, maker) }
    const { orders, crashed } = await crashAt(world, names, scenario)
    expect(crashed).toEqual(names)
    expect(await balanceOf(world.north, zeroAddress, escrow)).toBe(before.escrow)
    const spent = before.south - (await balanceOf(world.south, zeroAddress, maker))
    const owed = scenario === paid ? orders.reduce((sum, order) => sum + order.receiveAmount, 0n) : 0n
    const fees = 10n ** 17n
    expect(spent - owed).toBeGreaterThanOrEqual(0n)
    expect(spent - owed).toBeLessThan(fees)
  }, 600_000)
})

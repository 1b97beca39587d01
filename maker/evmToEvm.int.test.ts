import { parseUnits, zeroAddress } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Store } from '#store/contract.ts'
import { driveTo, driveUntil, eager, makerIn } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder, timeOf } from './testing/orders.ts'
import { makerLog, withWorld } from './testing/withWorld.ts'
import { nodeOf, SOUTH, type World } from './testing/world.ts'

describe('an order between two EVM networks', () => {
  let world: World
  let store: Store
  withWorld({}, (...opened) => ([world, store] = opened))

  it('is paid once, claimed and done', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    const { escrow } = localDeployment(31337)
    const before = await balanceOf(world.north, zeroAddress, escrow)
    await openOrder(world.north, order)
    const maker = makerIn(world, store, { log: makerLog })
    await driveTo(world, store, maker, order, ['done'])
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
    expect(await balanceOf(world.north, zeroAddress, escrow)).toBe(before)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    const events = (await store.orders.events(order.id, 0))
      .map(({ type }) => type)
      .filter((type) => type !== 'confirmations')
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
    const change = {
      inputToken: usdc,
      inputAmount: parseUnits('50', 6),
      outputToken: usdc,
      outputAmount: parseUnits('49.9', 18),
    }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
    const maker = devAccounts.maker.address
    const before = await balanceOf(world.north, usdc, maker)
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log: makerLog }), order, ['done'])
    expect(await balanceOf(world.south, usdc, order.recipient as `0x${string}`)).toBe(parseUnits('49.9', 18))
    expect((await balanceOf(world.north, usdc, maker)) - before).toBe(parseUnits('50', 6))
  })

  it('waits while network fees exceed the operator’s cap, reports it, and pays once they are lower', async () => {
    const raise = async (gwei: bigint) => {
      await world.south.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${(gwei * 10n ** 9n).toString(16)}`])
      await world.south.mine()
    }
    const limited = {
      ...world.catalogue,
      chains: world.catalogue.chains.map((chain) =>
        chain.settlement ? { ...chain, settlement: { ...chain.settlement, maxFeePerGasGwei: '50' } } : chain,
      ),
    }
    const frugal = nodeOf(limited, SOUTH, world.south.url)
    const maker = makerIn(world, store, {
      payers: new Map([...world.payers, [SOUTH, frugal.payer(devAccounts.maker.key)]]),
    })
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    await driveUntil(async () => {
      await raise(500n)
      await maker.runOnce()
      await world.north.mine()
      return (await store.orders.events(order.id, 0)).some(
        ({ type, data }) => type === 'waiting' && data['reason'] === 'fee_above_cap',
      )
    })
    expect(await store.disbursements.forOrder(order.id)).toMatchObject([{ state: 'reserved', slotId: null }])
    await raise(40n)
    await driveTo(world, store, maker, order, ['done'])
    const paid = await store.disbursements.forOrder(order.id)
    const { maxFeePerGas = 0n } = await clientOf(world.south).getTransaction({ hash: paid[0]?.txRef as `0x${string}` })
    expect(maxFeePerGas).toBeLessThanOrEqual(50n * 10n ** 9n)
    expect((await store.orders.events(order.id, 0)).filter(({ type }) => type === 'waiting')).toHaveLength(1)
    await frugal.close()
  })

  it('outbids itself on the same nonce when fees rise, and pays once', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    await world.south.rpc('evm_setAutomine', [false])
    const maker = makerIn(world, store, { policy: { ...eager, bumpAfterBlocks: 0 } })
    const slotOf = async () => {
      const [payout] = await store.disbursements.forOrder(order.id)
      return payout ? store.slots.forRef('payout', payout.id) : null
    }
    await vi.waitUntil(
      async () => {
        await maker.runOnce()
        return ((await slotOf())?.txs.length ?? 0) >= 2
      },
      { timeout: 30_000, interval: 100 },
    )
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(0n)
    await world.south.rpc('evm_setAutomine', [true])
    await driveTo(world, store, maker, order, ['done'])
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(order.receiveAmount)
  })

  it('refunds the deposit if nothing can be paid before the deadline', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    const late = { now: () => new Date(order.fillDeadline.getTime() + 1_000) }
    await driveTo(world, store, makerIn(world, store, { clock: late }), order, ['refunded'])
    expect(await escrowStatus(world.north, order)).toBe('cancelled')
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(0n)
  })

  it('skips an order that inventory cannot cover, then refunds it', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    // The maker reserves so much for its own gas that nothing is left.
    const chains = world.catalogue.chains.map((chain) =>
      chain.settlement ? { ...chain, settlement: { ...chain.settlement, gasFloorUsd: '9999999999999' } } : chain,
    )
    const catalogue = { ...world.catalogue, chains }
    await openOrder(world.north, order)
    const patient = makerIn(world, store, { catalogue, policy: { ...eager, noInventorySeconds: 3_600 } })
    for (let i = 0; i < 3; i++) await patient.runOnce()
    expect((await store.orders.get(order.id))?.state).toBe('validated')
    const hasty = makerIn(world, store, { catalogue, policy: { ...eager, noInventorySeconds: 0 } })
    await driveTo(world, store, hasty, order, ['refunded'])
    expect(await escrowStatus(world.north, order)).toBe('cancelled')
  })

  it('pays nothing for an order of a hostile API, even if the escrow accepts its signature', async () => {
    const change = { inputAmount: 10n ** 15n, outputAmount: 5_000n * 10n ** 18n }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log: makerLog }), order, ['held'])
    expect(await store.orders.get(order.id)).toMatchObject({ heldReason: 'price_mismatch' })
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(0n)
    expect(await store.disbursements.forOrder(order.id)).toEqual([])
  })

  it('pays nothing for an order outside the limits of its route, though it is deposited as quoted', async () => {
    const change = { inputAmount: 6n * 10n ** 18n, outputAmount: 5n * 10n ** 18n }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
    await openOrder(world.north, order)
    await driveTo(world, store, makerIn(world, store, { log: makerLog }), order, ['refunded'])
    expect(await escrowStatus(world.north, order)).toBe('cancelled')
    expect(await balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)).toBe(0n)
  })

  it('does not touch a chain that another worker has leased', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    for (let i = 0; i < 2; i++) await makerIn(world, store, { owner: 'somebody else' }).runOnce()
    expect((await store.orders.get(order.id))?.state).toBe('quoted')
    await driveTo(world, store, makerIn(world, store), order, ['done'])
  })

  it('expires an order by the chain’s clock, and not before', async () => {
    const change = { openBy: (await timeOf(world.north)) + 100 }
    const order = await placeEvmOrder(store, { from: world.north, to: world.south, change })
    const maker = makerIn(world, store)
    await maker.runOnce()
    expect((await store.orders.get(order.id))?.state).toBe('quoted')
    await world.north.rpc('evm_increaseTime', [200])
    await world.mine()
    await maker.runOnce()
    expect((await store.orders.get(order.id))?.state).toBe('expired')
  })
})

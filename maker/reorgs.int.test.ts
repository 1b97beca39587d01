import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Maker } from './createMaker.ts'
import { driveTo, makerIn, settleAllowances } from './testing/drive.ts'
import { balanceOf, clientOf, openOrder, placeEvmOrder } from './testing/orders.ts'
import { dropBlocks, includeBehind, rawTx } from './testing/reorgs.ts'
import { NORTH, startWorld, type World } from './testing/world.ts'

const MAX_REORG = 5
/** Finality far enough behind the head that a reorganisation stays above it. */
const slowFinality = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.settlement
      ? { ...chain, settlement: { ...chain.settlement, finalityBlocks: 8, maxReorgBlocks: MAX_REORG } }
      : chain,
  ),
})

describe('reorganisations', () => {
  let world: World
  let store: Store
  let maker: Maker
  const paidTo = (order: OrderRow) => balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)
  const place = (eth: bigint) =>
    placeEvmOrder(store, {
      from: world.north,
      to: world.south,
      change: { inputAmount: eth, outputAmount: eth - 10n ** 15n },
    })
  const stateOf = async (order: OrderRow) => (await store.orders.get(order.id))?.state
  beforeAll(async () => {
    world = await startWorld({ change: slowFinality })
    // Allowances first: their transactions would add blocks in the middle of a reorganisation.
    await settleAllowances(world)
  })
  afterAll(() => world?.stop())
  beforeEach(async () => {
    await store?.close()
    store = await openTestStore()
    await world.mine(12)
    maker = makerIn(world, store, { log: createLog(process.env['LOG'] ?? 'silent') })
  })

  /** Another person's opening, in front of the one that comes back: its log then stands at another index of its block. */
  async function openAnother(): Promise<void> {
    const order = await placeEvmOrder(store, {
      from: world.north,
      to: world.south,
      change: { depositor: devAccounts.stranger.address },
    })
    const { escrow } = localDeployment(NORTH)
    const client = clientOf(world.north, devAccounts.stranger)
    const args = [order.escrowOrder, order.makerSignature] as never
    await client.writeContract({
      address: escrow,
      abi: bridgeEscrowAbi,
      functionName: 'open',
      args,
      value: order.sendAmount,
      gas: 400_000n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 10n ** 10n,
      chain: null,
    })
  }

  const logIndexOf = async (hash: string) =>
    (await clientOf(world.north).getTransactionReceipt({ hash: hash as `0x${string}` })).logs[0]?.logIndex

  it.each([1, 3])(
    'source, depth %i, before the payout: nothing is paid until the deposit is back, then once',
    async (depth) => {
      // Worth enough to wait for finality.
      const order = await place(4n * 10n ** 18n)
      const hash = await openOrder(world.north, order)
      const raw = await rawTx(world.north, hash)
      if (depth > 1) await world.north.mine(depth - 1)
      await maker.runOnce()
      expect(await stateOf(order)).toBe('seen')
      expect(await logIndexOf(hash)).toBe(0)
      await dropBlocks(world.north, depth)
      await maker.runOnce()
      expect(await stateOf(order)).toBe('quoted')
      await includeBehind(world.north, raw, openAnother)
      expect(await logIndexOf(hash)).toBeGreaterThan(0)
      await driveTo(world, store, maker, order, ['done'], 30, 3)
      expect(await paidTo(order)).toBe(order.receiveAmount)
      expect(await store.deposits.forOrder(order.id)).toHaveLength(1)
    },
  )

  it.each([1, 3])('source, depth %i, after the payout: goes on when the deposit comes back', async (depth) => {
    const order = await place(10n ** 17n)
    const hash = await openOrder(world.north, order)
    const raw = await rawTx(world.north, hash)
    await maker.runOnce()
    expect(await stateOf(order)).toBe('mined')
    if (depth > 1) await world.north.mine(depth - 1)
    await maker.runOnce()
    await dropBlocks(world.north, depth)
    await maker.runOnce()
    expect(await stateOf(order)).toBe('mined')
    await includeBehind(world.north, raw, openAnother)
    await driveTo(world, store, maker, order, ['done'], 30, 3)
    expect(await paidTo(order)).toBe(order.receiveAmount)
  })

  it.each([1, 3])('destination, depth %i: the same bytes go out again', async (depth) => {
    const order = await place(10n ** 17n)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await stateOf(order)).toBe('mined')
    if (depth > 1) await world.south.mine(depth - 1)
    await dropBlocks(world.south, depth)
    expect(await paidTo(order)).toBe(0n)
    await driveTo(world, store, maker, order, ['done'], 30, 3)
    expect(await paidTo(order)).toBe(order.receiveAmount)
    const [payout] = await store.disbursements.forOrder(order.id)
    expect((await store.slots.forRef('payout', payout?.id ?? 0n))?.txs).toHaveLength(1)
    const types = (await store.orders.events(order.id, 0)).map(({ type }) => type)
    expect(types.filter((type) => type === 'payout_orphaned' || type === 'payout_mined')).toEqual([
      'payout_mined',
      'payout_orphaned',
      'payout_mined',
    ])
  })

  it('source, the paid deposit never comes back: an incident, and the chain is paused', async () => {
    const order = await place(10n ** 17n)
    await openOrder(world.north, order)
    await maker.runOnce()
    await dropBlocks(world.north, 1)
    await driveTo(world, store, maker, order, ['incident'], 20, 3)
    expect(await store.chainState.get(NORTH)).toMatchObject({ paused: true, pausedReason: 'deposit_gone' })
  })

  it('deeper than policy: the chain is paused at once, and nothing from it is paid', async () => {
    await maker.runOnce()
    // An empty block mined again may have the same hash, so something must stand in the oldest one that is replaced.
    const client = clientOf(world.north)
    await client.waitForTransactionReceipt({
      hash: await client.sendTransaction({ to: zeroAddress, value: 1n, chain: null }),
    })
    for (let i = 0; i <= MAX_REORG; i++) {
      await maker.runOnce()
      await world.mine()
    }
    await dropBlocks(world.north, MAX_REORG + 2)
    const order = await place(10n ** 17n)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await store.chainState.get(NORTH)).toMatchObject({ paused: true, pausedReason: 'deep_reorg' })
    for (let i = 0; i < 5; i++) {
      await world.mine()
      await maker.runOnce()
    }
    expect(await stateOf(order)).toBe('seen')
    await store.chainState.resume(NORTH)
    await driveTo(world, store, maker, order, ['done'], 30, 3)
    expect(await paidTo(order)).toBe(order.receiveAmount)
  })
})

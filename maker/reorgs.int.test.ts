import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { startAnvil } from '#chains/evm/testing/anvil.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Maker } from './createMaker.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { driveTo, makerIn, settleAllowances } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder, signOpening } from './testing/orders.ts'
import { dropBlocks, includeBehind, inOneBlock } from './testing/reorgs.ts'
import { NORTH, startWorld, type World } from './testing/world.ts'

const DEPTHS = [1, 3, 16, 64]
const MAX_REORG = 64
/** Every reorganization that policy allows leaves final blocks alone. */
const FINALITY = MAX_REORG + 4
/** More than the chain of this file produces. */
const STATES_IN_MEMORY = 4_000
const SMALL = 10n ** 17n
/** Large enough to wait for finality. */
const LARGE = 4n * 10n ** 18n

const slowFinality = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.settlement
      ? { ...chain, settlement: { ...chain.settlement, finalityBlocks: FINALITY, maxReorgBlocks: MAX_REORG } }
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
  const endAll = async (orders: readonly OrderRow[]) => {
    for (const order of orders) await driveTo(world, store, maker, order, ['done'], 30, FINALITY)
  }
  const paid = (orders: readonly OrderRow[]) => orders.map((order) => ({ order, outcome: 'paid' as const }))
  /** Events of an order with one of these names. */
  const eventsOf = async (order: OrderRow, wanted: readonly string[]) =>
    (await store.orders.events(order.id, 0)).map(({ type }) => type).filter((type) => wanted.includes(type))

  beforeAll(async () => {
    const anvil = (chainId: number) => startAnvil({ chainId, statesInMemory: STATES_IN_MEMORY })
    world = await startWorld({ change: slowFinality, anvil })
    // Allowances first: their transactions would add blocks in the middle of a reorganization.
    await settleAllowances(world)
    await world.mine(FINALITY)
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })
  beforeEach(async () => {
    await store?.close()
    store = await openTestStore()
    maker = makerIn(world, store, { log: createLog(process.env['LOG'] ?? 'silent') })
  })

  /** Opens these orders for their depositor in one block, together with other transactions. */
  async function openInOneBlock(orders: readonly OrderRow[], others: () => Promise<unknown>): Promise<string[]> {
    const first = await clientOf(world.north).getTransactionCount({ address: devAccounts.user.address })
    const openings = await Promise.all(orders.map((order, i) => signOpening(world.north, order, first + i)))
    await inOneBlock(world.north, async () => {
      await others()
      for (const raw of openings) await world.north.rpc('eth_sendRawTransaction', [raw])
    })
    return openings
  }
  /** Log of another account in front of the restored ones, which then have other indexes in their block. */
  const approveFirst = () =>
    clientOf(world.north, devAccounts.stranger).writeContract({
      address: localDeployment(NORTH).usdc,
      abi: testTokenAbi,
      functionName: 'approve',
      args: [devAccounts.friend.address, 1n],
      gas: 100_000n,
      maxFeePerGas: 10n ** 11n,
      maxPriorityFeePerGas: 10n ** 10n,
      chain: null,
    })

  it.each(DEPTHS)('source, depth %i: a lost deposit and claim are handled again, and nothing twice', async (depth) => {
    const books = await openBooks(world)
    const claimed = await place(SMALL)
    await openOrder(world.north, claimed)
    await driveTo(world, store, maker, claimed, ['final'], 30, FINALITY)
    const [waiting, served] = [await place(LARGE), await place(SMALL)]
    const openings = await openInOneBlock([waiting, served], () => maker.runOnce())
    await maker.runOnce()
    expect(await Promise.all([waiting, served].map(stateOf))).toEqual(['seen', 'mined'])
    expect(await escrowStatus(world.north, claimed)).toBe('claimed')
    if (depth > 1) await world.north.mine(depth - 1)
    await maker.runOnce()

    await dropBlocks(world.north, depth)
    expect(await escrowStatus(world.north, claimed)).toBe('open')
    await maker.runOnce()
    expect(await Promise.all([waiting, served].map(stateOf))).toEqual(['quoted', 'mined'])
    expect(await paidTo(waiting)).toBe(0n)

    await includeBehind(world.north, openings, approveFirst)
    await endAll([waiting, served, claimed])
    for (const order of [waiting, served]) expect(await store.deposits.forOrder(order.id)).toHaveLength(1)
    await expectBooks(world, books, paid([waiting, served, claimed]))
  })

  it.each(DEPTHS)('destination, depth %i: the same bytes are sent again', async (depth) => {
    const books = await openBooks(world)
    const order = await place(SMALL)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await stateOf(order)).toBe('mined')
    if (depth > 1) await world.south.mine(depth - 1)
    await dropBlocks(world.south, depth)
    expect(await paidTo(order)).toBe(0n)
    await maker.runOnce()
    expect(await stateOf(order)).toBe('broadcast')
    await driveTo(world, store, maker, order, ['mined'], 5)
    await endAll([order])
    const [payout] = await store.disbursements.forOrder(order.id)
    expect((await store.slots.forRef('payout', payout?.id ?? 0n))?.txs).toHaveLength(1)
    expect(await eventsOf(order, ['payout_mined', 'payout_orphaned'])).toEqual([
      'payout_mined',
      'payout_orphaned',
      'payout_mined',
    ])
    await expectBooks(world, books, paid([order]))
  })

  it('source, the paid deposit never reappears: an incident, and the chain is paused', async () => {
    const order = await place(SMALL)
    await openOrder(world.north, order)
    await maker.runOnce()
    await dropBlocks(world.north, 1)
    await driveTo(world, store, maker, order, ['incident'], 20, FINALITY)
    expect(await store.chainState.get(NORTH)).toMatchObject({ paused: true, pausedReason: 'deposit_gone' })
  })

  it('deeper than the policy, between two polls: an incident pauses the chain, and nothing from it is paid', async () => {
    const gone = await place(LARGE)
    await openOrder(world.north, gone)
    await maker.runOnce()
    expect(await stateOf(gone)).toBe('seen')
    // The maker remembers no head as old as the first replaced block, so only the deposit in that block reveals the depth.
    await world.north.mine(MAX_REORG + 2)
    await maker.runOnce()
    await dropBlocks(world.north, MAX_REORG + 3)
    const books = await openBooks(world)
    const order = await place(SMALL)
    await openOrder(world.north, order)
    await maker.runOnce()
    expect(await store.chainState.get(NORTH)).toMatchObject({ paused: true, pausedReason: 'deep_reorg' })
    expect(await store.incidents.latest('deep_reorg', String(NORTH))).toMatchObject({ resolvedAt: null })
    for (let i = 0; i < 5; i++) {
      await world.mine(FINALITY)
      await maker.runOnce()
    }
    expect(await stateOf(order)).toBe('seen')
    await store.chainState.resume(NORTH)
    await endAll([order])
    await expectBooks(world, books, paid([order]))
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasLitecoind, type LocalBitcoinChain } from '#chains/bitcoin/testing/localChain.ts'
import { newAddress } from '#chains/bitcoin/testing/payouts.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Maker } from './createMaker.ts'
import { bitcoinNetwork, bitcoinOf, coinAsset, LITECOIN_CHAIN } from './testing/bitcoinOrders.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { placeIncoming, placeOutgoing } from './testing/custodyOrders.ts'
import { driveTo, driveUntil, eager, makerIn, settleAllowances } from './testing/drive.ts'
import { balanceOf, openOrder } from './testing/orders.ts'
import { makerLog } from './testing/withWorld.ts'
import { NORTH, startWorld, type World } from './testing/world.ts'

/** Confirmations before a deposit is paid: a reorganization can remove it earlier, and later. */
const CONFIRMATIONS = 2
const MAX_REORG = 4
/** Every reorganization that policy allows leaves final blocks alone. */
const FINALITY = MAX_REORG + 2

const slowFinality = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  chains: catalogue.chains.map((chain) =>
    chain.id === LITECOIN_CHAIN && chain.settlement
      ? {
          ...chain,
          settlement: {
            ...chain.settlement,
            confirmationTiers: [{ upToUsd: null, confirmations: CONFIRMATIONS }],
            finalityBlocks: FINALITY,
            maxReorgBlocks: MAX_REORG,
          },
        }
      : chain,
  ),
})

describe.skipIf(!hasLitecoind)('deposits on a Bitcoin-like network', () => {
  let world: World
  let chain: LocalBitcoinChain
  let store: Store
  let maker: Maker
  beforeAll(async () => {
    world = await startWorld({ bitcoin: true, change: slowFinality })
    chain = bitcoinOf(world)
    await settleAllowances(world)
    await chain.mine(FINALITY)
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })
  beforeEach(async () => {
    await store?.close()
    store = await openTestStore()
    const chains = new Map([...world.chains].filter(([id]) => id === NORTH || id === LITECOIN_CHAIN))
    // No chain proves the address of a refund, so each one would wait for its review.
    maker = makerIn(world, store, { chains, log: makerLog, policy: { ...eager, reviewSeconds: 0 } })
    await bitcoinNetwork.prepare?.(store)
    await maker.runOnce()
  })

  const stateOf = async ({ id }: OrderRow) => (await store.orders.get(id))?.state
  const paidTo = ({ recipient }: OrderRow) =>
    balanceOf(world.north, bitcoinNetwork.evmToken, recipient as `0x${string}`)
  const deposit = async (order: OrderRow): Promise<string> =>
    String(await bitcoinNetwork.deposit(world, order.sendAmount, order, store))
  /** Final on every network, so that the balances contain it. */
  const settle = async (): Promise<void> => {
    await world.mine(FINALITY)
    await maker.runOnce()
  }
  async function pass(blocks = 0): Promise<void> {
    if (blocks > 0) await chain.mine(blocks)
    await maker.runOnce()
  }
  const heldBy = async (address: string): Promise<bigint> =>
    (await world.chains.get(LITECOIN_CHAIN)?.balances(address, [coinAsset]))?.get(coinAsset) ?? 0n

  /** Mines another transaction that spends the coins of this one, which can then never be in a block. */
  async function spendElsewhere(txId: string): Promise<void> {
    const raw = await chain.call<string>('getrawtransaction', txId)
    const { vin, vout } = await chain.call<{
      vin: { txid: string; vout: number }[]
      vout: { value: number; n: number }[]
    }>('decoderawtransaction', raw)
    const change = vout.find(({ n }) => n === 1)?.value
    const to = await chain.call<string>('getnewaddress', '', 'bech32')
    const other = await chain.call<string>('createrawtransaction', vin, [{ [to]: change }])
    const { hex } = await chain.call<{ hex: string }>('signrawtransactionwithwallet', other)
    await chain.call('generateblock', to, [hex])
  }

  it('that a reorganization drops before they are paid wait again, and are paid once', async () => {
    const books = await openBooks(world)
    const order = await placeIncoming(store, world, bitcoinNetwork)
    await deposit(order)
    await pass(1)
    expect(await stateOf(order)).toBe('seen')
    await chain.reorg(1)
    await pass()
    expect(await stateOf(order)).toBe('quoted')
    await pass(1)
    expect(await stateOf(order)).toBe('seen')
    await driveTo(world, store, maker, order, ['done'])
    expect(await store.deposits.forOrder(order.id)).toHaveLength(1)
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'paid' }])
  })

  it('that another payment replaces before they are paid are never paid', async () => {
    const books = await openBooks(world)
    const order = await placeIncoming(store, world, bitcoinNetwork)
    const txId = await deposit(order)
    await pass(1)
    expect(await stateOf(order)).toBe('seen')
    await chain.reorg(1)
    await spendElsewhere(txId)
    for (let n = 0; n < FINALITY; n++) await pass(1)
    expect(await stateOf(order)).toBe('quoted')
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'returned' }])
  })

  it('that a reorganization drops after they were paid are not paid again when they return', async () => {
    const books = await openBooks(world)
    const order = await placeIncoming(store, world, bitcoinNetwork)
    await deposit(order)
    await pass(CONFIRMATIONS)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.north.mine(1)
      return (await paidTo(order)) > 0n
    })
    await chain.reorg(CONFIRMATIONS)
    await pass()
    await pass(1)
    await driveTo(world, store, maker, order, ['done'])
    expect(await store.deposits.forOrder(order.id)).toHaveLength(1)
    expect(await paidTo(order)).toBe(order.receiveAmount)
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'paid' }])
  })

  it('that another payment replaces after they were paid are an incident, and pause the network', async () => {
    const books = await openBooks(world)
    const order = await placeIncoming(store, world, bitcoinNetwork)
    const txId = await deposit(order)
    await pass(CONFIRMATIONS)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.north.mine(1)
      return (await paidTo(order)) > 0n
    })
    await chain.reorg(CONFIRMATIONS)
    await spendElsewhere(txId)
    await driveTo(world, store, maker, order, ['incident'], 2 * (FINALITY + MAX_REORG))
    expect(await store.chainState.get(LITECOIN_CHAIN)).toMatchObject({ paused: true, pausedReason: 'deposit_gone' })
    await settle()
    // The loss is the payout alone: nothing arrived, and nothing more was paid.
    await expectBooks(world, books, [{ order, outcome: 'paid', deposit: 0n }])
  })

  it('after a reorganization deeper than policy are not paid until an operator resumes the network', async () => {
    for (let n = 0; n <= MAX_REORG; n++) await pass(1)
    await chain.reorg(MAX_REORG + 1)
    await pass()
    expect(await store.chainState.get(LITECOIN_CHAIN)).toMatchObject({ paused: true, pausedReason: 'deep_reorg' })
    const books = await openBooks(world)
    const order = await placeIncoming(store, world, bitcoinNetwork)
    await deposit(order)
    for (let n = 0; n < FINALITY; n++) await pass(1)
    expect(await stateOf(order)).toBe('seen')
    expect(await paidTo(order)).toBe(0n)
    await store.chainState.resume(LITECOIN_CHAIN)
    await driveTo(world, store, maker, order, ['done'])
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'paid' }])
  })

  it('are claimed once although a reorganization drops the block of the payout, which is sent again in the same bytes', async () => {
    const books = await openBooks(world)
    const order = await placeOutgoing(store, world, bitcoinNetwork)
    await openOrder(world.north, order)
    await world.north.mine(2)
    await driveUntil(async () => {
      await pass(1)
      return (await stateOf(order)) === 'mined'
    })
    await chain.reorg(2)
    await pass()
    expect(await stateOf(order)).toBe('broadcast')
    await driveTo(world, store, maker, order, ['done'])
    const [payout] = await store.disbursements.forOrder(order.id)
    expect((await store.slots.forRef('payout', payout?.id ?? 0n))?.txs).toHaveLength(1)
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'paid' }])
  })

  const refundOf = async ({ id }: OrderRow) =>
    (await store.disbursements.forOrder(id)).find(({ kind }) => kind === 'refund')

  it('after the first one of an order are returned in full to the refund address', async () => {
    const books = await openBooks(world)
    const network = { ...bitcoinNetwork, user: newAddress() }
    const order = await placeIncoming(store, world, network)
    await deposit(order)
    await deposit(order)
    await driveTo(world, store, maker, order, ['done'])
    await driveUntil(async () => {
      await pass(1)
      return (await refundOf(order))?.state === 'final'
    })
    expect(await heldBy(network.user)).toBe(order.sendAmount)
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'paid' }])
  })

  // The last one: it moves the network's clock.
  it('after the order’s time are returned in full to the refund address', async () => {
    const books = await openBooks(world)
    const network = { ...bitcoinNetwork, user: newAddress() }
    const order = await placeIncoming(store, world, network)
    await chain.call('setmocktime', Math.floor(order.openBy.getTime() / 1_000) + 3_600)
    await driveUntil(async () => {
      await pass(1)
      return (await stateOf(order)) === 'expired'
    })
    await deposit(order)
    await driveTo(world, store, maker, order, ['refunded'])
    expect(await heldBy(network.user)).toBe(order.sendAmount)
    await settle()
    await expectBooks(world, books, [{ order, outcome: 'returned' }])
  })
})

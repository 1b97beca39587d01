import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FINALITY, hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { newAddress } from '#chains/bitcoin/testing/payouts.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { SKIPPED_INDEXES } from '#store/depositAddresses/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { uuidv7 } from 'uuidv7'
import { returnDeposit } from '../returnDeposit.ts'
import { bitcoinNetwork, bitcoinOf, coinAsset, LITECOIN_CHAIN } from '../testing/bitcoinOrders.ts'
import { handOut, placeIncoming } from '../testing/custodyOrders.ts'
import { eager, makerIn } from '../testing/drive.ts'
import { startWorld, type World } from '../testing/world.ts'
import { isCovered } from './readRebuiltFacts.ts'
import { rebuild } from './rebuild.ts'

const LOST_INDEX = 60

/** Hands out an address and returns its index. */
async function nextIndex(store: Store): Promise<number> {
  const orderId = orderIdFromUuid(uuidv7())
  const addressAt = (index: number) => bitcoinNetwork.addressAt?.(index) ?? ''
  return (await handOut(store, LITECOIN_CHAIN, { orderId, orderHash: `0x${'01'.repeat(32)}`, addressAt })).index
}

describe.skipIf(!hasLitecoind)('a lost database with deposit addresses', () => {
  let world: World
  let found: Store
  const deps = () => ({
    store: found,
    catalogue: world.catalogue,
    chains: world.chains,
    payers: world.payers,
    clock: systemClock,
    log: silentLog,
    failpoints: noFailpoints,
    actor: 'operator',
    readJournal: async () => [],
  })
  beforeAll(async () => {
    world = await startWorld({
      bitcoin: true,
      change: (catalogue) => ({
        ...catalogue,
        chains: catalogue.chains.map((chain) => ({
          ...chain,
          settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
        })),
      }),
    })
    const lost = await openTestStore()
    await lost.depositAddresses.skipTo(LITECOIN_CHAIN, LOST_INDEX)
    const order = await placeIncoming(lost, world, bitcoinNetwork)
    await bitcoinNetwork.deposit(world, order.sendAmount, order, lost)
    await lost.close()
    await bitcoinOf(world).mine(FINALITY)
    await world.mine(3)
    found = await openTestStore()
    world.records.store = found
  })
  afterAll(async () => {
    await found?.close()
    await world?.stop()
  })

  it('skips the addresses that users may hold before any deposit is found', async () => {
    const early = await openTestStore()
    await rebuild({ ...deps(), store: early, chains: new Map() })
    expect(await nextIndex(early)).toBe(SKIPPED_INDEXES)
    await early.close()
  })

  it('shows every deposit by the account alone, holds it, and never hands its address out again', async () => {
    const { counts, balances } = await rebuild(deps())
    expect(counts).toMatchObject({ hold: 1, refund: 0, adopt: 0, end: 0 })
    expect(balances.filter(({ chainId }) => chainId === LITECOIN_CHAIN)).toMatchObject([{ owed: 1_000_000n }])
    expect(balances.every(isCovered)).toBe(true)
    const [deposit] = await found.reconciliation.confirmedDeposits(LITECOIN_CHAIN, 0n, 10)
    expect(deposit).toMatchObject({ amount: 1_000_000n, exception: 'unmatched', final: true, orderId: null })
    expect(await nextIndex(found)).toBe(LOST_INDEX + 1 + SKIPPED_INDEXES)
  })

  it('lets the operator return it to the address that its owner names, once', async () => {
    const [deposit] = await found.reconciliation.confirmedDeposits(LITECOIN_CHAIN, 0n, 10)
    const owner = newAddress('p2sh')
    await returnDeposit(deps(), world.catalogue, deposit?.id ?? 0n, owner)
    const maker = makerIn(world, found, { policy: { ...eager, reviewSeconds: 0 } })
    const held = async () =>
      (await world.chains.get(LITECOIN_CHAIN)?.balances(owner, [coinAsset]))?.get(coinAsset) ?? 0n
    for (let round = 0; round < 20 && (await held()) === 0n; round++) {
      await maker.runOnce()
      await world.mine()
    }
    for (let round = 0; round < 5; round++) {
      await maker.runOnce()
      await world.mine()
    }
    expect(await held()).toBe(1_000_000n)
  })
})

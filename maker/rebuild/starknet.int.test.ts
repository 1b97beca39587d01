import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STARKNET_CHAIN, usdcAsset } from '#chains/starknet/testing/localChain.ts'
import type { Store } from '#store/contract.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { placeIncoming, placeOutgoing } from '../testing/custodyOrders.ts'
import { driveTo, eager, makerIn } from '../testing/drive.ts'
import { escrowStatus, openOrder } from '../testing/orders.ts'
import { starknetNetwork, starknetUser, withStarknetRoutes } from '../testing/starknetOrders.ts'
import { rebuildInto } from '../testing/rebuildInto.ts'
import { NORTH, startWorld, type World } from '../testing/world.ts'
import { isCovered } from './readRebuiltFacts.ts'

const DAY = 86_400
const { outgoing, incoming, belowMinimum } = starknetNetwork

/** World of a maker whose database is lost, on a network where signatures never expire. */
describe('a database with orders of Starknet that is lost entirely', () => {
  let world: World
  let lost: Store
  let found: Store
  /** Begun after the loss, so that it vouches for nothing earlier. */
  let journal: IntentJournal
  const toStarknet = {} as Record<'claimed' | 'paid' | 'unpaid', OrderRow>
  const fromStarknet = {} as Record<'paid' | 'returned' | 'unpaid', OrderRow>

  const onStarknet = async (owner: string): Promise<bigint> =>
    (await world.chains.get(STARKNET_CHAIN)?.balances(owner, [usdcAsset]))?.get(usdcAsset) ?? 0n
  const stateOf = async ({ onchainId }: OrderRow) => (await found.orders.byOnchainId(onchainId ?? '0x'))?.state

  async function open(): Promise<OrderRow> {
    const order = await placeOutgoing(lost, world, starknetNetwork)
    await openOrder(world.north, order)
    return order
  }
  async function send(amount = incoming.sent): Promise<OrderRow> {
    const order = await placeIncoming(lost, world, starknetNetwork)
    await starknetNetwork.deposit(world, amount, order, lost)
    return order
  }
  const rebuilt = () => rebuildInto(found, world)

  beforeAll(async () => {
    world = await startWorld({
      starknet: true,
      change: (local) => {
        const catalogue = withStarknetRoutes(local)
        const chains = catalogue.chains.map((chain) => ({
          ...chain,
          settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
        }))
        return { ...catalogue, chains }
      },
    })
    lost = await openTestStore()
    const maker = makerIn(world, lost)
    toStarknet.claimed = await open()
    fromStarknet.paid = await send()
    fromStarknet.returned = await send(belowMinimum)
    for (const order of [toStarknet.claimed, fromStarknet.paid]) await driveTo(world, lost, maker, order, ['done'])
    await driveTo(world, lost, maker, fromStarknet.returned, ['refunded'])
    toStarknet.paid = await open()
    await driveTo(world, lost, makerIn(world, lost, { attesters: [] }), toStarknet.paid, ['final'])
    toStarknet.unpaid = await open()
    fromStarknet.unpaid = await send()
    await world.mine(3)
    journal = await openJournal(join(await world.folder(), 'intents.journal'))
    found = await openTestStore({ journal })
  })
  afterAll(async () => {
    await lost?.close()
    await found?.close()
    await journal?.close()
    await world?.stop()
  })

  it('decides nothing while an unknown payout could still land', async () => {
    const { counts } = await rebuilt()
    expect(counts).toMatchObject({ adopt: 2, end: 1, refund: 0, hold: 0, waits: 3 })
  })

  it('is restored afterwards, and every deposit is accounted for', async () => {
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [DAY])
    await world.mine(3)
    const { counts, balances } = await rebuilt()
    expect(counts).toMatchObject({ known: 3, adopt: 0, end: 1, refund: 0, hold: 1, waits: 1 })
    expect(balances.map(({ chainId }) => chainId)).toEqual(expect.arrayContaining([NORTH, STARKNET_CHAIN]))
    expect(balances.every(isCovered)).toBe(true)
    expect((await rebuilt()).counts).toMatchObject({ known: 5, refund: 0, waits: 1 })
  })

  it('lets a maker claim what was paid, and sends nothing on Starknet that a lost signature could send too', async () => {
    const before = await onStarknet(starknetUser)
    const maker = makerIn(world, found, { policy: { ...eager, forgottenMs: 0 } })
    for (let round = 0; round < 25; round++) {
      await maker.runOnce()
      await world.mine()
    }
    const ends = [
      [toStarknet.claimed, 'done'],
      [toStarknet.paid, 'done'],
      [toStarknet.unpaid, 'held'],
      [fromStarknet.paid, 'done'],
      [fromStarknet.returned, 'refunded'],
      [fromStarknet.unpaid, 'held'],
    ] as const
    expect(await Promise.all(ends.map(([order]) => stateOf(order)))).toEqual(ends.map(([, state]) => state))
    expect(await escrowStatus(world.north, toStarknet.paid)).toBe('claimed')
    expect(await escrowStatus(world.north, toStarknet.unpaid)).toBe('open')
    expect(await onStarknet(starknetUser)).toBe(before)
    for (const [order, amount] of [
      [toStarknet.claimed, outgoing.received],
      [toStarknet.paid, outgoing.received],
      [toStarknet.unpaid, 0n],
    ] as const)
      expect(await onStarknet(order.recipient)).toBe(amount)
  })
})

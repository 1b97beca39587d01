import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodeRelease, encodeSweep, forwarderTerms } from '#chains/evm/order/forwarder.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { EscrowOrderWire } from '#core/wire/order.ts'
import { systemClock } from '#runtime/clock.ts'
import { armedFailpoints, Crash } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openRewindable } from '#store/testing/rewindable.ts'
import type { MakerDeps } from '../contract.ts'
import { driveTo, driveUntil, makerIn, settleAllowances } from '../testing/drive.ts'
import { generous, placeAtAddress } from '../testing/openings.ts'
import { balanceOf, escrowStatus } from '../testing/orders.ts'
import { withWorld } from '../testing/withWorld.ts'
import { NORTH, type World } from '../testing/world.ts'
import { rebuild } from './rebuild.ts'
import { restoreAddresses } from './restoreAddresses.ts'

type Hex = `0x${string}`
const { usdc, escrow, forwarderFactory } = localDeployment(NORTH)
const { user: owner, stranger } = devAccounts
const DAY = 86_400

let world: World
withWorld(
  {
    change: (catalogue) => ({
      ...catalogue,
      chains: catalogue.chains.map((chain) => ({
        ...chain,
        settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
      })),
    }),
  },
  (started) => {
    world = started
  },
)

let folder: string
let journal: IntentJournal
let store: Store
let settled = false
const path = () => join(folder, 'intents.journal')
beforeEach(async () => {
  if (!settled) await settleAllowances(world)
  settled = true
  folder = await mkdtemp(join(tmpdir(), 'causeway-addresses-'))
  journal = await openJournal(path())
  store = await (await openRewindable()).open({ clock: systemClock, log: silentLog, journal })
})
afterEach(async () => {
  await store.close()
  await journal.close()
  await rm(folder, { recursive: true, force: true })
})

/** Loses the database and all memory, runs the operator's commands on an empty one, and opens that as a maker does. */
async function afterLoss<T>(command: (found: Store, records: IntentJournal['records']) => Promise<T>): Promise<T> {
  await store.close()
  await journal.close()
  const database = await openRewindable()
  const found = await database.open({ clock: systemClock, log: silentLog, journal: null })
  world.records.store = found
  journal = await openJournal(path())
  const result = await command(found, journal.records)
  const saved = await database.save()
  await found.close()
  store = await (await openRewindable(saved)).open({ clock: systemClock, log: silentLog, journal })
  return result
}

const deps = (found: Store) => ({
  store: found,
  catalogue: world.catalogue,
  chains: world.chains,
  payers: world.payers,
  clock: systemClock,
  log: silentLog,
  actor: 'operator',
})
const restored = () => afterLoss((found, records) => restoreAddresses(deps(found), records, 'restore'))
const rebuilt = () => afterLoss((found, records) => rebuild({ ...deps(found), readJournal: async () => records }))

const makerNow = (change: Partial<MakerDeps> = {}) => makerIn(world, store, { policy: generous, ...change })
const place = (change: Partial<EscrowOrder> = {}) => placeAtAddress(store, world, change)
const pay = (order: OrderRow, amount = order.sendAmount) =>
  createUser(world.north.url, owner).transfer(usdc, order.fromAddress as Hex, amount)
const received = ({ recipient }: OrderRow) => balanceOf(world.south, usdc, recipient as Hex)
const nonce = async () => world.payers.get(NORTH)?.chainSlot?.()
const kept = async () =>
  (await journal.read()).flatMap((record) => (record.kind === 'address' ? [record.order.orderId] : []))
const driveToExpiry = (maker: ReturnType<typeof makerNow>, { id }: OrderRow) =>
  driveUntil(async () => {
    await maker.runOnce()
    await world.mine()
    return (await store.openings.forOrder(id))?.state === 'expired'
  })
/** Opens the order as a stranger, with the maker's signature. */
const openFor = ({ escrowOrder, makerSignature }: OrderRow) =>
  createUser(world.north.url, stranger).send(
    forwarderFactory,
    encodeSweep(
      forwarderTerms({ escrow, owner: owner.address, order: escrowOrder as EscrowOrder }),
      escrowOrder as EscrowOrder,
      makerSignature as Hex,
    ),
  )

describe('an order at a deposit address, after its database was lost', () => {
  it.each([
    ['open.funds:after', false],
    ['open.journal:before', false],
    ['open.journal:after', true],
  ] as const)('is opened only once its terms are journaled: crash at %s', async (failpoint, isKept) => {
    const { order } = await place()
    await pay(order)
    const before = await nonce()
    await expect(
      driveUntil(async () => {
        await makerNow({ failpoints: armedFailpoints(failpoint) }).runOnce()
        return false
      }),
    ).rejects.toBeInstanceOf(Crash)
    expect(await nonce()).toBe(before)
    expect(await kept()).toEqual(isKept ? [order.id] : [])
    expect(await restored()).toEqual({ restored: isKept ? 1 : 0, known: 0, waits: 0, refused: [] })
    expect(await store.orders.get(order.id)).toMatchObject(isKept ? { state: 'quoted' } : {})
  })

  it('is not opened while its terms can’t be written', async () => {
    const { order, opening } = await place()
    await pay(order)
    const before = await nonce()
    const full = {
      ...store,
      intents: { ...store.intents, keepAddresses: () => Promise.reject(new Error('disk full')) },
    }
    const maker = makerNow({ store: full })
    for (let pass = 0; pass < 3; pass++) await maker.runOnce()
    expect(await nonce()).toBe(before)
    expect(await store.openings.get(opening.id)).toMatchObject({ state: 'waiting' })
    await maker.stop()
    await driveTo(world, store, makerNow(), order, ['done'])
    expect(await kept()).toEqual([order.id])
  })

  it('is restored with all that its browser and the maker need, opened and paid once', async () => {
    const { order, opening } = await place()
    await pay(order)
    await expect(
      driveUntil(async () => {
        await makerNow({ failpoints: armedFailpoints('open.journal:after') }).runOnce()
        return false
      }),
    ).rejects.toBeInstanceOf(Crash)
    expect(await restored()).toEqual({ restored: 1, known: 0, waits: 0, refused: [] })
    const { createdAt: _, updatedAt: _u, surface: _s, ...terms } = order
    expect(await store.orders.get(order.id)).toMatchObject(terms)
    const { id: _i, createdAt: _c, ...opened } = opening
    expect(await store.openings.forOrder(order.id)).toMatchObject(opened)
    const maker = makerNow()
    await driveTo(world, store, maker, order, ['done'])
    expect(await received(order)).toBe(order.receiveAmount)
    expect(await balanceOf(world.north, usdc, order.fromAddress as Hex)).toBe(0n)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    expect(await kept()).toEqual([order.id])
    await maker.stop()
  })

  it('is paid once if it was opened and paid before the loss, as the journal shows', async () => {
    const { order } = await place()
    await pay(order)
    await driveTo(world, store, makerNow(), order, ['broadcast', 'mined'])
    expect(await restored()).toMatchObject({ restored: 1 })
    await driveTo(world, store, makerNow(), order, ['done'])
    expect(await received(order)).toBe(order.receiveAmount)
  })

  it('lets a part of a deposit go back to its owner after its time', async () => {
    const openBy = Math.floor(Date.now() / 1000) + 8
    const { order } = await place({ openBy })
    await pay(order, 7n)
    const first = makerNow()
    await driveUntil(async () => {
      await first.runOnce()
      return (await kept()).length > 0
    })
    expect(await restored()).toMatchObject({ restored: 1 })
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 20_000 }).toBeGreaterThan(openBy)
    const maker = makerNow()
    await driveToExpiry(maker, order)
    await maker.stop()
    // The API shows enough for any account to release the rest.
    const [step] = await store.orders.steps(order.id)
    const offer = step?.body['offer'] as { escrow: Hex; order: EscrowOrderWire }
    const terms = orderFromWire(offer.order)
    const held = { escrow: offer.escrow, owner: owner.address, order: terms }
    const before = await balanceOf(world.north, usdc, owner.address)
    const data = encodeRelease(forwarderTerms(held), terms, usdc)
    await createUser(world.north.url, stranger).send(forwarderFactory, data)
    expect(await balanceOf(world.north, usdc, owner.address)).toBe(before + 7n)
  })

  it('is journaled by the last look, if its deposit arrived after the one before', async () => {
    const openBy = Math.floor(Date.now() / 1000) + 1
    const { order } = await place({ openBy })
    await pay(order)
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 10_000 }).toBeGreaterThan(openBy)
    const maker = makerNow()
    await driveToExpiry(maker, order)
    expect(await kept()).toEqual([order.id])
    await maker.stop()
  })

  it('waits for its last look while its balance can’t be read', async () => {
    const openBy = Math.floor(Date.now() / 1000) + 1
    const { order } = await place({ openBy })
    await pay(order)
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 10_000 }).toBeGreaterThan(openBy)
    const node = world.chains.get(NORTH)
    if (!node) throw new Error('the world has this network')
    let failed = 0
    let isDown = true
    const balances: typeof node.balances = (account, assets) => {
      if (!isDown || account !== order.fromAddress) return node.balances(account, assets)
      failed += 1
      return Promise.reject(new AppError('rpc_unreachable', 'down'))
    }
    const maker = makerNow({ chains: new Map([...world.chains, [NORTH, { ...node, balances }]]) })
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return failed > 2
    })
    expect(await store.openings.forOrder(order.id)).toMatchObject({ state: 'waiting' })
    isDown = false
    await driveToExpiry(maker, order)
    expect(await kept()).toEqual([order.id])
    await maker.stop()
  })

  it('leaves opened ones to their chains, and decides about one that was opened between two rebuilds', async () => {
    const [opened, waiting, unfunded] = [await place(), await place(), await place()]
    await pay(opened.order)
    await pay(waiting.order, 1n)
    const maker = makerNow()
    await driveTo(world, store, maker, opened.order, ['done'])
    await maker.stop()
    await world.mine(3)
    const first = await rebuilt()
    expect(first.addresses).toEqual({ restored: 1, known: 1, waits: 0, refused: [] })
    expect(first.counts).toMatchObject({ refund: 0, waits: 0, hold: 0 })
    expect(await store.openings.forOrder(opened.order.id)).toBeNull()
    expect(await store.orders.get(waiting.order.id)).toMatchObject({ state: 'quoted' })
    expect(await store.orders.get(unfunded.order.id)).toBeNull()

    await pay(waiting.order, waiting.order.sendAmount)
    await openFor(waiting.order)
    await world.mine(3)
    const again = () => rebuild({ ...deps(store), readJournal: () => journal.read() })
    expect((await again()).counts).toMatchObject({ waits: 1, refund: 0 })
    expect(await store.orders.get(waiting.order.id)).toMatchObject({ state: 'held', heldReason: 'rebuilding' })
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [DAY])
    await world.mine(3)
    const last = await again()
    expect(last.counts).toMatchObject({ waits: 0, refund: 1 })
    expect(last.addresses).toEqual({ restored: 0, known: 2, waits: 0, refused: [] })
    expect(await received(opened.order)).toBe(opened.order.receiveAmount)
  })
})

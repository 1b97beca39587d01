import { parseEther, parseUnits, zeroAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { encodeDeployForwarder, encodeSweep, encodeWithdraw, forwarderTerms } from '#chains/evm/order/forwarder.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Store } from '#store/contract.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { driveTo, driveUntil, makerIn, settleAllowances } from './testing/drive.ts'
import { addressed, generous, placeAtAddress } from './testing/openings.ts'
import { balanceOf, escrowStatus, freshAddress, toRow } from './testing/orders.ts'
import { withWorld } from './testing/withWorld.ts'
import { NORTH, type World } from './testing/world.ts'

type Hex = `0x${string}`
const { usdc, escrow, forwarderFactory } = localDeployment(NORTH)
const { user: owner, friend, stranger, maker: makerAccount } = devAccounts
const FIFTY = parseUnits('50', 6)

let world: World
let store: Store
withWorld({}, (started) => {
  world = started
})
let first = true
async function fresh(): Promise<void> {
  if (first) await settleAllowances(world)
  first = false
  store = await openTestStore()
}
afterEach(() => store.close())

const place = (change: Partial<EscrowOrder> = {}, by: Hex = owner.address) => placeAtAddress(store, world, change, by)
const makerNow = () => makerIn(world, store, { policy: generous })
const now = async ({ id }: OpeningRow) => store.openings.get(id)
const nonce = async () => world.payers.get(NORTH)?.chainSlot?.()
/** Pays from an account that no row names. */
const pay = (order: OrderRow, amount: bigint) =>
  createUser(world.north.url, owner).transfer(usdc, order.fromAddress as Hex, amount)
const held = (order: OrderRow, token: Hex = usdc) => balanceOf(world.north, token, order.fromAddress as Hex)
const partsOf = (order: OrderRow) => ({ escrow, owner: owner.address, order: order.escrowOrder as EscrowOrder })

async function expectNotOpened(order: OrderRow, opening: OpeningRow, expected: Partial<OpeningRow>): Promise<void> {
  const before = await nonce()
  const maker = makerNow()
  for (let pass = 0; pass < 3; pass++) await maker.runOnce()
  expect(await now(opening)).toMatchObject(expected)
  expect(await nonce()).toBe(before)
  expect(await escrowStatus(world.north, order)).toBe('none')
  await maker.stop()
}

/** Lets the maker sign, and mines a dearer transaction of another account before the maker's in the same block. */
async function precede(
  maker: ReturnType<typeof makerNow>,
  opening: OpeningRow,
  from: string,
  to: string,
  data: Hex,
): Promise<void> {
  await world.north.rpc('evm_setAutomine', [false])
  await driveUntil(async () => {
    await maker.runOnce()
    return (await now(opening))?.state === 'broadcast'
  })
  const fees = { gas: '0x7a120', maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x174876e800' }
  await world.north.rpc('eth_sendTransaction', [{ from, to, data, ...fees }])
  await world.north.rpc('evm_setAutomine', [true])
  await world.north.mine()
}

/** The owner empties the address: deploys it if needed, then withdraws. */
async function withdrawAll(order: OrderRow, token: Hex): Promise<void> {
  const wallet = createUser(world.north.url, owner)
  const amount = await held(order, token)
  await wallet.send(forwarderFactory, encodeDeployForwarder(forwarderTerms(partsOf(order))))
  await wallet.send(order.fromAddress as Hex, encodeWithdraw(token, owner.address, amount))
  expect(await held(order, token)).toBe(0n)
}

describe('a deposit to the address of an order', () => {
  it('is opened, paid and claimed, exact to the base unit, without a transaction of its owner', async () => {
    await fresh()
    const { order, opening } = await place()
    const maker = makerNow()
    await maker.runOnce()
    expect(await now(opening)).toMatchObject({ state: 'waiting', reason: null })
    await pay(order, FIFTY)
    const sums = () =>
      Promise.all([
        balanceOf(world.north, usdc, makerAccount.address),
        balanceOf(world.south, usdc, makerAccount.address),
        balanceOf(world.north, usdc, escrow),
      ])
    const before = await sums()
    await driveTo(world, store, maker, order, ['done'])
    const moved = (await sums()).map((sum, i) => sum - (before[i] ?? 0n))
    expect(moved).toEqual([order.sendAmount, -order.receiveAmount, 0n])
    expect(await balanceOf(world.south, usdc, order.recipient as Hex)).toBe(order.receiveAmount)
    expect(await held(order)).toBe(0n)
    expect(await now(opening)).toMatchObject({ state: 'final', reason: null })
  })

  it('may be the native coin', async () => {
    await fresh()
    const change = { inputToken: zeroAddress, inputAmount: parseEther('0.1'), outputToken: zeroAddress } as const
    const { order } = await place({ ...change, outputAmount: parseEther('0.0999') })
    await createUser(world.north.url, owner).pay(order.fromAddress as Hex, order.sendAmount)
    await driveTo(world, store, makerNow(), order, ['done'])
    expect(await balanceOf(world.south, zeroAddress, order.recipient as Hex)).toBe(order.receiveAmount)
  })

  it('may be topped up, and leaves what is too much to its owner', async () => {
    await fresh()
    const { order, opening } = await place()
    await pay(order, FIFTY - 1n)
    await expectNotOpened(order, opening, { state: 'waiting', reason: null })
    await pay(order, 8n)
    await driveTo(world, store, makerNow(), order, ['done'])
    expect(await held(order)).toBe(7n)
    await withdrawAll(order, usdc)
  })

  it('is not opened after its time, nor for another token, and its owner withdraws both', async () => {
    await fresh()
    const openBy = Math.floor(Date.now() / 1000) + 1
    const { order, opening } = await place({ openBy })
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 10_000 }).toBeGreaterThan(openBy)
    await pay(order, FIFTY)
    await createUser(world.north.url, stranger).pay(order.fromAddress as Hex, 5n)
    await expectNotOpened(order, opening, { state: 'expired', reason: 'open_expired' })
    await withdrawAll(order, usdc)
    await withdrawAll(order, zeroAddress)
  })

  it('is paid if another account opens it first', async () => {
    await fresh()
    const { order, opening } = await place()
    await pay(order, FIFTY)
    const data = encodeSweep(
      forwarderTerms(partsOf(order)),
      order.escrowOrder as EscrowOrder,
      order.makerSignature as Hex,
    )
    await createUser(world.north.url, stranger).send(forwarderFactory, data)
    await driveTo(world, store, makerNow(), order, ['done'])
    expect(await now(opening)).toMatchObject({ state: 'expired', reason: 'order_already_opened', txRef: null })
  })

  it('is tried again, and blocks no other of its owner, if another transaction precedes the maker’s', async () => {
    await fresh()
    const [order, other] = [await place(), await place()]
    await pay(order.order, FIFTY)
    const wallet = createUser(world.north.url, owner)
    await wallet.send(forwarderFactory, encodeDeployForwarder(forwarderTerms(partsOf(order.order))))
    const withdraw = encodeWithdraw(usdc, friend.address, FIFTY)
    const maker = makerNow()
    await precede(maker, order.opening, owner.address, order.order.fromAddress, withdraw)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return (await now(order.opening))?.state === 'waiting'
    })
    expect(await now(order.opening)).toMatchObject({ reason: 'opening_failed' })
    await pay(other.order, FIFTY)
    await driveTo(world, store, maker, other.order, ['done'])
    await pay(order.order, FIFTY)
    await driveTo(world, store, maker, order.order, ['done'])
    expect(await now(order.opening)).toMatchObject({ state: 'final' })
    // Gas of both attempts counted until the claim.
    const attempts = (await store.openings.signedSince(NORTH, new Date(0))).filter(({ id }) => id === order.opening.id)
    expect(attempts.map(({ attempt }) => attempt)).toEqual([0, 1])
    await maker.stop()
  })

  it('ends after its attempts, and its owner keeps the funds', async () => {
    await fresh()
    const { order, opening } = await place()
    await pay(order, FIFTY)
    await createUser(world.north.url, owner).send(
      forwarderFactory,
      encodeDeployForwarder(forwarderTerms(partsOf(order))),
    )
    const maker = makerIn(world, store, { policy: { ...generous, addressAttempts: 1 } })
    const withdraw = encodeWithdraw(usdc, owner.address, FIFTY)
    await precede(maker, opening, owner.address, order.fromAddress, withdraw)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return (await now(opening))?.state === 'failed'
    })
    await maker.stop()
    await pay(order, FIFTY)
    await expectNotOpened(order, opening, { state: 'failed', reason: 'opening_failed' })
    await withdrawAll(order, usdc)
  })

  it('is paid if a stranger opens it before the maker’s transaction, and counts against no one', async () => {
    await fresh()
    const { order, opening } = await place()
    await pay(order, FIFTY)
    const sweep = encodeSweep(
      forwarderTerms(partsOf(order)),
      order.escrowOrder as EscrowOrder,
      order.makerSignature as Hex,
    )
    const maker = makerNow()
    await precede(maker, opening, stranger.address, forwarderFactory, sweep)
    await driveTo(world, store, maker, order, ['done'])
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return (await now(opening))?.state === 'expired'
    })
    expect(await now(opening)).toMatchObject({ reason: 'order_already_opened' })
    expect(await store.openings.recordOf(NORTH, owner.address, new Date(0))).toMatchObject({ failed: 0 })
    await maker.stop()
  })

  it('is not opened by rows that a hostile API changed', async () => {
    await fresh()
    // The thief has the offer key, so the altered offer is signed as well.
    for (const change of [
      { recipient: stranger.address },
      { inputAmount: 40_000_000n },
      { outputAmount: 1n },
      { refundAfter: 2 ** 33 },
      { destinationGas: 1n },
      { channelFee: 1n },
      { channel: 77n },
      { nonce: 5n },
    ]) {
      // Refusals count against the owner, so each has its own.
      const { order: honest, opening } = await place({}, freshAddress())
      await pay(honest, FIFTY)
      await store.openings.setState(opening.id, 'expired')
      const terms = { ...(honest.escrowOrder as EscrowOrder), ...change }
      const altered = await store.orders.create(await toRow(terms, { refundAddress: honest.refundAddress }))
      const expected = { state: 'refused', reason: 'deposit_address_mismatch' } as const
      await expectNotOpened(altered, await addressed(store, altered), expected)
      expect(await held(honest)).toBe(FIFTY)
    }
    // Another refund address is another owner, whose address is another one.
    const { order: honest, opening } = await place()
    await pay(honest, FIFTY)
    await store.openings.setState(opening.id, 'expired')
    const terms = honest.escrowOrder as EscrowOrder
    const altered = await store.orders.create(
      await toRow({ ...terms, channelFee: terms.channelFee + 1n }, { refundAddress: stranger.address }),
    )
    await expectNotOpened(altered, await addressed(store, altered), {
      state: 'refused',
      reason: 'deposit_address_mismatch',
    })
  })

  it('is not opened on one endpoint’s word', async () => {
    await fresh()
    const { order, opening } = await place()
    const node = world.chains.get(NORTH)
    if (!node) throw new Error('no node')
    // The balance is a lie, as of a lying quorum even: the simulation finds no funds.
    const liar = { ...node, balances: async () => new Map([[order.fromAsset, order.sendAmount]]) }
    const before = await nonce()
    const maker = makerIn(world, store, { policy: generous, chains: new Map([...world.chains, [NORTH, liar]]) })
    await maker.runOnce()
    expect(await now(opening)).toMatchObject({ state: 'waiting', reason: 'deposit_unfunded' })
    expect(await nonce()).toBe(before)
    await maker.stop()
    await pay(order, FIFTY)
    await driveTo(world, store, makerNow(), order, ['done'])
  })

  it('is refunded to its owner through the address if the maker does not pay', async () => {
    await fresh()
    const { order } = await place()
    await pay(order, FIFTY)
    const maker = makerNow()
    await driveUntil(async () => {
      await maker.runOnce()
      return (await escrowStatus(world.north, order)) === 'open'
    })
    await maker.stop()
    const chain = world.north
    await chain.rpc('evm_setNextBlockTimestamp', [(order.escrowOrder?.refundAfter ?? 0) + 1])
    await chain.mine()
    await createUser(chain.url, friend).refund(escrow, order.escrowOrder as EscrowOrder)
    expect(await held(order)).toBe(FIFTY)
    await withdrawAll(order, usdc)
  })

  it('is seen although many others wait', async () => {
    await fresh()
    const placed = []
    for (let i = 0; i < 55; i++) placed.push(await place())
    const last = placed.at(-1)
    if (!last) throw new Error('none')
    await pay(last.order, FIFTY)
    await driveTo(world, store, makerNow(), last.order, ['done'])
  })
})

import { createTestClient, formatUnits, http, parseEther, zeroAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { encodeOpenForWithAuthorization } from '#chains/evm/order/authorization.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Store } from '#store/contract.ts'
import type { NewOpening, OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerPolicy } from './policy.ts'
import { cancelAuthorization } from './testing/crash/scenarios/openings.ts'
import { driveTo, makerIn, settleAllowances } from './testing/drive.ts'
import { authorized, generous, signedDeposit } from './testing/openings.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder, toRow } from './testing/orders.ts'
import { withWorld } from './testing/withWorld.ts'
import { NORTH, type World } from './testing/world.ts'
import { nativeValue } from './value.ts'

type Hex = `0x${string}`
const { usdc, escrow } = localDeployment(NORTH)
const { user, maker: makerAccount, stranger } = devAccounts

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

const place = (change: Partial<EscrowOrder> = {}) =>
  placeEvmOrder(store, { from: world.north, to: world.south, change: { ...signedDeposit, ...change } })
async function signed(change: Partial<NewOpening> = {}): Promise<{ order: OrderRow; opening: OpeningRow }> {
  const order = await place()
  return { order, opening: await authorized(store, order, change) }
}
const makerWith = (policy: Partial<MakerPolicy> = generous, catalogue = world.catalogue) =>
  makerIn(world, store, { policy, catalogue })
const now = async ({ id }: OpeningRow) => store.openings.get(id)
const nonce = async () => world.payers.get(NORTH)?.chainSlot?.()

/** Expects the maker to check the opening, report this reason, sign nothing and lose nothing. */
async function expectUntouched(
  { order, opening }: { order: OrderRow; opening: OpeningRow },
  expected: Partial<OpeningRow>,
  maker = makerWith(),
  status = 'none',
): Promise<void> {
  const before = await Promise.all([nonce(), balanceOf(world.north, zeroAddress, makerAccount.address)])
  await maker.runOnce()
  expect(await now(opening)).toMatchObject(expected)
  expect(await Promise.all([nonce(), balanceOf(world.north, zeroAddress, makerAccount.address)])).toEqual(before)
  expect(await escrowStatus(world.north, order)).toBe(status)
  await maker.stop()
}

describe('a deposit that its depositor only signed', () => {
  it('is opened, paid and claimed, exact to the base unit, and costs the depositor no gas', async () => {
    await fresh()
    const { order, opening } = await signed()
    const sums = () =>
      Promise.all([
        balanceOf(world.north, usdc, user.address),
        balanceOf(world.north, usdc, makerAccount.address),
        balanceOf(world.north, usdc, escrow),
        balanceOf(world.south, usdc, makerAccount.address),
        balanceOf(world.north, zeroAddress, user.address),
      ])
    const before = await sums()
    await driveTo(world, store, makerWith(), order, ['done'])
    const moved = (await sums()).map((sum, i) => sum - (before[i] ?? 0n))
    expect(moved).toEqual([-order.sendAmount, order.sendAmount, 0n, -order.receiveAmount, 0n])
    expect(await balanceOf(world.south, usdc, order.recipient as Hex)).toBe(order.receiveAmount)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    expect(await now(opening)).toMatchObject({ state: 'final', reason: null })
  })

  it('is not opened on a signature for another order, nor twice', async () => {
    await fresh()
    const { order, opening } = await signed()
    await driveTo(world, store, makerWith(), order, ['done'])
    const other = await place()
    const replayed = await authorized(store, other, { signature: opening.signature })
    await expectUntouched({ order: other, opening: replayed }, { state: 'refused', reason: 'signature_invalid' })
    await expectUntouched({ order, opening }, { state: 'final' }, makerWith(), 'claimed')
  })

  it('is not opened from rows that a hostile API changed after the signature', async () => {
    await fresh()
    // The thief has the offer key, so the altered offer is signed as well: recipient, amount, depositor.
    for (const change of [
      { recipient: stranger.address },
      { inputAmount: 60_000_000n },
      { outputAmount: 1n },
      { depositor: devAccounts.friend.address },
    ]) {
      const honest = await place()
      const opening = await authorized(store, honest)
      const terms = { ...(honest.escrowOrder as EscrowOrder), ...change }
      const altered = await store.orders.create(await toRow(terms, {}))
      const forged = await authorized(store, altered, { signature: opening.signature })
      await store.openings.setState(opening.id, 'expired')
      await expectUntouched({ order: altered, opening: forged }, { state: 'refused', reason: 'signature_invalid' })
    }
  })

  it('is not opened for terms that the maker would not pay', async () => {
    await fresh()
    const order = await place({ outputAmount: parseEther('51') })
    const opening = await authorized(store, order)
    await expectUntouched({ order, opening }, { state: 'waiting', reason: 'price_mismatch' })
  })

  it('is not opened if its authorization is expired or not valid yet', async () => {
    await fresh()
    const at = Math.floor(Date.now() / 1000)
    await expectUntouched(await signed({ validBefore: at - 1 }), { state: 'expired', reason: 'authorization_expired' })
    const early = { state: 'waiting', reason: 'authorization_not_valid_yet' } as const
    await expectUntouched(await signed({ validAfter: at + 3600 }), early)
  })

  it('is not opened when its authorization was cancelled', async () => {
    await fresh()
    const one = await signed()
    await cancelAuthorization(world, one.order)
    await expectUntouched(one, { state: 'refused', reason: 'authorization_used' })
  })

  it('is not opened if its funds are gone', async () => {
    await fresh()
    const one = await signed()
    const [wallet, all] = [createUser(world.north.url), await balanceOf(world.north, usdc, user.address)]
    await wallet.transfer(usdc, stranger.address, all)
    await expectUntouched(one, { state: 'refused', reason: 'deposit_unfunded' })
    await createUser(world.north.url, stranger).transfer(usdc, user.address, all)
  })

  it('ends without gas if another account opened it first, and is still paid', async () => {
    await fresh()
    const one = await signed()
    await openOrder(world.north, one.order)
    await expectUntouched(one, { state: 'refused', reason: 'order_already_opened' }, makerWith(), 'open')
    await driveTo(world, store, makerWith(), one.order, ['done'])
  })

  it('counts as a failure of its depositor if it is front-run after the maker signed', async () => {
    await fresh()
    const { order, opening } = await signed()
    const { validAfter, validBefore, signature } = opening
    await world.north.rpc('evm_setAutomine', [false])
    const maker = makerWith()
    await maker.runOnce()
    expect((await now(opening))?.state).toBe('broadcast')
    const call = encodeOpenForWithAuthorization(order.escrowOrder as EscrowOrder, order.makerSignature as Hex, {
      validAfter,
      validBefore,
      signature,
    })
    // A transaction of another account with a higher fee precedes the maker's in the same block.
    const dear = { from: stranger.address, to: escrow, data: call, gas: '0x7a120', maxFeePerGas: '0x174876e800' }
    await world.north.rpc('eth_sendTransaction', [{ ...dear, maxPriorityFeePerGas: '0x174876e800' }])
    await world.north.rpc('evm_setAutomine', [true])
    await world.north.mine()
    await driveTo(world, store, maker, order, ['done'])
    expect(await now(opening)).toMatchObject({ state: 'failed', reason: 'opening_failed' })
    expect(await store.openings.recordOf(NORTH, user.address, new Date(0))).toEqual({ open: 0, signed: 0, failed: 1 })
  })

  it('is not opened when the token burns gas', async () => {
    await fresh()
    const one = await signed()
    const chain = createTestClient({ mode: 'anvil', transport: http(world.north.url) })
    const code = (await world.north.rpc('eth_getCode', [usdc, 'latest'])) as Hex
    await chain.setCode({ address: stranger.address, bytecode: code })
    await chain.setCode({ address: usdc, bytecode: burningProxy(stranger.address) })
    try {
      await expectUntouched(one, { state: 'refused', reason: 'gas_above_ceiling' })
    } finally {
      await chain.setCode({ address: usdc, bytecode: code })
      await chain.setCode({ address: stranger.address, bytecode: '0x' })
    }
  })
})

describe('gas for openings', () => {
  const capped = (usd: string): Catalogue => ({
    ...world.catalogue,
    chains: world.catalogue.chains.map((chain) =>
      chain.settlement ? { ...chain, settlement: { ...chain.settlement, openingGasCapUsd: usd } } : chain,
    ),
  })

  it('must be covered by the maker’s own fee of the order', async () => {
    await fresh()
    const { openingCoveragePercent: _, ...standard } = generous
    await expectUntouched(await signed(), { state: 'waiting', reason: 'opening_fee_too_low' }, makerWith(standard))
  })

  it('is covered by its charge in a quote', async () => {
    await fresh()
    const { openingCoveragePercent: _, ...standard } = generous
    const maker = makerWith(standard)
    // The maker compares the charge with its own gas price samples.
    await maker.runOnce()
    const order = await place({ outputAmount: parseEther('40') })
    const opening = await authorized(store, order)
    await driveTo(world, store, maker, order, ['done'])
    expect(await now(opening)).toMatchObject({ state: 'final' })
    await maker.stop()
  })

  it('is capped per hour', async () => {
    await fresh()
    await expectUntouched(
      await signed(),
      { state: 'waiting', reason: 'opening_gas_cap' },
      makerWith(generous, capped('0.0000001')),
    )
  })

  it('is available again once a claim has paid for it', async () => {
    await fresh()
    const { order } = await signed()
    await makerWith().runOnce()
    const [opened] = await store.openings.signedSince(NORTH, new Date(0))
    const costE8 = nativeValue(world.catalogue, NORTH, opened?.feeCap ?? 0n) ?? 0n
    const catalogue = capped(formatUnits((costE8 * 3n) / 2n, 8))
    const next = await signed()
    await expectUntouched(next, { state: 'waiting', reason: 'opening_gas_cap' }, makerWith(generous, catalogue))
    await driveTo(world, store, makerWith(generous, catalogue), order, ['done'])
    await driveTo(world, store, makerWith(generous, catalogue), next.order, ['done'])
  })

  it('is not spent on a depositor with too many failures', async () => {
    await fresh()
    for (let i = 0; i < 3; i++)
      await store.openings.setState((await signed()).opening.id, 'refused', { reason: 'authorization_used' })
    await expectUntouched(await signed(), { state: 'expired', reason: 'depositor_blocked' })
  })
})

/** Burns half a million gas in each call, then does the token's work. */
function burningProxy(token: Hex): Hex {
  const head = `62004e205b600190038060045750365f5f375f5f365f73${token.slice(2)}5af43d5f5f3e`
  const success = head.length / 2 + 6
  return `0x${head}60${success.toString(16)}573d5ffd5b3d5ff3`
}

import { encodeFunctionData, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localPool, poolTerms } from '#chains/evm/testing/pool.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { OrderId } from '#core/order/id.ts'
import { driveTo, driveUntil, eager, makerIn } from '#maker/testing/drive.ts'
import { balanceOf, clientOf } from '#maker/testing/orders.ts'
import { startWorld, type World } from '#maker/testing/world.ts'
import { type Clock, systemClock } from '#runtime/clock.ts'
import { askQuotes, placeOrder, usdcRoute } from '#server/testing/orderFlow.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'

const { maker, user, friend, offerSigner } = devAccounts
const south = (amount: string): bigint => parseUnits(amount, 18)

/** The server's caches last seconds, rounds of the maker don't. */
const ROUND_MS = 1000

let world: World
let t: TestApp
let aheadMs = 0
const clock: Clock = { now: () => new Date(systemClock.now().getTime() + aheadMs) }
beforeAll(async () => {
  world = await startWorld({})
  t = await createTestApp({
    deps: { catalogue: world.catalogue, chains: (id) => world.chains.get(id) ?? null, clock },
  })
})
afterAll(async () => {
  await t?.close()
  await world?.stop()
})

const makerWith = (policy = eager) => makerIn(world, t.store, { offerSigner: offerSigner.address, policy })
const token = (): `0x${string}` => localDeployment(world.south.chainId).usdc
const held = (owner: `0x${string}`): Promise<bigint> => balanceOf(world.south, token(), owner)
const lent = (): Promise<bigint> =>
  clientOf(world.south).readContract({
    abi: poolAbi,
    address: localPool(world.south.chainId).address,
    functionName: 'outstanding',
  })
const request = { ...usdcRoute, from_address: user.address, recipient: friend.address }

it('a transfer that inventory can’t pay is offered, paid from the pool, and repaid once inventory is back', async () => {
  const owner = createUser(world.south.url, maker)
  const depositor = createUser(world.south.url, user)
  const { address: pool } = localPool(world.south.chainId)
  const inventory = await held(maker.address)
  await owner.transfer(token(), devAccounts.stranger.address, inventory - south('1'))
  await world.mine()
  expect((await askQuotes(t, request)).reasons.map(({ reason }) => reason)).toEqual(['insufficient_liquidity'])

  await depositor.approve(token(), pool, south('200'))
  const args = [south('200'), user.address] as const
  await depositor.send(pool, encodeFunctionData({ abi: poolAbi, functionName: 'deposit', args }))
  // The maker registers its offer key for the pools' account.
  await driveUntil(async () => {
    await makerWith().runOnce()
    await world.mine()
    aheadMs += ROUND_MS
    return (await askQuotes(t, request)).quotes.length > 0
  })

  const before = await held(friend.address)
  const { order, steps } = await placeOrder(t, request)
  const wallet = createUser(world.north.url, user)
  for (const step of steps) {
    if (step.kind !== 'evm_call') throw new Error(`a step of kind ${step.kind}`)
    await wallet.send(step.to as `0x${string}`, step.data as `0x${string}`)
  }
  const row = await t.store.orders.get(order.id as OrderId)
  if (!row) throw new Error('no order')
  await driveTo(world, t.store, makerWith(), row, ['done'])
  expect(await held(friend.address)).toBe(before + row.receiveAmount)
  expect(await held(maker.address)).toBe(south('1'))
  expect(await lent()).toBe(row.receiveAmount)

  const back = createUser(world.south.url, devAccounts.stranger)
  await back.transfer(token(), maker.address, south('100'))
  await driveUntil(async () => {
    await makerWith().runOnce()
    await world.mine()
    return (await lent()) === 0n
  })
  const fee = (row.receiveAmount * poolTerms.feePpm) / 1_000_000n
  expect(await held(maker.address)).toBe(south('101') - row.receiveAmount - fee)
})

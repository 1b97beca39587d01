import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFunctionData } from 'viem'
import { poolAbi } from '#contracts/abi/pool.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localPool, poolTerms } from '#chains/evm/testing/pool.ts'
import { govern, lend } from '#chains/evm/testing/poolDraws.ts'
import { openBookStorage } from '#reconciler/books.ts'
import { createReconciler, type Reconciler } from '#reconciler/createReconciler.ts'
import { createReconcilerMetrics } from '#reconciler/metrics.ts'
import { systemClock } from '#runtime/clock.ts'
import { type Alerts, createAlerts } from '#runtime/createAlerts.ts'
import { Crash } from '#runtime/failpoints.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'
import { createMetrics } from '#runtime/metrics.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerDeps } from './contract.ts'
import { type MakerStep, poolSteps } from './failpoints.ts'
import { noMetrics } from './metrics.ts'
import { driveTo, driveUntil, eager, makerIn } from './testing/drive.ts'
import { balanceOf, escrowStatus, openOrder } from './testing/orders.ts'
import {
  depositInPool,
  isRepaid,
  north,
  placePoolOrder,
  poolView,
  registerAccount,
  repayments,
  south,
  usdc,
} from './testing/poolOrders.ts'
import { makerLog, withWorld } from './testing/withWorld.ts'
import type { World } from './testing/world.ts'

type Hex = `0x${string}`
const feeOf = (amount: bigint): bigint => (amount * poolTerms.feePpm) / 1_000_000n

describe('an order that names the pools’ account', () => {
  let world: World
  let store: Store
  withWorld({}, (...opened) => ([world, store] = opened))

  let folder: string
  let alerts: Alerts
  let reconciler: Reconciler
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-pools-'))
    const process = { process: 'reconciler', webhook: null, clock: systemClock, log: makerLog } as const
    alerts = createAlerts({ ...process, metrics: createMetrics() })
    reconciler = createReconciler({
      store,
      catalogue: world.catalogue,
      chains: world.chains,
      wallets: makerAddressesOf(world.catalogue, { evm: devAccounts.maker.address.toLowerCase() }),
      bookStorage: openBookStorage(folder),
      alerts,
      clock: systemClock,
      log: makerLog,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 10,
    })
    // The wallets' books begin here.
    for (let pass = 0; pass < 3; pass++) {
      expect(await reconciler.runOnce()).toEqual([])
      await world.mine(20)
    }
  })
  afterAll(async () => {
    await alerts?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })
  /** Everything so far is final, and the books of wallets and escrows agree with the database. */
  async function expectBalanced(): Promise<void> {
    await world.mine(20)
    expect(await reconciler.runOnce()).toEqual([])
  }

  const makerWith = (change: Partial<MakerDeps> = {}) =>
    makerIn(world, store, { log: makerLog, offerSigner: devAccounts.offerSigner.address, ...change })

  const place = (send: string, receive: string): Promise<OrderRow> => placePoolOrder(store, world, send, receive)

  async function driveToRepaid(change: Partial<MakerDeps> = {}): Promise<void> {
    const maker = makerWith(change)
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return isRepaid(world.south)
    })
  }

  it('is paid from the pool alone, claimed for the account, collected, and repaid with its fee', async () => {
    await registerAccount(world, makerWith())
    await depositInPool(world.south, south('1000'))
    const { account } = localPool(world.north.chainId)
    const order = await place('50', '49.9')
    await openOrder(world.north, order)
    const inventory = await balanceOf(world.south, usdc(world.south), devAccounts.maker.address)
    const own = await balanceOf(world.north, usdc(world.north), devAccounts.maker.address)
    await driveTo(world, store, makerWith({ policy: { ...eager, allowanceSeconds: 3_600 } }), order, ['done'])
    expect(await balanceOf(world.south, usdc(world.south), order.recipient as Hex)).toBe(south('49.9'))
    expect(await balanceOf(world.south, usdc(world.south), devAccounts.maker.address)).toBe(inventory)
    expect(await poolView(world.south, 'outstanding')).toBe(south('49.9'))
    expect(await balanceOf(world.north, usdc(world.north), account)).toBe(north('50'))
    await expectBalanced()

    await driveToRepaid()
    expect(await repayments(world.south)).toEqual([{ principal: south('49.9'), income: feeOf(south('49.9')) }])
    expect(await balanceOf(world.south, usdc(world.south), devAccounts.maker.address)).toBe(
      inventory - south('49.9') - feeOf(south('49.9')),
    )
    const maker = makerWith()
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return (await balanceOf(world.north, usdc(world.north), account)) === 0n
    })
    expect(await balanceOf(world.north, usdc(world.north), devAccounts.maker.address)).toBe(own + north('50'))
    await expectBalanced()
  })

  it('waits while the pool is dry, and is refunded through the account when its time is over', async () => {
    const order = await place('1500', '1499')
    await openOrder(world.north, order)
    const maker = makerWith({ policy: { ...eager, noInventorySeconds: 0 } })
    for (let i = 0; i < 4; i++) {
      await maker.runOnce()
      await world.mine()
    }
    expect((await store.orders.get(order.id))?.state).toBe('confirmed')
    expect(await store.disbursements.forOrder(order.id)).toEqual([])
    const late = { now: () => new Date(order.fillDeadline.getTime() + 1_000) }
    await driveTo(world, store, makerWith({ clock: late }), order, ['refunded'])
    expect(await escrowStatus(world.north, order)).toBe('cancelled')
    expect(await balanceOf(world.south, usdc(world.south), order.recipient as Hex)).toBe(0n)
  })

  const places: readonly MakerStep[] = [...poolSteps, 'payout.take', 'approve.open', 'send.open', 'claim.open']

  it('is paid and repaid exactly once, wherever the maker dies', async () => {
    const paid = (await repayments(world.south)).length
    const { account } = localPool(world.north.chainId)
    const order = await place('20', '19.9')
    await openOrder(world.north, order)
    const left = new Set(places.flatMap((name) => [`${name}:before`, `${name}:after`]))
    const failpoints = {
      hit: async (name: string) => (left.delete(name) ? Promise.reject(new Crash(name)) : undefined),
    }
    let maker = makerWith({ failpoints })
    await driveUntil(async () => {
      await maker.runOnce().catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
        maker = makerWith({ failpoints })
      })
      await world.mine()
      const { state } = (await store.orders.get(order.id)) ?? order
      const isCollected = (await balanceOf(world.north, usdc(world.north), account)) === 0n
      return state === 'done' && isCollected && (await isRepaid(world.south))
    }, 120)
    expect([...left]).toEqual([])
    expect(await balanceOf(world.south, usdc(world.south), order.recipient as Hex)).toBe(south('19.9'))
    expect((await repayments(world.south)).slice(paid)).toEqual([
      { principal: south('19.9'), income: feeOf(south('19.9')) },
    ])
    await expectBalanced()
  })

  it('is repaid once though the database forgets a repayment that is not final', async () => {
    const paid = (await repayments(world.south)).length
    const order = await place('30', '29.9')
    await openOrder(world.north, order)
    await driveTo(world, store, makerWith({ policy: { ...eager, allowanceSeconds: 3_600 } }), order, ['done'])
    const maker = makerWith()
    await driveUntil(async () => {
      await maker.runOnce()
      const isMined = (await repayments(world.south)).length > paid
      if (!isMined) await world.mine()
      return isMined
    })
    // Another maker knows none of these transactions, and the final block still shows the debt and its approval.
    const empty = await openTestStore()
    const refused: string[] = []
    const forgetful = makerIn(world, empty, {
      log: makerLog,
      metrics: { ...noMetrics, failure: (_chain, where, reason) => void refused.push(`${where} ${reason}`) },
    })
    for (let i = 0; i < 8; i++) {
      await forgetful.runOnce()
      if (i >= 2) await world.mine()
    }
    await empty.close()
    expect(refused).toContain('repay allowance_missing')
    expect((await repayments(world.south)).slice(paid)).toEqual([
      { principal: south('29.9'), income: feeOf(south('29.9')) },
    ])
  })

  it('raises the share price by its fees over a day', async () => {
    const income = (await repayments(world.south)).reduce((sum, one) => sum + one.income, 0n)
    await world.south.rpc('evm_increaseTime', [Number(poolTerms.term) + 1])
    await world.mine()
    expect(income).toBe(feeOf(south('49.9') + south('19.9') + south('29.9')))
    expect(await poolView<bigint>(world.south, 'totalAssets')).toBe(south('1000') + income)
  })

  it('is not what it repays if another drawer owes it', async () => {
    const { chainId, url } = world.south
    const before = (await repayments(world.south)).length
    const args = [devAccounts.stranger.address] as const
    await govern(url, chainId, encodeFunctionData({ abi: poolAbi, functionName: 'setDrawer', args }))
    await lend(url, chainId, south('10'), devAccounts.stranger)
    const failures: string[] = []
    const metrics = {
      ...noMetrics,
      failure: (_: number, where: string, reason: string) => void failures.push(`${where} ${reason}`),
    }
    const maker = makerWith({ metrics })
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return failures.filter((one) => one === 'repay pool_other_drawer').length > 2
    })
    expect(await isRepaid(world.south)).toBe(false)
    expect(await repayments(world.south)).toHaveLength(before)
  })
})

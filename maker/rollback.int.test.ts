import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { Store } from '#store/contract.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import { SKIPPED_INDEXES } from '#store/depositAddresses/types.ts'
import { openStore } from '#store/open.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { newOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { saveTables } from '#store/testing/rewind.ts'
import type { MakerDeps } from './contract.ts'
import { LITECOIN_CHAIN } from './testing/bitcoinOrders.ts'
import { noMetrics } from './metrics.ts'
import { driveTo, driveUntil, eager, makerIn, settleAllowances } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import {
  depositInPool,
  isRepaid,
  placePoolOrder,
  poolView,
  registerAccount,
  repayments,
  south,
} from './testing/poolOrders.ts'
import { depositOnSvm, memoOf, placeEvmToSvm, placeSvmToEvm, svmBalance, svmOf } from './testing/svmOrders.ts'
import { makerLog as log } from './testing/withWorld.ts'
import { startWorld, type World } from './testing/world.ts'

/** Calls each action when its failpoint is first hit. */
function once(actions: Readonly<Record<string, () => Promise<void>>>): Failpoints & { readonly hits: Set<string> } {
  const hits = new Set<string>()
  return {
    hits,
    async hit(name) {
      const action = hits.has(name) ? undefined : actions[name]
      if (!action) return
      hits.add(name)
      await action()
    },
  }
}

/** Hands out a deposit address and returns its index. */
async function nextIndex(store: Store): Promise<number> {
  const { id: orderId } = newOrder()
  const addressAt = (index: number) => `address-${index}`
  return (
    await store.depositAddresses.handOut({ chainId: LITECOIN_CHAIN, orderId, addressAt, sign: async () => '0x12' })
  ).index
}

describe('a PostgreSQL that loses commits under a running maker', () => {
  let world: World
  let postgres: TestPostgres
  let url: string
  let store: Store
  let journal: IntentJournal
  let reasons: string[]
  beforeAll(async () => {
    ;[world, postgres] = await Promise.all([startWorld({ svm: true }), startTestPostgres()])
    await settleAllowances(world)
    const accounts = await openTestStore()
    await registerAccount(world, makerIn(world, accounts, { log, offerSigner: devAccounts.offerSigner.address }))
    await accounts.close()
    await depositInPool(world.south, south('1000'))
  })
  afterAll(async () => {
    await world?.stop()
    await postgres?.stop()
  })
  beforeEach(async () => {
    url = await postgres.createDatabase()
    journal = await openJournal(join(await world.folder(), 'intents'))
    store = await openStore({ url, journal, depositNetworks: [LITECOIN_CHAIN], clock: systemClock, log })
    reasons = []
  })
  afterEach(async () => {
    await store.close()
    await journal.close()
  })

  const makerWith = (failpoints: Failpoints, change: Partial<MakerDeps> = {}) =>
    makerIn(world, store, {
      ...change,
      log,
      failpoints,
      offerSigner: devAccounts.offerSigner.address,
      metrics: { ...noMetrics, failure: (_chain, _where, reason) => void reasons.push(reason) },
    })
  const plainTransfer = () => placeEvmOrder(store, { from: world.north, to: world.south, change: { fillMode: 1 } })
  const throughFiller = () => placeEvmOrder(store, { from: world.north, to: world.south })
  const fromPool = () => placePoolOrder(store, world, '20', '19.9')
  const received = ({ toChain, recipient, escrowOrder }: OrderRow): Promise<bigint> =>
    toChain === world.south.chainId
      ? balanceOf(world.south, escrowOrder?.outputToken ?? zeroAddress, recipient as `0x${string}`)
      : svmBalance(world, recipient)
  const expectPaidOnce = async (order: OrderRow): Promise<void> => {
    expect(await received(order)).toBe(order.receiveAmount)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    expect(reasons).toContain('database_rolled_back')
  }

  it.each([
    ['a plain transfer', plainTransfer],
    ['a transfer on a network without nonces', () => placeEvmToSvm(store, world)],
    ['a payout through the filler', throughFiller],
    ['a payout from a pool', fromPool],
  ])('pays %s once when the row and the signature are forgotten after the payout was mined', async (_name, place) => {
    const order = await place()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const failpoints = once({ 'send.open:before': async () => void (restore = await saveTables(url)) })
    const maker = makerWith(failpoints)
    await driveTo(world, store, maker, order, ['mined', 'final', 'done'])
    await restore?.()
    expect((await store.orders.get(order.id))?.state).toBe('reserved')
    await driveTo(world, store, maker, order, ['done'])
    await expectPaidOnce(order)
  })

  it('pays once if everything since the deposit is lost, and writes its rows again', async () => {
    const order = await plainTransfer()
    const restore = await saveTables(url)
    expect(await nextIndex(store)).toBe(0)
    await openOrder(world.north, order)
    const maker = makerWith(once({}))
    await driveTo(world, store, maker, order, ['mined', 'final', 'done'])
    await restore()
    expect((await store.orders.get(order.id))?.state).toBe('quoted')
    await driveTo(world, store, maker, order, ['done'])
    await expectPaidOnce(order)
    expect(await store.deposits.forOrder(order.id)).toHaveLength(1)
    // The address at index 0 is with a user, though the database lost its row.
    expect(await nextIndex(store)).toBe(SKIPPED_INDEXES)
  })

  it('does not hold an order whose refund is due when its payout is forgotten', async () => {
    const order = await throughFiller()
    const restore = await saveTables(url)
    await openOrder(world.north, order)
    const maker = makerWith(once({}))
    await driveTo(world, store, maker, order, ['final', 'done'])
    await maker.stop()
    await restore()
    const late = { now: () => new Date(order.fillDeadline.getTime() + 1_000) }
    await driveTo(world, store, makerWith(once({}), { clock: late }), order, ['done'])
    await expectPaidOnce(order)
  })

  it('does not hold an order whose payout is forgotten because its addresses are refused later', async () => {
    const order = await throughFiller()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const maker = makerWith(once({ 'payout.screen:before': async () => void (restore = await saveTables(url)) }))
    await driveTo(world, store, maker, order, ['final', 'done'])
    await maker.stop()
    await restore?.()
    const screening = { check: () => Promise.resolve({ reason: 'sanctioned' }) }
    await driveTo(world, store, makerWith(once({}), { screening }), order, ['done'])
    await expectPaidOnce(order)
  })

  it('does not hold a deposit as too small for its refund when its payout is forgotten', async () => {
    const order = await placeSvmToEvm(store, world)
    const restore = await saveTables(url)
    await depositOnSvm(svmOf(world), order.sendAmount, memoOf(order))
    const maker = makerWith(once({}))
    await driveTo(world, store, maker, order, ['final', 'done'])
    await maker.stop()
    await restore()
    const late = { now: () => new Date(order.fillDeadline.getTime() + 1_000) }
    const svm = world.payers.get(SVM_CHAIN)
    if (!svm) throw new Error('no payer')
    const dear: Payer = { ...svm, plan: async (...of) => ({ ...(await svm.plan(...of)), feeCap: 10n ** 18n }) }
    const payers = new Map([...world.payers, [SVM_CHAIN, dear] as const])
    await driveTo(world, store, makerWith(once({}), { clock: late, payers }), order, ['done'])
    const paid = await balanceOf(world.north, zeroAddress, order.recipient as `0x${string}`)
    expect(paid).toBe(order.receiveAmount + order.destinationGas)
    expect(reasons).toContain('database_rolled_back')
  })

  it.each([
    ['a payout through the filler', throughFiller],
    ['a plain transfer', plainTransfer],
  ])('finds its replacement of %s again when the database forgets it', async (_name, place) => {
    const order = await place()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const failpoints = once({ 'follow.replace:before': async () => void (restore = await saveTables(url)) })
    const maker = makerWith(failpoints, { policy: { ...eager, bumpAfterBlocks: 0 } })
    const attempts = async (): Promise<number> => {
      const [payout] = await store.disbursements.forOrder(order.id)
      return payout ? ((await store.slots.forRef('payout', payout.id))?.txs.length ?? 0) : 0
    }
    await world.south.rpc('evm_setAutomine', [false])
    await vi.waitUntil(async () => maker.runOnce().then(async () => (await attempts()) === 2), {
      timeout: 30_000,
      interval: 100,
    })
    await world.south.rpc('evm_setAutomine', [true])
    await world.mine()
    await restore?.()
    expect(await attempts()).toBe(1)
    await driveTo(world, store, maker, order, ['done'])
    await expectPaidOnce(order)
  })

  const places = ['send.current:before', 'send.broadcast:before', 'send.mark:before']

  it.each(places)('draws from a pool once if the database is rolled back at %s', async (at) => {
    const order = await fromPool()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const failpoints = once({
      'send.open:before': async () => void (restore = await saveTables(url)),
      [at]: async () => restore?.(),
    })
    const drawn = await poolView<bigint>(world.south, 'drawCount')
    await driveTo(world, store, makerWith(failpoints), order, ['done'])
    expect([...failpoints.hits]).toContain(at)
    await expectPaidOnce(order)
    expect(await poolView<bigint>(world.south, 'drawCount')).toBe(drawn + 1n)
  })

  it('repays a draw once if the database forgets the repayment', async () => {
    const before = await repayments(world.south)
    const order = await fromPool()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const maker = makerWith(once({ 'repay.plan:before': async () => void (restore = await saveTables(url)) }))
    await driveTo(world, store, maker, order, ['done'])
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return isRepaid(world.south)
    })
    const repaid = await repayments(world.south)
    expect(repaid.slice(before.length).map(({ principal }) => principal)).toEqual([order.receiveAmount])
    await restore?.()
    const later = await plainTransfer()
    await openOrder(world.north, later)
    await driveTo(world, store, maker, later, ['done'])
    await expectPaidOnce(later)
    expect(await repayments(world.south)).toEqual(repaid)
  })

  it.each(places)('pays once if the database is rolled back at %s', async (at) => {
    const order = await plainTransfer()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const failpoints = once({
      'send.open:before': async () => void (restore = await saveTables(url)),
      [at]: async () => restore?.(),
    })
    const sent = await clientOf(world.south).getTransactionCount({ address: devAccounts.maker.address })
    await driveTo(world, store, makerWith(failpoints), order, ['done'])
    expect([...failpoints.hits]).toContain(at)
    await expectPaidOnce(order)
    expect(await clientOf(world.south).getTransactionCount({ address: devAccounts.maker.address })).toBe(sent + 1)
  })

  it('sends nothing while the lost commits cannot be restored', async () => {
    const order = await plainTransfer()
    await openOrder(world.north, order)
    let restore: (() => Promise<void>) | undefined
    const maker = makerWith(once({ 'send.open:before': async () => void (restore = await saveTables(url)) }))
    await driveTo(world, store, maker, order, ['mined', 'final', 'done'])
    await restore?.()
    const broken = { ...store, intents: { ...store.intents, restore: () => Promise.reject(new Error('no journal')) } }
    const blind = makerIn(world, broken, { log })
    await maker.stop()
    for (let pass = 0; pass < 4; pass++) {
      await blind.runOnce()
      await world.mine()
    }
    expect(await received(order)).toBe(order.receiveAmount)
    await driveTo(world, store, makerWith(once({})), order, ['done'])
    await expectPaidOnce(order)
  })
})

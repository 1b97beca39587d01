import { join } from 'node:path'
import { zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { systemClock } from '#runtime/clock.ts'
import { type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openJournal } from '#store/journal/journal.ts'
import { openRewindable, type SavedRows } from '#store/testing/rewindable.ts'
import { adoptPayout } from './adoptPayout.ts'
import { type OperatorDeps, refundHeld, releaseHeld } from './operatorActions.ts'
import { noMetrics } from './metrics.ts'
import { driveTo, makerIn, settleAllowances } from './testing/drive.ts'
import { balanceOf, clientOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import { makerLog as log } from './testing/withWorld.ts'
import { startWorld, type World } from './testing/world.ts'

const maker = devAccounts.maker.address

/** Database and journal of one process; `lose` continues from an older database and an empty journal. */
async function openLossy(world: World) {
  const open = async (saved?: SavedRows) => {
    const journal = await openJournal(join(await world.folder(), 'intents'))
    const database = await openRewindable(saved)
    const store = await database.open({ clock: systemClock, log, journal })
    return { journal, database, store }
  }
  let now = await open()
  const close = async () => {
    await now.store.close()
    await now.journal.close()
  }
  return {
    get store(): Store {
      return now.store
    },
    save: () => now.database.save(),
    async lose(saved: SavedRows) {
      await close()
      now = await open(saved)
    },
    close,
  }
}

describe('an older database without its journal', () => {
  let world: World
  let disk: Awaited<ReturnType<typeof openLossy>>
  let reasons: string[]
  beforeAll(async () => {
    world = await startWorld()
    await settleAllowances(world)
  })
  afterAll(() => world?.stop())
  afterEach(async () => {
    await world.south.rpc('evm_setAutomine', [true])
    await world.mine()
    await disk?.close()
  })

  const makerWith = (failpoints: Failpoints = noFailpoints, time: () => Date = () => new Date()) =>
    makerIn(world, disk.store, {
      log,
      failpoints,
      clock: { now: time },
      metrics: { ...noMetrics, failure: (_chain, _where, reason) => void reasons.push(reason) },
    })
  const operator = (): OperatorDeps => ({ store: disk.store, chains: world.chains, payers: world.payers })
  const received = ({ recipient }: OrderRow) => balanceOf(world.south, zeroAddress, recipient as `0x${string}`)
  const place = (change = {}) => placeEvmOrder(disk.store, { from: world.north, to: world.south, change })
  const stateOf = async ({ id }: OrderRow) => disk.store.orders.get(id)
  const passes = async (count: number, time?: () => Date): Promise<void> => {
    const running = makerWith(noFailpoints, time)
    for (let pass = 0; pass < count; pass++) {
      await running.runOnce()
      await world.north.mine()
    }
  }

  /** An earlier payout, so that the database counts signatures; then one that leaves no trace. */
  async function forgotten(paid: 'mined' | 'pending', change = {}): Promise<OrderRow> {
    reasons = []
    disk = await openLossy(world)
    const first = await place()
    await openOrder(world.north, first)
    await driveTo(world, disk.store, makerWith(), first, ['done'])
    const order = await place(change)
    await openOrder(world.north, order)
    let saved: SavedRows | undefined
    const failpoints = {
      hit: async (name: string) => {
        if (name === 'payout.take:before') saved ??= await disk.save()
      },
    }
    if (paid === 'pending') await world.south.rpc('evm_setAutomine', [false])
    const payer = makerWith(failpoints)
    for (
      let pass = 0;
      pass < 20 && !['broadcast', 'mined', 'final'].includes((await stateOf(order))?.state ?? '');
      pass++
    ) {
      await payer.runOnce()
      await world.north.mine()
    }
    if (!saved) throw new Error('nothing was taken')
    await disk.lose(saved)
    expect((await stateOf(order))?.state).toBe('confirmed')
    return order
  }
  const afterDeadline = (order: OrderRow) => () => new Date(order.fillDeadline.getTime() + 1_000)

  it('does not cancel an order that the chain shows as paid; an operator adopts its payout, and it is claimed', async () => {
    const order = await forgotten('mined')
    await passes(6, afterDeadline(order))
    expect(await stateOf(order)).toMatchObject({ state: 'held', heldReason: 'paid_elsewhere' })
    expect(await escrowStatus(world.north, order)).toBe('open')
    await expect(refundHeld(operator(), order.id)).rejects.toMatchObject({ reason: 'paid_elsewhere' })
    await expect(releaseHeld(operator(), order.id)).rejects.toMatchObject({ reason: 'paid_elsewhere' })

    await world.south.mine(5)
    const client = clientOf(world.south)
    const count = await client.getTransactionCount({ address: maker })
    const block = await client.getBlock({ blockTag: 'latest', includeTransactions: true })
    let ref: string | null = null
    for (let height = block.number; ref === null && height > 0n; height--) {
      const { transactions } = await client.getBlock({ blockNumber: height, includeTransactions: true })
      ref = transactions.find(({ from, nonce }) => from === maker.toLowerCase() && nonce === count - 1)?.hash ?? null
    }
    if (!ref) throw new Error('the payout is not there')
    const other = await client.getBlock({ blockNumber: block.number })
    await expect(adoptPayout(operator(), 'test', order.id, other.hash)).rejects.toMatchObject({ retriable: true })
    expect(await adoptPayout(operator(), 'test', order.id, ref)).toMatchObject({ state: 'final' })
    await driveTo(world, disk.store, makerWith(), order, ['done'])
    expect(await escrowStatus(world.north, order)).toBe('claimed')
    expect(await received(order)).toBe(order.receiveAmount)
    expect(await disk.store.adminLog.recent(1)).toMatchObject([{ action: 'payout.adopt', actor: 'test' }])
    await expect(adoptPayout(operator(), 'test', order.id, ref)).rejects.toMatchObject({ reason: 'not_adoptable' })
  })

  it('does not adopt the payout of another order', async () => {
    const order = await forgotten('mined')
    const paid = (await disk.store.orders.inStates({ states: ['done'], limit: 1 }))[0]
    const rows = paid ? await disk.store.disbursements.forOrder(paid.id) : []
    await expect(adoptPayout(operator(), 'test', order.id, rows[0]?.txRef ?? '')).rejects.toMatchObject({
      reason: 'not_the_payout',
    })
  })

  it('neither cancels nor reuses its nonce while the unknown payout waits in a mempool', async () => {
    const order = await forgotten('pending')
    const next = await place()
    await openOrder(world.north, next)
    await passes(6, afterDeadline(order))
    expect(await escrowStatus(world.north, order)).toBe('open')
    expect(reasons).toContain('unknown_pending')
    expect((await disk.store.disbursements.forOrder(next.id)).map(({ state }) => state)).not.toContain('intent')

    await world.south.rpc('evm_setAutomine', [true])
    await world.mine()
    await passes(4, afterDeadline(order))
    expect(await received(order)).toBe(order.receiveAmount)
    expect(await stateOf(order)).toMatchObject({ state: 'held', heldReason: 'paid_elsewhere' })
    expect(await escrowStatus(world.north, order)).toBe('open')
  })

  it('uses no nonce that the chain has used', async () => {
    await forgotten('mined')
    const next = await place()
    await openOrder(world.north, next)
    const count = await clientOf(world.south).getTransactionCount({ address: maker })
    await driveTo(world, disk.store, makerWith(), next, ['done'])
    const [row] = await disk.store.disbursements.forOrder(next.id)
    expect((await disk.store.slots.forRef('payout', row?.id ?? -1n))?.slot).toBe(BigInt(count))
    expect(await received(next)).toBe(next.receiveAmount)
  })

  it('does not pay a plain transfer again', async () => {
    const order = await forgotten('mined', { fillMode: 1 })
    await passes(6)
    expect(await received(order)).toBe(order.receiveAmount)
    expect(reasons).toContain('journal_incomplete')
    await passes(6, afterDeadline(order))
    expect(await escrowStatus(world.north, order)).toBe('open')
    expect(reasons).toContain('slots_unexplained')
  })

  it('cancels an unpaid order once its deadline is final on the destination, and not before', async () => {
    reasons = []
    disk = await openLossy(world)
    const first = await place()
    await openOrder(world.north, first)
    await driveTo(world, disk.store, makerWith(), first, ['done'])
    const order = await place()
    await openOrder(world.north, order)
    await disk.lose(await disk.save())
    const late = makerWith(noFailpoints, afterDeadline(order))
    for (let pass = 0; pass < 6; pass++) {
      await late.runOnce()
      await world.mine()
    }
    const early = await escrowStatus(world.north, order)
    expect(reasons).toContain('journal_incomplete')
    await world.south.rpc('evm_increaseTime', [1_300])
    await world.mine(3)
    await driveTo(world, disk.store, late, order, ['refunded'])
    expect([early, await escrowStatus(world.north, order)]).toEqual(['open', 'cancelled'])
    expect(await received(order)).toBe(0n)
  })
})

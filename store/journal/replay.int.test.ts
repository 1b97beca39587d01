import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '../contract.ts'
import type { OpenOptions } from '../storeOver.ts'
import { type IntentJournal, openJournal } from './journal.ts'
import type { JournalRecord } from './record.ts'
import { depositOf, freshChain, newOrder, payoutOf, reservedOrder, signedTx } from '../testing/fixtures.ts'
import { openRewindable, type Rewindable, type SavedRows } from '../testing/rewindable.ts'

let folder: string
let journal: IntentJournal
let database: Rewindable
let store: Store

const options = () => ({ clock: systemClock, log: silentLog, journal })
/** Drops the memory and reopens, on the current database or on the state in `saved`. */
const restart = async (saved?: SavedRows, depositNetworks: OpenOptions['depositNetworks'] = []): Promise<void> => {
  const now = saved ?? (await database.save())
  await store.close()
  await journal.close()
  journal = await openJournal(join(folder, 'intents'))
  database = await openRewindable(now)
  store = await database.open({ ...options(), depositNetworks })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-replay-'))
  journal = await openJournal(join(folder, 'intents'))
  database = await openRewindable()
  store = await database.open(options())
})
afterEach(async () => {
  await store.close()
  await journal.close()
  await rm(folder, { recursive: true, force: true })
})

const payoutRequest = ({ order, payout }: Awaited<ReturnType<typeof reservedOrder>>) =>
  ({ chainId: order.toChain, signer: 's', purpose: 'payout', refId: payout.id, floor: 0n }) as const

describe('replay of the intent journal', () => {
  it('restores tx slots and transactions that the database lost', async () => {
    const ready = await reservedOrder(store)
    const before = await database.save()
    const [tx, bump] = [signedTx(), signedTx({ expiresAt: 9n })]
    const slot = await store.slots.open(payoutRequest(ready), async () => tx)
    const opened = await database.save()
    await store.slots.addTx(slot.id, bump)

    await restart(before)
    expect(await store.slots.forRef('payout', ready.payout.id)).toMatchObject({
      slot: 0n,
      state: 'open',
      txs: [tx, bump],
    })
    expect(await store.disbursements.get(ready.payout.id)).toMatchObject({ state: 'intent' })
    expect((await store.orders.get(ready.order.id))?.state).toBe('intent')
    await expect(store.slots.open(payoutRequest(ready), async () => signedTx())).rejects.toMatchObject({
      reason: 'slot_already_open',
    })
    const other = await store.slots.open({ ...payoutRequest(ready), purpose: 'setup', refId: null }, async () =>
      signedTx(),
    )
    expect(other.slot).toBe(1n)

    await restart(opened)
    expect((await store.slots.forRef('payout', ready.payout.id))?.txs).toMatchObject([tx, bump])
  })

  it('restores a whole batch that was lost between journal and commit, each on its own tx slot', async () => {
    const ready = await Promise.all(
      Array.from({ length: 3 }, () =>
        reservedOrder(store, { toChain: freshChain() }).then(({ order, payout }) => ({ order, payout })),
      ),
    )
    const chainId = ready[0]?.order.toChain ?? freshChain()
    const asks = ready.map(({ payout }) => ({ purpose: 'payout' as const, refId: payout.id }))
    const before = await database.save()
    const opened = await store.slots.openAll({ chainId, signer: 's', asks, floor: 4n }, async () => signedTx())
    const slots = opened.flatMap((outcome) => ('opened' in outcome ? [outcome.opened] : []))
    await restart(before)
    expect((await store.slots.unsettled(chainId)).map(({ slot, refId, txs }) => [slot, refId, txs[0]?.raw])).toEqual(
      slots.map(({ slot, refId, txs }) => [slot, refId, txs[0]?.raw]),
    )
    expect(slots.map(({ slot }) => slot)).toEqual([4n, 5n, 6n])
    for (const { order } of ready) expect((await store.orders.get(order.id))?.state).toBe('intent')
    const again = await store.slots.openAll({ chainId, signer: 's', asks, floor: 4n }, async () => signedTx())
    expect(again).toMatchObject(asks.map(() => ({ failed: { reason: 'slot_already_open' } })))
  })

  it('writes a batch off in the journal when its transaction was rolled back', async () => {
    const ready = [await reservedOrder(store), await reservedOrder(store)]
    const asks = ready.map(({ payout }) => ({ purpose: 'payout' as const, refId: payout.id }))
    const chainId = freshChain()
    const work = store.transaction(async (tx) => {
      await tx.slots.openAll({ chainId, signer: 's', asks, floor: 0n }, async () => signedTx())
      throw new Error('dead')
    })
    await expect(work).rejects.toThrow('dead')
    await restart()
    expect(await store.slots.unsettled(chainId)).toEqual([])
    for (const { payout } of ready)
      expect(await store.disbursements.get(payout.id)).toMatchObject({ state: 'reserved' })
  })

  it('changes nothing when nothing was lost, however often it runs', async () => {
    const ready = await reservedOrder(store)
    const slot = await store.slots.open(payoutRequest(ready), async () => signedTx())
    const full = await store.slots.addTx(slot.id, signedTx())
    const events = await store.orders.events(ready.order.id, 0)
    for (let i = 0; i < 2; i++) {
      await restart()
      expect(await store.slots.get(slot.id)).toEqual(full)
      expect(await store.orders.events(ready.order.id, 0)).toEqual(events)
    }
  })

  it('continues with the same bytes after a crash between journal and commit', async () => {
    const ready = await reservedOrder(store)
    const tx = signedTx()
    const real = journal
    const dying: IntentJournal = {
      ...real,
      append: (record) =>
        record.kind === 'abort'
          ? Promise.reject(new Error('dead'))
          : real.append(record).then(() => Promise.reject(new Error('dead'))),
    }
    const doomed = await database.open({ ...options(), journal: dying })
    await expect(doomed.slots.open(payoutRequest(ready), async () => tx)).rejects.toThrow('dead')
    expect(await store.slots.unsettled(ready.order.toChain)).toEqual([])
    await restart()
    expect((await store.slots.forRef('payout', ready.payout.id))?.txs).toMatchObject([tx])
    expect((await store.orders.get(ready.order.id))?.state).toBe('intent')
  })

  it('ignores what was rolled back while the process kept running', async () => {
    const ready = await reservedOrder(store)
    const work = store.transaction(async (inner) => {
      await inner.slots.open(payoutRequest(ready), async () => signedTx())
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await restart()
    expect(await store.slots.unsettled(ready.order.toChain)).toEqual([])
    expect(await store.disbursements.get(ready.payout.id)).toMatchObject({ state: 'reserved' })
    const slot = await store.slots.open(payoutRequest(ready), async () => signedTx())
    expect(slot.slot).toBe(0n)
    await expect(
      store.transaction(async (inner) => {
        await inner.slots.addTx(slot.id, signedTx())
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow()
    await restart()
    expect(await store.slots.get(slot.id)).toEqual(slot)
  })

  it('never revives a transaction older than the latest in the database', async () => {
    const ready = await reservedOrder(store)
    const slot = await store.slots.open(payoutRequest(ready), async () => signedTx())
    const open = await lastRecord()
    // A record without its abort, as after a commit whose answer was lost.
    await journal.append({ kind: 'tx', intentId: open.intentId, tx: signedTx(), at: new Date() })
    const after = await store.slots.addTx(slot.id, signedTx())
    await restart()
    expect(await store.slots.get(slot.id)).toEqual(after)
  })

  it('does not give one tx slot to two intents', async () => {
    const ready = await reservedOrder(store)
    const request = payoutRequest(ready)
    const stale: JournalRecord = {
      kind: 'open',
      intentId: '00000000-0000-4000-8000-000000000001',
      ...request,
      slot: 0n,
      orderId: ready.order.id,
      tx: signedTx(),
      at: new Date(),
    }
    await journal.append(stale)
    const slot = await store.slots.open({ ...request, purpose: 'setup', refId: null }, async () => signedTx())
    await restart()
    expect(await store.slots.unsettled(request.chainId)).toEqual([slot])
    expect(await store.disbursements.get(ready.payout.id)).toMatchObject({ state: 'reserved' })
  })

  it('voids the tx slot and stops the order if the two disagree', async () => {
    const ready = await reservedOrder(store)
    const before = await database.save()
    const tx = signedTx()
    await store.slots.open(payoutRequest(ready), async () => tx)
    await restart(before)
    await store.close()
    await journal.close()
    // The same loss, but the row that it paid from is now a cancel's.
    database = await openRewindable(before)
    journal = { records: [], read: async () => [], append: async () => undefined, close: async () => undefined }
    store = await database.open(options())
    await store.disbursements.release(ready.payout.id)
    await store.disbursements.take({ ...payoutOf(ready.order, ready.deposit), kind: 'cancel' }, null)
    await restart()
    expect(await store.slots.unsettled(ready.order.toChain)).toMatchObject([
      { purpose: 'void', refId: null, slot: 0n, txs: [tx] },
    ])
    expect(await store.orders.get(ready.order.id)).toMatchObject({ state: 'incident', heldReason: 'journal_conflict' })
  })

  it('records an incident for a signature whose order the database lost too', async () => {
    const before = await database.save()
    const ready = await reservedOrder(store)
    const tx = signedTx()
    await store.slots.open(payoutRequest(ready), async () => tx)
    await restart(before)
    expect(await store.orders.get(ready.order.id)).toBeNull()
    expect(await store.incidents.open(10)).toMatchObject([
      { kind: 'journal_conflict', subject: `${ready.order.toChain}:${tx.ref}`, details: { order: ready.order.id } },
    ])
    await restart()
    expect(await store.incidents.countOpen()).toEqual(new Map([['journal_conflict', 1]]))
  })

  it('rebinds an opening, and voids its tx slot without stopping an order if the number is taken', async () => {
    const fromChain = freshChain()
    const opened = async () => {
      const { id: orderId, fromAddress: depositor } = await store.orders.create(newOrder({ fromChain }))
      const window = { validAfter: 0, validBefore: 1 }
      return store.openings.create({
        ...window,
        orderId,
        depositor,
        chainId: fromChain,
        kind: 'erc3009',
        signature: '0x12',
      })
    }
    const before = await database.save()
    const opening = await opened()
    const known = await database.save()
    const request = { chainId: fromChain, signer: 's', purpose: 'open', refId: opening.id, floor: 0n } as const
    const tx = signedTx()
    await store.slots.open(request, async () => tx)

    await restart(known)
    expect(await store.slots.forRef('open', opening.id)).toMatchObject({ state: 'open', txs: [tx] })
    expect((await store.openings.get(opening.id))?.state).toBe('intent')

    // The database loses the opening, and another one takes its id before the journal is read.
    await store.close()
    database = await openRewindable(before)
    store = await database.open({ ...options(), journal: null })
    const other = await opened()
    expect(other.id).toBe(opening.id)
    await restart()
    expect(await store.slots.unsettled(fromChain)).toMatchObject([{ purpose: 'void', refId: null, txs: [tx] }])
    expect((await store.openings.get(other.id))?.state).toBe('waiting')
    expect((await store.orders.get(other.orderId))?.state).toBe('quoted')
  })

  it('stops an order whose deposit was lost too, so that it is not paid a second time', async () => {
    for (const expired of [false, true]) {
      const order = await store.orders.create(newOrder())
      if (expired) await store.orders.apply(order.id, 'expired')
      const before = await database.save()
      const { deposit } = await store.deposits.record(depositOf(order))
      await store.deposits.confirm(deposit.id)
      const taken = await store.disbursements.take(payoutOf(order, deposit), 10n ** 30n)
      if (!('taken' in taken)) throw new Error(taken.refused)
      await store.slots.open(payoutRequest({ order, deposit, payout: taken.taken }), async () => signedTx())
      await restart(before)
      expect(await store.orders.get(order.id)).toMatchObject({ state: 'incident', heldReason: 'journal_conflict' })
      const again = await store.deposits.record(depositOf(order))
      expect(again.order?.state).toBe('incident')
      await store.deposits.confirm(again.deposit.id)
      for (const kind of ['payout', 'cancel'] as const) {
        await expect(
          store.disbursements.take({ ...payoutOf(order, again.deposit), kind }, 10n ** 30n),
        ).rejects.toMatchObject({ reason: 'journal_conflict' })
      }
    }
  })

  const handOut = async (chainId: ReturnType<typeof freshChain>): Promise<number> => {
    const { id: orderId } = newOrder()
    const asked = { chainId, orderId, addressAt: (index: number) => `a${index}`, sign: async () => '0x12' as const }
    return (await store.depositAddresses.handOut(asked)).index
  }

  it('skips the deposit addresses that an older database lacks, once', async () => {
    const [known, fresh] = [freshChain(), freshChain()]
    expect(await handOut(known)).toBe(0)
    const before = await database.save()
    expect([await handOut(known), await handOut(fresh)]).toEqual([1, 0])
    await store.slots.open(payoutRequest(await reservedOrder(store)), async () => signedTx())

    await restart(before, [fresh])
    expect([await handOut(known), await handOut(fresh)]).toEqual([10_001, 10_000])
    await restart(undefined, [fresh])
    expect([await handOut(known), await handOut(fresh)]).toEqual([10_002, 10_001])
  })

  it('skips no deposit address after a crash between journal and commit', async () => {
    const chainId = freshChain()
    expect(await handOut(chainId)).toBe(0)
    const ready = await reservedOrder(store)
    const before = await database.save()
    await store.slots.open(payoutRequest(ready), async () => signedTx())
    await restart(before, [chainId])
    expect(await store.slots.forRef('payout', ready.payout.id)).toMatchObject({ state: 'open' })
    expect(await handOut(chainId)).toBe(1)
  })

  async function lastRecord(): Promise<Extract<JournalRecord, { kind: 'open' | 'tx' }>> {
    const reader = await openJournal(join(folder, 'intents'))
    await reader.close()
    const record = reader.records.at(-1)
    if (record?.kind !== 'open' && record?.kind !== 'tx') throw new Error('no record')
    return record
  }
})

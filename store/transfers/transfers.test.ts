import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedTx } from '#chains/contract/payer.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { pgliteDriver } from '../driver/pglite.ts'
import { openJournal, type IntentJournal } from '../journal/journal.ts'
import { storeOver } from '../storeOver.ts'
import { pooledSession } from '../testing/pooledSession.ts'
import { openTestDatabase, type TestDatabase } from '../testing/memoryStore.ts'
import type { MovedTransfer, NewTransfer } from './types.ts'
import { pendingKinds } from '../work/pending.ts'

const [NORTH, SOUTH] = [chainId(1), chainId(10)]
const newTransfer = (change: Partial<NewTransfer> = {}): NewTransfer => ({
  orderId: orderIdFromUuid(randomUUID()),
  chainId: NORTH,
  asset: assetId(NORTH, '0xaa'),
  amount: 70n,
  nativeFee: 3n,
  toAsset: assetId(SOUTH, '0xbb'),
  minReceive: 69n,
  provider: 'relay',
  steps: '[]',
  openBy: new Date('2026-03-01T12:10:00Z'),
  origin: 'operator',
  canaryRoute: null,
  canaryHour: null,
  seal: 'sealed',
  ...change,
})
const signedAs = (ref: string): SignedTx => ({ ref, raw: `0x${ref}`, feeCap: 1n, expiresAt: null })

describe('transfers between the maker’s wallets', () => {
  let folder: string
  let journal: IntentJournal
  let database: TestDatabase

  const open = async (): Promise<void> => {
    journal = await openJournal(join(folder, 'intents'))
    database = await openTestDatabase({ journal })
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-transfers-'))
    await open()
  })
  afterEach(async () => {
    await database.store.close()
    await journal.close()
    await rm(folder, { recursive: true, force: true })
  })

  const sign = (id: bigint, ref: string) =>
    database.store.slots.open(
      { chainId: NORTH, signer: 'maker', purpose: 'transfer', refId: id, floor: 0n },
      async () => signedAs(ref),
    )

  it('are requested once for an order', async () => {
    const transfer = newTransfer()
    const row = await database.store.transfers.request(transfer)
    const repeated = database.store.transfers.request({ ...transfer, amount: 71n })
    await expect(repeated).rejects.toMatchObject({ reason: 'transfer_repeated' })
    expect(await database.store.transfers.recent(5)).toEqual([row])
    expect(row).toMatchObject({ state: 'waiting', amount: 70n })
  })

  it('have waits of providers and routes, which count failures in a row until a request works', async () => {
    const { transfers } = database.store
    const until = (failures: number) => new Date(failures * 1000)
    const [provider, route] = [
      { kind: 'provider' as const, subject: 'relay' },
      { kind: 'route' as const, subject: 'relay' },
    ]
    for (const one of [provider, provider, route]) await transfers.backOff(one, until)
    const rows = [
      { ...provider, failures: 2, until: until(2) },
      { ...route, failures: 1, until: until(1) },
    ]
    expect((await transfers.backoffs()).toSorted((a, b) => b.failures - a.failures)).toEqual(rows)
    await transfers.endBackoffs({ provider: 'relay', route: null })
    expect(await transfers.backoffs()).toEqual([rows[1]])
    await transfers.endBackoffs({ provider: 'debridge', route: 'relay' })
    expect(await transfers.backoffs()).toEqual([])
  })

  it('count as reserved until they have left', async () => {
    const { store } = database
    const row = await store.transfers.request(newTransfer())
    const reserved = async () => Object.fromEntries(await store.disbursements.reserved(NORTH))
    expect(await reserved()).toEqual({ [row.asset]: 70n, [assetId(NORTH, NATIVE)]: 3n })
    const slot = await sign(row.id, 'a')
    expect(await reserved()).toMatchObject({ [row.asset]: 70n })
    await store.slots.markLanded([{ slotId: slot.id, state: 'mined', ref: 'a', event: null }])
    expect(await reserved()).toEqual({})
  })

  it('follow their slot from intent to final', async () => {
    const { store } = database
    const { id } = await store.transfers.request(newTransfer())
    const state = async () => (await store.transfers.get(id))?.state
    const pending = async () => {
      const { transfers, transactions, arrivals } = await store.pending.on(NORTH, pendingKinds)
      return { transfers, transactions, arrivals }
    }
    expect(await pending()).toEqual({ transfers: true, transactions: false, arrivals: false })
    const slot = await sign(id, 'a')
    expect(await pending()).toEqual({ transfers: false, transactions: true, arrivals: false })
    expect(await state()).toBe('intent')
    await store.slots.markSent([{ slotId: slot.id, ref: 'a' }])
    expect(await store.transfers.get(id)).toMatchObject({ state: 'broadcast', txRef: 'a' })
    await store.slots.markLanded([{ slotId: slot.id, state: 'mined', ref: 'a', event: null }])
    await store.slots.markLanded([{ slotId: slot.id, state: 'final', ref: 'a', event: null }])
    expect(await state()).toBe('final')
    expect(await pending()).toEqual({ transfers: false, transactions: false, arrivals: true })
    await store.transfers.setState(id, 'arrived')
    expect(await pending()).toEqual({ transfers: false, transactions: false, arrivals: false })
    await expect(store.transfers.setState(id, 'returned')).rejects.toMatchObject({ reason: 'transfer_state' })
  })

  it('are signed once, even if their row is reset', async () => {
    const { store } = database
    const { id, orderId } = await store.transfers.request(newTransfer())
    await sign(id, 'a')
    await expect(sign(id, 'b')).rejects.toMatchObject({ reason: 'slot_already_open' })
    for (const statement of ['delete from slot_txs', 'delete from slots', `update transfers set state = 'waiting'`])
      await database.rewrite(statement)
    await expect(sign(id, 'c')).rejects.toMatchObject({ reason: 'signed_before' })
    // A copy of the row under another number names the same order.
    await database.rewrite(`update transfers set order_id = '${randomUUID()}'`)
    const copy = await store.transfers.request(newTransfer({ orderId }))
    await expect(sign(copy.id, 'd')).rejects.toMatchObject({ reason: 'signed_before' })
    expect(store.intents.transfersSince(new Date(0))).toMatchObject([{ orderId, amount: 70n, chainId: NORTH }])
  })

  it('are not signed if their row changed since it was checked', async () => {
    const { store } = database
    const checked = await store.transfers.request(newTransfer())
    await database.rewrite(`update transfers set order_id = '${randomUUID()}', amount = 1 where id = ${checked.id}`)
    const signed = vi.fn(async () => signedAs('a'))
    const request = { chainId: NORTH, signer: 'maker', purpose: 'transfer' as const, refId: checked.id, floor: 0n }
    await expect(store.slots.open({ ...request, checkedTransfer: checked }, signed)).rejects.toMatchObject({
      reason: 'disbursement_changed',
    })
    expect(signed).not.toHaveBeenCalled()
  })

  it('are not replaced under another number than the journal has', async () => {
    const { store } = database
    const { id } = await store.transfers.request(newTransfer())
    const slot = await sign(id, 'a')
    await database.rewrite(`update slots set slot = slot + 1 where id = ${slot.id}`)
    await expect(store.slots.addTx(slot.id, signedAs('b'))).rejects.toMatchObject({ reason: 'slot_changed' })
  })

  it('are named by the journal for a slot, whatever their row says', async () => {
    const { store } = database
    const row = await store.transfers.request(newTransfer({ seal: 'of the first' }))
    const { slot, signer, chainId: chain } = await sign(row.id, 'a')
    await database.rewrite(`update transfers set seal = 'of another', amount = 1`)
    expect(store.intents.transferIn({ chainId: chain, signer, slot })).toMatchObject({
      seal: 'of the first',
      amount: 70n,
    })
    expect(store.intents.transferIn({ chainId: chain, signer, slot: slot + 1n })).toBeNull()
  })

  it('count against one limit on all networks, from their signature until their end is known', async () => {
    const { store } = database
    const since = new Date(Date.now() + 3_600_000)
    const most = (limit: bigint) => ({
      since,
      decide: (moved: readonly MovedTransfer[]) =>
        moved.reduce((sum, one) => sum + one.amount, 0n) + 70n > limit ? new AppError('day_limit', 'too much') : null,
    })
    const signOn = async (chain: typeof NORTH, ref: string) => {
      const asset = assetId(chain, '0xaa')
      const { id } = await store.transfers.request(newTransfer({ chainId: chain, asset }))
      const request = { chainId: chain, signer: 'maker', purpose: 'transfer' as const, refId: id, floor: 0n }
      await store.slots.open({ ...request, limit: most(100n) }, async () => signedAs(ref))
      return id
    }
    const both = await Promise.allSettled([signOn(NORTH, 'a'), signOn(SOUTH, 'b')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'day_limit' } })
    // It is older than the day, but has no end yet, also after a restart.
    await store.close()
    await journal.close()
    await open()
    const again = database.store.transfers
    expect(await again.movedSince(since)).toMatchObject([{ amount: 70n }])
    const [row] = await again.inStates(['intent'], 1)
    await again.setState(row?.id ?? 0n, 'failed')
    expect(await again.movedSince(since)).toEqual([])
  })

  describe('that check a route', () => {
    const canary = (change: Partial<NewTransfer> = {}) =>
      newTransfer({ canaryRoute: '1-10-eth', canaryHour: '2026-03-01T12', ...change })
    const canaryLater = () => canary({ canaryHour: '2026-03-01T13' })
    const repeated = { reason: 'canary_repeated' }

    it('are one at a time and one an hour for a route', async () => {
      const { transfers } = database.store
      const first = await transfers.request(canary())
      await expect(transfers.request(canary())).rejects.toMatchObject(repeated)
      await expect(transfers.request(canaryLater())).rejects.toMatchObject(repeated)
      expect(await transfers.request(canary({ canaryRoute: '1-10-usdc' }))).toMatchObject({ state: 'waiting' })
      // One that was never signed makes room.
      await transfers.setState(first.id, 'expired')
      const second = await transfers.request(canary())
      await sign(second.id, 'a')
      await transfers.setState(second.id, 'failed')
      await expect(transfers.request(canary())).rejects.toMatchObject(repeated)
      await expect(database.rewrite(`update transfers set state = 'waiting' where id = ${first.id}`)).rejects.toThrow()
      expect(await transfers.request(canaryLater())).toMatchObject({ state: 'waiting' })
      expect((await transfers.canaries(new Date(Date.now() + 3_600_000))).map(({ state }) => state)).toEqual([
        'waiting',
        'waiting',
      ])
      expect(await transfers.canaries(new Date(0))).toHaveLength(4)
    })

    it('count with their route and hour in the journal, whatever happens to their row', async () => {
      const { store } = database
      const { id, orderId } = await store.transfers.request(canary())
      await sign(id, 'a')
      await database.rewrite(`update transfers set canary_route = null, canary_hour = null`)
      expect(await store.transfers.movedSince(new Date(0))).toMatchObject([
        { orderId, canaryRoute: '1-10-eth', canaryHour: '2026-03-01T12', minReceive: 69n },
      ])
    })

    it('replace a later request that was never signed, if the database lost them', async () => {
      const driver = pgliteDriver(await pooledSession())
      const start = () => storeOver(driver, { clock: systemClock, log: silentLog, journal })
      const store = await start()
      const transfer = canary()
      const { id } = await store.transfers.request(transfer)
      const request = { chainId: NORTH, signer: 'maker', purpose: 'transfer' as const, refId: id, floor: 0n }
      await store.slots.open(request, async () => signedAs('a'))
      const lost = ['slot_txs', 'slots', 'signers', 'transfers', 'money_versions']
      for (const table of lost)
        await driver.withConnection(async (connection) => connection.query(`delete from ${table}`, [], 'object'))
      const again = await store.transfers.request(canary())
      await journal.close()
      journal = await openJournal(join(folder, 'intents'))
      const restored = await start()
      expect(await restored.transfers.get(again.id)).toMatchObject({ state: 'expired', reason: 'canary_repeated' })
      expect((await restored.transfers.recent(1))[0]).toMatchObject({ ...transfer, state: 'intent' })
      expect(await restored.incidents.open(10)).toEqual([])
      await restored.close()
    })
  })

  describe('end with a payment', () => {
    const finalTransfer = async (ref: string) => {
      const { store } = database
      const row = await store.transfers.request(newTransfer())
      const slot = await sign(row.id, ref)
      await store.slots.markLanded([{ slotId: slot.id, state: 'mined', ref, event: null }])
      await store.slots.markLanded([{ slotId: slot.id, state: 'final', ref, event: null }])
      return row
    }
    const paidBy = (txRef: string) => ({ asset: assetId(SOUTH, '0xbb'), txRef, wallet: 'maker' })

    it('that ends one of them', async () => {
      const { transfers } = database.store
      const [first, second] = [await finalTransfer('a'), await finalTransfer('b')]
      expect(await transfers.end(first.id, 'arrived', paidBy('0x01'))).toBe(true)
      expect(await transfers.end(second.id, 'arrived', paidBy('0x01'))).toBe(false)
      expect(await transfers.get(second.id)).toMatchObject({ state: 'final', arrivalKey: null })
      await expect(transfers.end(first.id, 'arrived', paidBy('0x02'))).rejects.toMatchObject({
        reason: 'transfer_state',
      })
      await expect(
        database.rewrite(`update transfers set arrival_key = '${assetId(SOUTH, '0xbb')} 0x01 maker'`),
      ).rejects.toThrow()
    })

    it('that is nothing else', async () => {
      const { store } = database
      const row = await finalTransfer('a')
      await store.deposits.record({
        chainId: SOUTH,
        txId: '0x03',
        ordinal: 0,
        height: 1n,
        blockHash: '0xaa',
        asset: assetId(SOUTH, '0xbb'),
        amount: 100n,
        sender: 'customer',
        binding: { kind: 'memo', memo: null },
      })
      expect(await store.transfers.end(row.id, 'arrived', paidBy('0x03'))).toBe(false)
      const onchain = `0x${'ab'.repeat(32)}` as const
      await store.deposits.recordEnding(SOUTH, {
        kind: 'claimed',
        escrow: '0xee',
        onchainId: onchain,
        txId: '0x04',
        height: 2n,
        blockHash: '0xab',
        at: new Date(),
      } as never)
      expect(await store.transfers.end(row.id, 'arrived', paidBy('0x04'))).toBe(false)
      const request = { chainId: SOUTH, signer: 'maker', purpose: 'setup' as const, refId: null, floor: 0n }
      await store.slots.open(request, async () => signedAs('0x05'))
      expect(await store.transfers.end(row.id, 'returned', paidBy('0x05'))).toBe(false)
      expect(await store.transfers.end(row.id, 'arrived', paidBy('0x06'))).toBe(true)
    })
  })

  it('are never signed after they expired', async () => {
    const { store } = database
    const { id } = await store.transfers.request(newTransfer())
    await store.transfers.setState(id, 'expired', { reason: 'expired' })
    await expect(sign(id, 'a')).rejects.toMatchObject({ reason: 'slot_already_open' })
    const signed = await store.transfers.request(newTransfer())
    await sign(signed.id, 'b')
    await expect(store.transfers.setState(signed.id, 'expired')).rejects.toMatchObject({ reason: 'transfer_state' })
  })

  it('are restored from the journal with their slot, if the database lost them', async () => {
    const transfer = newTransfer()
    const { id } = await database.store.transfers.request(transfer)
    const slot = await sign(id, 'a')
    await database.store.close()
    await journal.close()
    const restoredAt = new Date()
    // The new database has nothing.
    await open()
    const [row] = await database.store.transfers.recent(1)
    expect(row).toMatchObject({ ...transfer, state: 'intent' })
    // Arrivals are compared with the time of the signature, not with that of the restoration.
    expect(row && row.createdAt <= restoredAt).toBe(true)
    expect(await database.store.slots.unsettled(NORTH)).toMatchObject([
      { purpose: 'transfer', refId: row?.id, slot: slot.slot, txs: [{ ref: 'a' }] },
    ])
    expect(await database.store.incidents.open(10)).toEqual([])
  })
})

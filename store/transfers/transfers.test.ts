import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedTx } from '#chains/contract.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { openJournal, type IntentJournal } from '../journal/journal.ts'
import { openTestDatabase, type TestDatabase } from '../testing/memoryStore.ts'
import type { NewTransfer } from './types.ts'

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
    expect(await database.store.transfers.request({ ...transfer, amount: 71n })).toEqual(row)
    expect(row).toMatchObject({ state: 'waiting', amount: 70n })
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
    const slot = await sign(id, 'a')
    expect(await state()).toBe('intent')
    await store.slots.markSent([{ slotId: slot.id, ref: 'a' }])
    expect(await store.transfers.get(id)).toMatchObject({ state: 'broadcast', txRef: 'a' })
    await store.slots.markLanded([{ slotId: slot.id, state: 'mined', ref: 'a', event: null }])
    await store.slots.markLanded([{ slotId: slot.id, state: 'final', ref: 'a', event: null }])
    expect(await state()).toBe('final')
    await store.transfers.setState(id, 'arrived')
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PaymentSearch, SignedTx } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { uuidFromOrderId } from '#core/order/id.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import { depositOf, newOrder, payoutOf, randomAddress, reservedOrder, signedTx } from '#store/testing/fixtures.ts'
import { createSignedIndex } from '#store/journal/signedIndex.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from '../testing/unitContext.ts'
import { signAndBroadcast, type PayoutJob } from './signAndBroadcast.ts'
import { startPayouts } from './startPayouts.ts'

const mined: TxStatus = { state: 'mined', height: 5n, blockHash: '0x', final: false }
const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }
const unpaid: PaymentSearch = { state: 'unpaid', disputed: null }
const failed: TxStatus = { state: 'failed', height: 5n, blockHash: '0x', final: true }

/** Anyone who can write the database resets paid rows; the journal on the maker's disk is intact. */
describe('rows of a payment reset to unsigned', () => {
  let folder: string
  let journal: IntentJournal
  let database: TestDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-rewritten-'))
    journal = await openJournal(join(folder, 'intents'))
    database = await openTestDatabase({ journal })
  })
  afterAll(async () => {
    await database.store.close()
    await journal.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Maker that pays the order's row once, on a chain that then shows its transaction with `status`. */
  async function paid(
    work: PayoutJob,
    { expiresAt = null, search }: { expiresAt?: bigint | null; search?: PaymentSearch } = {},
  ) {
    const { store } = database
    const { order, deposit, row } = work
    const at = row.kind === 'payout' ? order.toChain : order.fromChain
    const signed: SignedTx[] = []
    const world = { status: unknown }
    const payer: Partial<Payer> = {
      address: MAKER,
      ...(expiresAt === null && { chainSlot: async () => 0n }),
      plan: async (action) => ({ action, feeCap: 1n, detail: null }),
      sign: async () => {
        const tx = signedTx({ expiresAt })
        signed.push(tx)
        return tx
      },
      broadcast: async () => undefined,
    }
    const source = sourceOf(order, deposit)
    const node: Partial<ChainNode> = {
      ...(at === order.fromChain ? source : {}),
      head: async () => ({ height: 300n, hash: '0x', time: 0, finalized: 200n, finalizedExpiry: 9n }),
      txStatus: async () => world.status,
      ...(search && { findPayment: async () => search }),
      balances: async (_, assets) => new Map(assets.map((asset) => [asset, 10n ** 40n])),
    }
    const unpaid = unpaidDestinations(order.toChain)
    const chains = new Map<unknown, unknown>([
      ...unpaid.chains,
      [order.fromChain, { ...source, escrowLimits: async () => UNLIMITED }],
      [at, node],
    ])
    const deps = { chains, payers: new Map([...unpaid.payers, [at, payer]]) } as never
    const policy = { retryMs: 0, retryLimitMs: 0 }
    const ctx = await unitContext({ store, chain: at, node, payer, deps, policy })
    await signAndBroadcast(ctx, [work])
    return { ctx, signed, world }
  }
  const UNLIMITED = { frozen: false, claimLeft: 10n ** 40n, claimCap: 10n ** 40n, windowSeconds: 3_600 }

  /** Resets everything that was signed for the order to unsigned. */
  async function setBack({ id }: OrderRow): Promise<void> {
    const rows = await database.store.disbursements.forOrder(id)
    for (const { id: row } of rows) {
      const order = `(select order_id from disbursements where id = ${row})`
      await database.rewrite(`update slots set state = 'final' where ref_id = ${row}`)
      await database.rewrite(`update disbursements set state = 'reserved', slot_id = null where id = ${row}`)
      await database.rewrite(`update orders set state = 'reserved' where id = ${order}`)
    }
  }
  const transfer = async (change: Partial<NewOrder> = {}): Promise<PayoutJob> => {
    const { order, deposit, payout } = await reservedOrder(
      database.store,
      agreedOrder({ fillMode: 'transfer', ...change }),
    )
    return { order: (await database.store.orders.get(order.id)) ?? order, deposit, row: payout }
  }
  const stateOf = async ({ id }: OrderRow) => {
    const { state, heldReason } = (await database.store.orders.get(id)) ?? {}
    return { state, heldReason }
  }

  it.each([
    ['on a network with slots', null],
    ['on a network without slots', 50n],
  ])('are not paid by transfer again %s, and are an incident', async (_, expiresAt) => {
    const work = await transfer()
    const { ctx, signed, world } = await paid(work, { expiresAt })
    expect(signed).toHaveLength(1)
    await setBack(work.order)
    await startPayouts(ctx)
    expect(signed).toHaveLength(1)
    expect(await stateOf(work.order)).toMatchObject({ state: 'reserved' })

    world.status = mined
    await startPayouts(ctx)
    expect(signed).toHaveLength(1)
    expect(await stateOf(work.order)).toEqual({ state: 'held', heldReason: 'signed_before' })
    expect(await database.store.incidents.latest('order_contradicted', work.order.id)).not.toBeNull()
  })

  const custody: Partial<NewOrder> = { custody: 'maker', refundAfter: null }
  /** Deposit in the maker's custody whose refund is reserved. */
  async function refund(): Promise<PayoutJob> {
    const { store } = database
    const order = await store.orders.create(agreedOrder({ ...custody, refundAddress: randomAddress() }))
    const { deposit } = await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id)
    await store.deposits.markFinal(deposit.id)
    return { order, deposit, row: await refundRow(order, deposit) }
  }
  async function refundRow(order: OrderRow, deposit: PayoutJob['deposit']): Promise<PayoutJob['row']> {
    const { fromChain: chainId, fromAsset: asset } = order
    const request = { ...payoutOf(order, deposit), kind: 'refund' as const, chainId, asset, amount: deposit.amount }
    const recipient = order.refundAddress ?? ''
    const taken = await database.store.disbursements.take({ ...request, recipient }, 10n ** 30n)
    if (!('taken' in taken)) throw new Error(taken.refused)
    return taken.taken
  }

  it('are not refunded again from the maker’s own account', async () => {
    const work = await refund()
    const { ctx, signed, world } = await paid(work)
    expect(signed).toHaveLength(1)
    world.status = mined
    await setBack(work.order)
    await signAndBroadcast(ctx, [work])
    expect(signed).toHaveLength(1)
    expect(await stateOf(work.order)).toEqual({ state: 'held', heldReason: 'signed_before' })
  })

  it('are not refunded through another order that references the deposit', async () => {
    const { store, rewrite } = database
    const work = await refund()
    const { ctx, signed, world } = await paid(work)
    world.status = mined
    const thief = await store.orders.create({
      ...newOrder({ ...custody, fromChain: work.order.fromChain }),
      refundAddress: randomAddress(),
      surface: 'operator',
    })
    await rewrite(`delete from disbursements where id = ${work.row.id}`)
    await rewrite(
      `update deposits set order_id = '${uuidFromOrderId(thief.id)}', exception = 'operator_return' where id = ${work.deposit.id}`,
    )
    const deposit = (await store.deposits.get(work.deposit.id)) ?? work.deposit
    await signAndBroadcast(ctx, [{ order: thief, deposit, row: await refundRow(thief, deposit) }])
    expect(signed).toHaveLength(1)
    expect(await store.incidents.latest('order_contradicted', thief.id)).not.toBeNull()
  })

  it.each<[string, PaymentSearch, number]>([
    ['are searched for on the chain where the journal is younger than the order', unpaid, 1],
    ['are not paid again where the chain shows their transfer', { state: 'paid', ref: 'x', final: true }, 0],
    ['wait where an endpoint alone shows it', { state: 'unpaid', disputed: 'x' }, 0],
  ])('%s', async (_, search, expected) => {
    const work = await transfer()
    const { signed } = await paid(work, { search })
    expect(signed).toHaveLength(expected)
    expect(await stateOf(work.order)).toEqual(
      search.state === 'paid'
        ? { state: 'held', heldReason: 'paid_elsewhere' }
        : { state: expected === 1 ? 'broadcast' : 'reserved', heldReason: null },
    )
  })

  it('are signed again if their transaction certainly had no effect', async () => {
    const work = await transfer()
    const { ctx, signed, world } = await paid(work)
    world.status = failed
    await setBack(work.order)
    await signAndBroadcast(ctx, [work])
    expect(signed).toHaveLength(2)
  })

  it('are not paid if they change between the last check and the signature', async () => {
    const { store } = database
    const { order, deposit, row } = await transfer()
    const ask = { purpose: 'payout' as const, refId: row.id }
    const request = { chainId: order.toChain, signer: MAKER, floor: 0n }
    const checked = { orderId: order.id, deposit, settled: [] }
    const other = { ...checked, deposit: { ...deposit, ordinal: 1 } }
    const sign = async () => signedTx()
    const opened = await store.slots.openAll({ ...request, asks: [{ ...ask, checked: other }] }, sign)
    expect(opened).toMatchObject([{ failed: { reason: 'disbursement_changed' } }])
    await store.slots.openAll({ ...request, asks: [{ ...ask, checked }] }, sign)
    await setBack(order)
    const again = await store.slots.openAll({ ...request, asks: [{ ...ask, checked }] }, sign)
    expect(again).toMatchObject([{ failed: { reason: 'signed_before' } }])
  })

  it('take no other transaction under another number of their tx slot', async () => {
    const { store, rewrite } = database
    const work = await transfer()
    await paid(work)
    const slot = await store.slots.forRef('payout', work.row.id)
    if (!slot) throw new Error('nothing was signed')
    await rewrite(`update slots set slot = slot + 1 where id = ${slot.id}`)
    await expect(store.slots.addTx(slot.id, signedTx())).rejects.toMatchObject({ reason: 'slot_changed' })
    await rewrite(`update slots set slot = slot - 1 where id = ${slot.id}`)
    expect((await store.slots.addTx(slot.id, signedTx())).txs).toHaveLength(2)
  })

  it('are refused by a maker that restarts with its journal', async () => {
    const { order, deposit, row } = await transfer()
    await paid({ order, deposit, row })
    const reopened = createSignedIndex(await journal.read())
    expect(reopened.earlier({ purpose: 'payout', orderId: order.id, deposit })).toHaveLength(1)
  })
})

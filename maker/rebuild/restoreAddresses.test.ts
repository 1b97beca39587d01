import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { depositAddress } from '#chains/evm/order/forwarder.ts'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { chainId } from '#core/chain/chainId.ts'
import { ADDRESS_OPEN_SECONDS, type EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderIdFromNonce } from '#core/order/id.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { JournalAddress } from '#store/journal/record.ts'
import { journalAddress } from '#store/testing/fixtures.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { restoreAddresses } from './restoreAddresses.ts'
import { restoredOrder } from './restoredOrder.ts'

const NORTH = 31337
const { escrow, forwarderFactory, usdc } = localDeployment(NORTH)
const owner = `0x${'0b'.repeat(20)}` as const
const NONCE = 2n ** 200n + (BigInt(Date.now()) << 80n)
const catalogue = loadCatalogue({ profile: 'local' })
const node = {
  depositAddress: (at: string, order: EscrowOrder, of: string) =>
    depositAddress(forwarderFactory, { escrow: at as `0x${string}`, owner: of as `0x${string}`, order }),
} as ChainNode

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

/** Record whose address commits to its terms. */
function recordOf(change: Partial<EscrowOrder> = {}, row: Partial<JournalAddress['row']> = {}): JournalAddress {
  const open = sampleOrder(2_000_000_000, { inputToken: usdc, nonce: NONCE, ...change })
  const address = depositAddress(forwarderFactory, { escrow, owner, order: open })
  const terms = { ...open, depositor: address }
  const sample = journalAddress()
  return {
    ...sample,
    orderId: orderIdFromNonce(terms.nonce),
    chainId: chainId(NORTH),
    address,
    owner,
    escrow,
    terms,
    row: { ...sample.row, ...row },
  }
}

const restored = (...orders: readonly JournalAddress[]) => restoredFrom(orders, 'restore')
const restoredFrom = (orders: readonly JournalAddress[], opened: 'wait' | 'restore', shown: Partial<ChainNode> = {}) =>
  restoreAddresses(
    { store, catalogue, chains: new Map([[chainId(NORTH), { ...node, ...shown }]]), log: silentLog },
    orders.map((order) => ({ kind: 'address', order, at: new Date(0) })),
    opened,
  )

describe('the order of a deposit address', () => {
  it('is restored once, with every column from its terms, its step and its opening', async () => {
    const record = recordOf()
    const { orderId, terms, makerSignature, row, address } = record
    expect(await restored(record, record)).toEqual({ restored: 1, known: 1, waits: 0, refused: [] })
    expect(await restored(record)).toEqual({ restored: 0, known: 1, waits: 0, refused: [] })
    expect(await store.orders.get(orderId)).toMatchObject({
      ...row,
      state: 'quoted',
      fromAddress: address,
      refundAddress: owner,
      recipient: terms.recipient.toLowerCase(),
      sendAmount: terms.inputAmount,
      receiveAmount: terms.outputAmount,
      custody: 'escrow',
      fillMode: 'contract',
      onchainId: orderHash(terms),
      escrow,
      makerSignature,
      openBy: new Date(terms.openBy * 1_000),
      // Prices and signatures since its quote count.
      createdAt: new Date((terms.openBy - ADDRESS_OPEN_SECONDS) * 1_000),
    })
    expect(await store.openings.forOrder(orderId)).toMatchObject({
      kind: 'address',
      state: 'waiting',
      depositor: owner,
      validBefore: terms.openBy,
    })
    const [step] = await store.orders.steps(orderId)
    expect(step).toMatchObject({ kind: 'pay_address', status: 'waiting', body: { address, index: 0 } })
  })

  it('keeps the memo that its terms have as a hash', async () => {
    const record = recordOf({ memoHash: memoHash('123n') }, { memo: '123n' })
    expect(await restored(record)).toMatchObject({ restored: 1 })
    expect(await store.orders.get(record.orderId)).toMatchObject({ memo: '123n' })
  })

  it.each<[string, string, (honest: JournalAddress) => JournalAddress]>([
    ['another recipient', 'deposit_address_mismatch', (one) => ({ ...one, terms: { ...one.terms, recipient: owner } })],
    ['another amount', 'deposit_address_mismatch', (one) => ({ ...one, terms: { ...one.terms, outputAmount: 1n } })],
    ['another owner', 'deposit_address_mismatch', (one) => ({ ...one, owner: one.escrow })],
    ['another address', 'deposit_address_mismatch', (one) => ({ ...one, address: owner })],
    ['another depositor', 'deposit_address_mismatch', (one) => ({ ...one, terms: { ...one.terms, depositor: owner } })],
    ['another id', 'order_mismatch', (one) => ({ ...one, orderId: orderIdFromNonce(1n) })],
    ['another nonce', 'order_mismatch', (one) => ({ ...one, terms: { ...one.terms, nonce: 1n } })],
    ['another network', 'chain_unknown', (one) => ({ ...one, chainId: chainId(31338) })],
    ['another source', 'chain_unknown', (one) => ({ ...one, terms: { ...one.terms, srcChainId: 31338n } })],
    ['an unknown escrow', 'escrow_unknown', (one) => ({ ...one, escrow: owner })],
    ['an unknown destination', 'chain_unknown', () => recordOf({ dstChainId: 4_040_404n })],
    ['an unknown token', 'asset_unknown', () => recordOf({ outputToken: owner })],
    ['a lost memo', 'memo_mismatch', () => recordOf({ memoHash: memoHash('1') }, { memo: '2' })],
    ['no terms', 'record_invalid', (one) => ({ ...one, terms: { srcChainId: 31337n } as EscrowOrder })],
  ])('is refused with %s: %s', async (_, reason, change) => {
    const [honest, forged] = [recordOf({ nonce: NONCE + 1n }), change(recordOf())]
    const refused = [{ address: forged.address, reason }]
    expect(await restored(forged, honest)).toEqual({ restored: 1, known: 0, waits: 0, refused })
    expect(await store.orders.get(forged.orderId)).toBeNull()
  })

  it('takes nothing from the row of its record that the terms show', async () => {
    const record = recordOf()
    const row = { ...record.row, recipient: owner, receiveAmount: 1n, sendAmount: 2n, state: 'reserved' }
    expect(await restored({ ...record, row })).toMatchObject({ restored: 1 })
    const { outputAmount: receiveAmount, inputAmount: sendAmount, recipient } = record.terms
    const expected = { receiveAmount, sendAmount, recipient: recipient.toLowerCase(), state: 'quoted' }
    expect(await store.orders.get(record.orderId)).toMatchObject(expected)
  })

  it('is as old as such an order can be if its chain alone shows it, so that no payout is looked for too late', () => {
    const { terms, address } = recordOf()
    const shown = { chainId: chainId(NORTH), txId: '0x1', ordinal: 0, height: 1n, blockHash: '0x2', sender: address }
    const asset = catalogue.assets.find(({ id }) => id.endsWith(usdc.toLowerCase()))?.id as OrderRow['fromAsset']
    const binding = { kind: 'escrow', escrow, onchainId: orderHash(terms), order: terms } as const
    const order = restoredOrder({ ...shown, asset, amount: terms.inputAmount, binding }, catalogue, new Date())
    expect(order?.createdAt).toEqual(new Date((terms.openBy - ADDRESS_OPEN_SECONDS) * 1_000))
  })

  it.each(['open', 'claimed', 'cancelled', 'refunded'] as const)(
    'waits in a rebuild while its escrow has it, since another maker may have paid it: %s',
    async (status) => {
      const record = recordOf()
      const shown = { escrowStatus: async () => status }
      expect(await restoredFrom([record], 'wait', shown)).toMatchObject({ restored: 0, waits: 1 })
      expect(await store.orders.get(record.orderId)).toBeNull()
      expect(await restoredFrom([record], 'wait', { escrowStatus: async () => 'none' })).toMatchObject({ restored: 1 })
    },
  )

  it('is not restored in a rebuild if no quorum shows that it is unopened', async () => {
    const record = recordOf()
    const escrowStatus = () => Promise.reject(new Error('no quorum'))
    await expect(restoredFrom([record], 'wait', { escrowStatus })).rejects.toThrow('no quorum')
    expect(await restoredFrom([record], 'wait')).toMatchObject({ restored: 0, waits: 1 })
    expect(await store.orders.get(record.orderId)).toBeNull()
  })

  it('is refused if the database has other terms under its id', async () => {
    const [first, second] = [recordOf(), recordOf({ outputAmount: 7n })]
    const refused = [{ address: second.address, reason: 'order_mismatch' }]
    expect(await restored(first, second)).toEqual({ restored: 1, known: 0, waits: 0, refused })
  })
})

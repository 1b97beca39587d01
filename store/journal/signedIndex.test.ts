import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { PaymentPurpose } from './types.ts'
import type { JournalRecord } from './record.ts'
import { createSignedIndex } from './signedIndex.ts'
import { depositOf, journalAddress, newOrder, signedTx } from '../testing/fixtures.ts'

const order = newOrder()
const [first, second] = [depositOf(order), depositOf(order)]
const other = newOrder()
const at = new Date(0)

function opened(purpose: PaymentPurpose | 'claim', deposit: typeof first | null, orderId = order.id): JournalRecord {
  const { binding: _, ...shown } = deposit ?? first
  const row = { asset: shown.asset, amount: 1n, destinationGas: 0n, recipient: '', usdE8: null }
  return {
    kind: 'open',
    intentId: purpose,
    chainId: chainId(1),
    signer: 's',
    slot: 0n,
    purpose,
    refId: 1n,
    orderId,
    ...(deposit ? { payment: { deposit: { ...shown, memo: null }, row } } : {}),
    tx: signedTx(),
    at,
  }
}

describe('the index of signed intents', () => {
  it.each<[string, JournalRecord, PaymentPurpose, typeof first, boolean]>([
    ['a payout of the same deposit', opened('payout', first), 'payout', first, true],
    ['a payout of the deposit under another order', opened('payout', first, other.id), 'refund', first, true],
    ['a payout of the order from another deposit', opened('payout', second), 'payout', first, true],
    ['a cancel of the order', opened('cancel', second), 'payout', first, true],
    ['a refund of another deposit of the order', opened('refund', second), 'payout', first, false],
    ['a payout of the order, for the refund of another deposit', opened('payout', second), 'refund', first, false],
    ['a payment of the order without its deposit', opened('payout', null), 'refund', first, true],
    ['a payment of another order', opened('payout', second, other.id), 'payout', first, false],
    ['a claim', opened('claim', null), 'payout', first, false],
  ])('names %s: %s', (_, record, purpose, deposit, named) => {
    const subject = { purpose, orderId: order.id, deposit }
    const appended = createSignedIndex([])
    appended.add(record)
    for (const index of [createSignedIndex([record]), appended])
      expect(index.earlier(subject)).toHaveLength(named ? 1 : 0)
  })

  it('matches a deposit in any spelling of its transaction', () => {
    const deposit = { ...first, txId: `0x${first.txId.slice(2).toUpperCase()}` }
    const index = createSignedIndex([opened('payout', first)])
    expect(index.earlier({ purpose: 'refund', orderId: other.id, deposit })).toHaveLength(1)
  })

  it('removes what was rolled back, one transaction at a time', () => {
    const record = opened('payout', first)
    const subject = { purpose: 'payout' as const, orderId: order.id, deposit: first }
    if (record.kind !== 'open') throw new Error('not an intent')
    const { intentId, tx } = record
    const later = signedTx()
    const index = createSignedIndex([record])
    index.add({ kind: 'tx', intentId, tx: later, at })
    index.add({ kind: 'abort', intentId, ref: later.ref })
    expect(index.earlier(subject)).toMatchObject([{ txs: [tx] }])
    index.add({ kind: 'abort', intentId, ref: tx.ref })
    expect(index.earlier(subject)).toEqual([])
  })

  it('knows the deposit addresses whose terms are journaled, by network', () => {
    const order = journalAddress()
    const record: JournalRecord = { kind: 'address', order, at }
    const appended = createSignedIndex([])
    expect(appended.hasAddress(order)).toBe(false)
    appended.add(record)
    for (const index of [createSignedIndex([record]), appended]) {
      expect(index.hasAddress(order)).toBe(true)
      expect(index.hasAddress({ ...order, chainId: chainId(2) })).toBe(false)
      expect(index.hasAddress(journalAddress())).toBe(false)
      expect(index.since(order.chainId, new Date(0))).toEqual([])
    }
  })

  it('allows one pending signature per order or deposit', () => {
    const index = createSignedIndex([])
    const release = index.reserve({ purpose: 'payout', orderId: order.id, deposit: first })
    expect(index.reserve({ purpose: 'refund', orderId: other.id, deposit: first })).toBeNull()
    expect(index.reserve({ purpose: 'cancel', orderId: order.id, deposit: second })).toBeNull()
    expect(index.reserve({ purpose: 'refund', orderId: order.id, deposit: second })).not.toBeNull()
    release?.()
    expect(index.reserve({ purpose: 'refund', orderId: other.id, deposit: first })).not.toBeNull()
  })
})

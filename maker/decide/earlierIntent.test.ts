import { describe, expect, it } from 'vitest'
import type { TxState } from '#chains/contract/reader.ts'
import { type EarlierFacts, type EarlierVerdict, judgeEarlier } from './earlierIntent.ts'

const tx = (state: TxState, { final = false, isVoid = false, expiresAt = null as bigint | null } = {}) => ({
  status: { state, height: null, blockHash: null, final },
  isVoid,
  expiresAt,
})
const expiring = { expiresAt: 50n }

const cases: [string, Partial<EarlierFacts>, EarlierVerdict][] = [
  ['one that is mined has paid', { txs: [tx('unknown'), tx('mined')] }, 'paid'],
  [
    'one that only used its slot up paid nothing once that is final',
    { txs: [tx('mined', { isVoid: true, final: true })] },
    'nothing',
  ],
  ['one that used its slot up in a block that may go is open', { txs: [tx('mined', { isVoid: true })] }, 'open'],
  ['one that failed for good moved nothing', { txs: [tx('failed', { final: true }), tx('unknown')] }, 'nothing'],
  ['one that failed may still be reorganised', { txs: [tx('failed')] }, 'open'],
  ['one that waits may land', { txs: [tx('pending')], chainSlot: 9n, usedSince: 1n, finalized: 9n }, 'open'],
  ['one whose slot is free may land', { chainSlot: 3n }, 'open'],
  ['one of another key may land', { chainSlot: null, usedSince: 1n, finalized: 9n }, 'open'],
  ['one whose slot is used by another is looked at again', { chainSlot: 4n }, 'used'],
  ['until that is final', { chainSlot: 4n, usedSince: 8n, finalized: 7n }, 'used'],
  ['and then moved nothing', { chainSlot: 4n, usedSince: 8n, finalized: 8n }, 'nothing'],
  [
    'one without slots may land until its expiry is final',
    { txs: [tx('unknown', expiring)], finalizedExpiry: 50n },
    'open',
  ],
  ['and moved nothing after it', { txs: [tx('unknown', expiring)], finalizedExpiry: 51n }, 'nothing'],
  ['but a node that holds it keeps it open', { txs: [tx('pending', expiring)], finalizedExpiry: 51n }, 'open'],
  [
    'a later one of it may land though the first has expired',
    { txs: [tx('unknown', expiring), tx('unknown', { expiresAt: 90n })], finalizedExpiry: 51n },
    'open',
  ],
  [
    'a failed one without slots ends itself alone',
    { txs: [tx('failed', { final: true, ...expiring }), tx('unknown', { expiresAt: 90n })], finalizedExpiry: 51n },
    'open',
  ],
]

describe('an earlier signature', () => {
  it.each(cases)('%s', (_, facts, expected) => {
    const none: EarlierFacts = {
      txs: [tx('unknown')],
      slot: 3n,
      chainSlot: 3n,
      finalized: 0n,
      finalizedExpiry: 0n,
      usedSince: null,
    }
    expect(judgeEarlier({ ...none, ...facts })).toBe(expected)
  })
})

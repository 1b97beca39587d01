import { describe, expect, it } from 'vitest'
import type { TxState } from '#chains/contract/reader.ts'
import { isExhausted, decideTransaction, type TxFacts } from './decideTransaction.ts'

const NOW = 1_000_000
const tx = (
  state: TxState,
  change: Partial<TxFacts['txs'][number]> & { final?: boolean } = {},
): TxFacts['txs'][number] => {
  const { final = false, ...rest } = change
  return {
    ref: 'a',
    expiresAt: null,
    broadcastAt: NOW - 100,
    status: { state, height: null, blockHash: null, final },
    ...rest,
  }
}
const facts = (change: Partial<TxFacts>): TxFacts => ({
  slot: 7n,
  txs: [tx('pending')],
  chainSlot: 7n,
  queued: true,
  finalizedExpiry: 100n,
  finalized: 100n,
  suspectSince: null,
  fellOut: false,
  underpriced: false,
  sentAt: null,
  voided: false,
  now: NOW,
  bumpAfterMs: 4_000,
  rebroadcastMs: 4_000,
  maxAttempts: 12,
  waitingSince: null,
  waitMs: 8_000,
  permission: 'go',
  ...change,
})
const unsent = [tx('unknown', { broadcastAt: null })]
const blocking: Partial<TxFacts> = { txs: unsent, permission: 'wait', waitingSince: NOW - 8_000 }
const svm = { chainSlot: null, txs: [tx('unknown', { expiresAt: 90n })] }

describe('the state of a tx slot', () => {
  it.each<[string, Partial<TxFacts>, object]>([
    ['pending and young: wait', {}, { kind: 'wait' }],
    ['mined', { txs: [tx('mined')], chainSlot: 8n }, { kind: 'mined', ref: 'a' }],
    ['mined and final', { txs: [tx('mined', { final: true })], chainSlot: 8n }, { kind: 'final', ref: 'a' }],
    [
      'an older attempt was mined, not the newest',
      { txs: [tx('mined'), tx('unknown', { ref: 'b' })], chainSlot: 8n },
      { kind: 'mined', ref: 'a' },
    ],
    ['reverted, not final', { txs: [tx('failed')], chainSlot: 8n }, { kind: 'reverted', ref: 'a', final: false }],
    [
      'mined after the deadline still counts',
      { txs: [tx('mined')], chainSlot: 8n, permission: 'stop' },
      { kind: 'mined', ref: 'a' },
    ],
    ['number used, none of ours there: suspect first', { txs: [tx('unknown')], chainSlot: 8n }, { kind: 'suspect' }],
    ['suspect but not final: wait', { txs: [tx('unknown')], chainSlot: 8n, suspectSince: 101n }, { kind: 'wait' }],
    ['suspect and final: lost', { txs: [tx('unknown')], chainSlot: 8n, suspectSince: 100n }, { kind: 'lost' }],
    [
      'suspect and final, but a node still holds ours: wait',
      { txs: [tx('unknown'), tx('pending', { ref: 'b' })], chainSlot: 8n, suspectSince: 100n },
      { kind: 'wait' },
    ],
    [
      'signed, never sent: broadcast',
      { txs: [tx('unknown', { broadcastAt: null })] },
      { kind: 'broadcast', refs: ['a'] },
    ],
    ['never sent and the deposit is gone: wait', { txs: unsent, permission: 'wait' }, { kind: 'wait' }],
    ['never sent, and waiting too long in front of others: use the slot up', blocking, { kind: 'void' }],
    ['not waiting long enough: wait', { ...blocking, waitingSince: NOW - 7_999 }, { kind: 'wait' }],
    ['waiting behind others itself: wait', { ...blocking, chainSlot: 6n }, { kind: 'wait' }],
    ['waiting, where nothing stands behind it: wait', { ...blocking, chainSlot: null }, { kind: 'wait' }],
    ['waiting with a coin of its own, for which nothing waits: wait', { ...blocking, queued: false }, { kind: 'wait' }],
    [
      'a coin of its own, and too long in no block: bump',
      { queued: false, txs: [tx('pending', { broadcastAt: NOW - 4_000 })] },
      { kind: 'bump' },
    ],
    [
      'a coin that another transaction spent: suspect',
      { queued: false, chainSlot: 8n, txs: [tx('unknown')] },
      { kind: 'suspect' },
    ],
    ['waiting, used up a moment ago: wait', { ...blocking, voided: true, sentAt: NOW - 1 }, { kind: 'wait' }],
    [
      'dropped by the node: the same bytes again',
      { txs: [tx('unknown', { broadcastAt: NOW - 4_000 })], chainSlot: 6n },
      { kind: 'broadcast', refs: ['a'] },
    ],
    [
      'fell out of its block: the same bytes at once',
      { txs: [tx('unknown')], fellOut: true },
      { kind: 'broadcast', refs: ['a'] },
    ],
    ['next in line and old: bump', { txs: [tx('pending', { broadcastAt: NOW - 4_000 })] }, { kind: 'bump' }],
    [
      'old but behind others: wait',
      { txs: [tx('pending', { broadcastAt: NOW - 4_000 })], chainSlot: 6n },
      { kind: 'wait' },
    ],
    [
      'refused for its price: bump',
      { txs: [tx('unknown', { broadcastAt: null })], underpriced: true },
      { kind: 'bump' },
    ],
    [
      'enough attempts: no more bumps',
      { txs: [tx('pending', { broadcastAt: NOW - 4_000 })], maxAttempts: 1 },
      { kind: 'broadcast', refs: ['a'] },
    ],
    [
      'enough attempts, sent a moment ago: wait',
      { txs: [tx('pending', { broadcastAt: NOW - 4_000 })], maxAttempts: 1, sentAt: NOW - 1 },
      { kind: 'wait' },
    ],
    ['past the deadline: use the slot up', { permission: 'stop' }, { kind: 'void' }],
    ['used up a moment ago: wait', { permission: 'stop', voided: true, sentAt: NOW - 1 }, { kind: 'wait' }],
    ['without slots, expired and unknown at finality: sign again', { ...svm }, { kind: 'resign' }],
    ['without slots, not proven expired: never sign again', { ...svm, finalizedExpiry: 90n }, { kind: 'wait' }],
    [
      'without slots, one attempt may live: never sign again',
      { chainSlot: null, txs: [...svm.txs, tx('unknown', { ref: 'b', expiresAt: 101n })] },
      { kind: 'wait' },
    ],
    [
      'without slots, expired but seen pending: wait',
      { chainSlot: null, txs: [tx('pending', { expiresAt: 90n })] },
      { kind: 'wait' },
    ],
    ['without slots, expired past the deadline: came to nothing', { ...svm, permission: 'stop' }, { kind: 'expired' }],
    [
      'without slots, past the deadline, may still land: wait',
      { ...svm, finalizedExpiry: 90n, permission: 'stop' },
      { kind: 'wait' },
    ],
  ])('%s', (_, change, decision) => expect(decideTransaction(facts(change))).toEqual(decision))

  it('alerts an operator when every attempt is used and the tx slot is still first', () => {
    const used = { txs: [tx('pending')], maxAttempts: 1 }
    expect([
      isExhausted(facts(used)),
      isExhausted(facts({})),
      isExhausted(facts({ ...used, chainSlot: 6n })),
      isExhausted(facts({ ...used, txs: [tx('mined')] })),
      isExhausted(facts({ ...used, chainSlot: null })),
    ]).toEqual([true, false, false, false, true])
  })
})

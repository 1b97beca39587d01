import { describe, expect, it } from 'vitest'
import { judgeUnpaid, type UnpaidFacts } from './unpaid.ts'

const slots = { mined: 7n, pending: 7n, recorded: 7n, unexplained: 0n }
const fill: UnpaidFacts = {
  fillMode: 'contract',
  paid: false,
  disputed: false,
  deadlineFinal: false,
  signaturesEnded: true,
  unknownSpend: false,
  journalHoldsAll: true,
  slots,
}
/** Plain transfer that names its order, on a network where that can be searched. */
const named: UnpaidFacts = { ...fill, fillMode: 'transfer', slots: null }
/** Plain transfer on a network with nonces, where no search by order exists. */
const unnamed: UnpaidFacts = { ...fill, fillMode: 'transfer', paid: null }
const gone = { journalHoldsAll: false }

describe('the proof that an order is unpaid', () => {
  it.each<[string, UnpaidFacts, string]>([
    ['not filled, and nothing of ours is missing', fill, 'unpaid'],
    ['filled', { ...fill, paid: true }, 'paid'],
    ['filled, whatever else is missing', { ...fill, ...gone, paid: true, deadlineFinal: true }, 'paid'],
    ['not filled, but a signature may be forgotten', { ...fill, ...gone }, 'open:journal_incomplete'],
    ['the same after the deadline is final', { ...fill, ...gone, deadlineFinal: true }, 'unpaid'],
    ['a mempool has more than the database', { ...fill, slots: { ...slots, pending: 8n } }, 'open:unknown_pending'],
    [
      'the same after the deadline is final: the filler refuses it',
      { ...fill, deadlineFinal: true, slots: { ...slots, pending: 8n } },
      'unpaid',
    ],
    [
      'blocks have more than the database',
      { ...fill, slots: { ...slots, mined: 8n, pending: 8n } },
      'open:slots_unexplained',
    ],
    ['the database has never met the payer', { ...fill, slots: { ...slots, recorded: null } }, 'open:unknown_pending'],
    ['found by reference', { ...named, paid: true }, 'paid'],
    ['not found by reference', named, 'unpaid'],
    [
      'not found, but one endpoint shows a payment',
      { ...named, disputed: true, deadlineFinal: true },
      'unknown:payment_disputed',
    ],
    ['not found, but a signature may be forgotten', { ...named, ...gone }, 'open:journal_incomplete'],
    ['not found after the deadline', { ...named, ...gone, deadlineFinal: true }, 'unpaid'],
    [
      'not found after the deadline, but a payment without a record waits in a mempool',
      { ...named, ...gone, unknownSpend: true, deadlineFinal: true },
      'open:unknown_pending',
    ],
    [
      'not found after the deadline, but an older coin is unspent',
      { ...named, ...gone, deadlineFinal: true, signaturesEnded: false },
      'open:journal_incomplete',
    ],
    [
      'not found, an older coin is unspent, and the journal has every signature',
      { ...named, deadlineFinal: true, signaturesEnded: false },
      'unpaid',
    ],
    ['cannot be looked up at all', { ...named, paid: null, deadlineFinal: true }, 'unknown:payout_unsearchable'],
    ['unnamed, and every number is ours', { ...unnamed, ...gone, deadlineFinal: true }, 'unpaid'],
    ['unnamed, before its deadline', unnamed, 'unpaid'],
    ['unnamed, and a signature may be forgotten', { ...unnamed, ...gone }, 'open:journal_incomplete'],
    [
      'unnamed, and a number is not ours',
      { ...unnamed, ...gone, deadlineFinal: true, slots: { ...slots, unexplained: 1n } },
      'unknown:slots_unexplained',
    ],
    [
      'unnamed, and blocks have more than the database',
      { ...unnamed, ...gone, deadlineFinal: true, slots: { ...slots, mined: 8n, pending: 8n } },
      'unknown:slots_unexplained',
    ],
    [
      'unnamed, and a mempool has more than the database, however late',
      { ...unnamed, ...gone, deadlineFinal: true, slots: { ...slots, pending: 8n } },
      'open:unknown_pending',
    ],
  ])('%s', (_, facts, expected) => {
    const verdict = judgeUnpaid(facts)
    expect('reason' in verdict ? `${verdict.kind}:${verdict.reason}` : verdict.kind).toBe(expected)
  })
})

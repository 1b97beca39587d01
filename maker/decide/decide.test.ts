import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { expiryOf } from '#chains/ton/node/payer/plan.ts'
import { chainTime, defaultMargins, mayStillFill } from './fillWindow.ts'
import { claimNow } from './claims.ts'
import { isDust, refundDueReason } from './returnDue.ts'
import { mayBroadcast } from './permission.ts'
import { planFailure } from './planFailure.ts'

const at = (seconds: number): Date => new Date(seconds * 1000)
const order = (change: Partial<OrderRow> = {}) =>
  ({ state: 'confirmed', fillMode: 'contract', fillDeadline: at(1000), ...change }) as OrderRow
const deposit = (change: Partial<DepositRow> = {}) =>
  ({ status: 'confirmed', exception: null, ...change }) as DepositRow
const row = (change: Partial<DisbursementRow> = {}) =>
  ({ kind: 'payout', state: 'intent', ...change }) as DisbursementRow

describe('time', () => {
  it('is the later of wall clock and chain time', () => {
    expect(chainTime(at(100), 105)).toBe(105)
    expect(chainTime(at(100), 95)).toBe(100)
    expect(chainTime(at(100), null)).toBe(100)
  })
  it.each([
    ['contract', 970, true],
    ['contract', 971, false],
    ['transfer', 220, true],
    ['transfer', 221, false],
  ] as const)('%s payout at %i s before a deadline at 1000: %s', (mode, now, may) =>
    expect(mayStillFill(mode, at(1000), now, defaultMargins)).toBe(may),
  )
  it('leaves a transfer that is signed last no time after its deadline', () => {
    const late = 1000 - defaultMargins.transfer
    expect(expiryOf(late)).toBeLessThan(1000n)
  })
})

describe('the refund of a deposit', () => {
  it.each<[string, Partial<OrderRow>, Partial<DepositRow>, DisbursementRow | null, number, string | null]>([
    ['not while a payout is possible', {}, {}, null, 900, null],
    ['once the fill deadline is near', {}, {}, null, 980, 'fill_expired'],
    ['when something was found wrong with it', {}, { exception: 'no_inventory' }, null, 0, 'no_inventory'],
    ['never beside a payout', {}, { exception: 'no_inventory' }, row(), 980, null],
    ['never before it is confirmed', { state: 'seen' }, { status: 'seen', exception: 'late' }, null, 980, null],
    ['never when it left the chain', {}, { status: 'orphaned', exception: 'late' }, null, 980, null],
    ['never after a payout was signed', { state: 'broadcast' }, { exception: 'late' }, null, 980, null],
    ['when its payout provably failed', { state: 'held', heldReason: 'payout_failed' }, {}, null, 0, 'payout_failed'],
    ['not when it is held for another reason', { state: 'held', heldReason: 'offer_mismatch' }, {}, null, 980, null],
  ])('%s', (_, o, d, disbursement, now, reason) =>
    expect(refundDueReason({ order: order(o), deposit: deposit(d), disbursement, now, margins: defaultMargins })).toBe(
      reason,
    ),
  )
})

describe('the last check before a broadcast', () => {
  const look = (change: Partial<Parameters<typeof mayBroadcast>[0]>) =>
    mayBroadcast({
      row: row(),
      order: order({ state: 'intent' }),
      deposit: deposit(),
      sent: false,
      isDepositCanonical: true,
      now: 0,
      margins: defaultMargins,
      ...change,
    })
  it.each<[string, Partial<Parameters<typeof mayBroadcast>[0]>, string]>([
    ['all as it was', {}, 'go'],
    ['the deposit left the chain', { isDepositCanonical: false }, 'wait'],
    ['the deposit is not confirmed any more', { deposit: deposit({ status: 'orphaned' }) }, 'wait'],
    ['sent before: goes on', { sent: true, isDepositCanonical: false }, 'go'],
    ['an incident', { order: order({ state: 'incident' }), sent: true }, 'stop'],
    ['a transfer near its deadline', { order: order({ fillMode: 'transfer' }), now: 900, sent: true }, 'stop'],
    ['a fill near its deadline is the contract’s to refuse', { now: 1100, sent: true }, 'go'],
    ['a fill that nobody sent is not sent late', { now: 971 }, 'stop'],
    ['not even while its deposit is gone', { now: 1100, isDepositCanonical: false }, 'stop'],
    ['a cancel needs nothing', { row: row({ kind: 'cancel' }), isDepositCanonical: false, now: 9999 }, 'go'],
    [
      'a refund has no deadline',
      { row: row({ kind: 'refund' }), order: order({ fillMode: 'transfer' }), now: 9999 },
      'go',
    ],
  ])('%s', (_, change, permission) => expect(look(change)).toBe(permission))
})

describe('a refused plan', () => {
  it.each([
    ['recipient_rejects', false, 'return'],
    ['fill_expired', false, 'return'],
    ['already_filled', false, 'hold'],
    ['insufficient_inventory', true, 'wait'],
    ['rpc_unreachable', true, 'wait'],
    ['simulation_reverted', false, 'hold'],
  ])('%s', (reason, retriable, kind) => expect(planFailure(new AppError(reason, '', { retriable })).kind).toBe(kind))
  it('for an unknown reason is retried later', () => expect(planFailure(new Error('?')).kind).toBe('wait'))
})

it('dust is what costs more to refund than its value; unknown values are refunded', () => {
  expect([isDust(5n, 5n), isDust(6n, 5n), isDust(null, 5n), isDust(5n, null)]).toEqual([true, false, false, false])
})

describe('sending a claim', () => {
  const policy = { size: 3, maxAgeSeconds: 30, urgentSeconds: 3600 }
  const young = { age: 1, timeLeft: 9_000 }
  it.each([
    ['not for nothing', [], false],
    ['not for one young order', [young], false],
    ['when the batch is full', [young, young, young], true],
    ['when one has waited long enough', [young, { age: 30, timeLeft: 9_000 }], true],
    ['when a refund comes near', [{ age: 1, timeLeft: 3_600 }], true],
  ])('%s', (_, candidates, sent) => expect(claimNow(candidates, policy)).toBe(sent))
})

import { describe, expect, it } from 'vitest'
import type { Step } from '#core/wire/order.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Swap, SwapToken } from '#core/wire/swap.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { pendingOf, swapOf, swapToken } from '#src/testing/swapRows.ts'
import { isInProgress } from '../form/formParts.tsx'
import { swapAgain, swapBack } from '../model/swapLink.ts'
import {
  hasApproved,
  isRejected,
  legOf,
  lostSearch,
  openBounds,
  shownAmounts,
  swapOffer,
  swapStages,
} from './swapProgress.ts'

type EvmCall = Extract<Step, { kind: 'evm_call' }>

const inTime = Date.parse('2026-01-01T00:00:30.000Z')
const late = Date.parse('2026-01-01T00:02:00.000Z')
const both = ['approve', 'swap'] as const
const approving = pendingOf(both, { phase: 'asking', batched: false })
const inOne = pendingOf(both, { phase: 'asking', batched: true })

describe('the next action', () => {
  it.each<[string, PendingTransfer | null, Swap['status'], number, string]>([
    ['nothing was asked yet', pendingOf(both), 'waiting', inTime, 'continue'],
    ['time is up', pendingOf(both), 'waiting', late, 'restart'],
    ['an approval may be pending', approving, 'waiting', inTime, 'continue'],
    ['an approval may be pending, and time is up', approving, 'waiting', late, 'restart'],
    ['approval and swap may have been sent as one', inOne, 'waiting', inTime, 'unsure'],
    ['nothing says which request is pending', pendingOf(both, { phase: 'asking' }), 'waiting', inTime, 'unsure'],
    ['a swap may have been sent', pendingOf(both, { phase: 'asking', next: 1 }), 'waiting', inTime, 'unsure'],
    [
      'a swap may have been sent, and time is up',
      pendingOf(both, { phase: 'asking', next: 1 }),
      'waiting',
      late,
      'unsure',
    ],
    ['the only step may have been sent', pendingOf(['swap'], { phase: 'asking' }), 'waiting', inTime, 'unsure'],
    ['the swap was sent', pendingOf(both, { phase: 'sent', next: 1, txRef: '0x1' }), 'waiting', late, 'follow'],
    ['the approval was sent', pendingOf(both, { phase: 'sent', txRef: '0x1' }), 'waiting', inTime, 'continue'],
    ['its transaction failed', pendingOf(both, { phase: 'failed', next: 1 }), 'waiting', inTime, 'restart'],
    ['another browser made it', null, 'waiting', inTime, 'none'],
    ['the server sees it', pendingOf(both, { phase: 'sent', next: 1 }), 'sent', inTime, 'none'],
    ['it is done', pendingOf(both), 'done', inTime, 'none'],
    ['it failed', null, 'failed', inTime, 'restart'],
    ['it expired', null, 'expired', inTime, 'restart'],
    ['it expired before the wallet was asked', pendingOf(both), 'expired', late, 'restart'],
    ['it expired after an approval', approving, 'expired', late, 'restart'],
    ['it expired without a report of what may have been sent', inOne, 'expired', late, 'unsure'],
    ['it expired although the wallet sent it', pendingOf(['swap'], { phase: 'sent' }), 'expired', late, 'unsure'],
    ['what may have been sent failed', inOne, 'failed', late, 'restart'],
  ])('when %s', (_, stored, status, now, kind) => {
    expect(swapOffer(stored, { status }, now).kind).toBe(kind)
  })
})

describe('the search for a lost answer', () => {
  const place = { sender: '0xme', nonce: '7', since: '100' }
  const placed = pendingOf(['swap'], { phase: 'asking', place })
  const byId = pendingOf(both, { phase: 'asking', batched: true, batchId: '0xid' })
  const [soon, after, third] = ['2026-01-01T00:11:00Z', '2026-01-01T00:11:01Z', '2026-01-03T00:00:01Z'].map(Date.parse)
  it.each<[string, PendingTransfer, boolean, number | undefined, string]>([
    ['repeats itself while it can become certain', placed, true, soon, 'automatic'],
    ['runs once more after that', placed, false, after, 'automatic'],
    ['is left to the user if it then finds nothing certain', placed, true, after, 'manual'],
    ['asks a wallet by the id of its batch', byId, false, soon, 'automatic'],
    ['is left to the user once the wallet knows no id', byId, true, after, 'manual'],
    ['needs a place or an id', pendingOf(['swap'], { phase: 'asking' }), false, soon, 'none'],
    ['ends after two days', placed, false, third, 'none'],
    ['ends after two days, also for a batch', byId, true, third, 'none'],
  ])('%s', (_, stored, isUnknown, now = NaN, mode) => {
    expect(lostSearch(stored, isUnknown, now)).toBe(mode)
  })
})

it('knows an approval that stays by the step after it', () => {
  expect(hasApproved(pendingOf(both, { next: 1 }))).toBe(true)
  expect(hasApproved(pendingOf(both))).toBe(false)
  expect(hasApproved(pendingOf(['swap']))).toBe(false)
  // Reset to zero, and not approved yet.
  expect(hasApproved(pendingOf(['approve', 'approve', 'swap'], { next: 1 }))).toBe(false)
})

it.each<[string, PendingTransfer | null, Swap['status'], number, string | null, boolean]>([
  ['was rejected', pendingOf(both, { next: 1, declined: true }), 'waiting', inTime, 'wallet_rejected', true],
  ['was rejected with its network', pendingOf(['swap']), 'waiting', inTime, 'wallet_rejected', true],
  ['was rejected before a reload', pendingOf(both, { declined: true }), 'waiting', inTime, null, false],
  ['has another problem', pendingOf(both, { declined: true }), 'waiting', inTime, 'swap_slippage', false],
  ['has run out', pendingOf(both, { declined: true }), 'waiting', late, 'wallet_rejected', false],
  ['may have been sent', pendingOf(['swap'], { phase: 'asking' }), 'waiting', inTime, 'wallet_rejected', false],
  ['may have been approved', approving, 'waiting', inTime, 'wallet_rejected', false],
  ['was sent', pendingOf(['swap'], { phase: 'sent', txRef: '0x1' }), 'waiting', inTime, 'wallet_rejected', false],
  ['is seen by the server', pendingOf(['swap'], { declined: true }), 'sent', inTime, 'wallet_rejected', false],
  ['belongs to another browser', null, 'waiting', inTime, 'wallet_rejected', false],
])('knows if its user has just stopped a swap that %s', (_, stored, status, now, reason, isSo) => {
  expect(isRejected(stored, swapOffer(stored, { status }, now), reason)).toBe(isSo)
})

it('lists the wallet’s steps and where they are', () => {
  const states = (stored: PendingTransfer | null, status: Swap['status'], hasRejected = false) =>
    swapStages(stored, { status }, hasRejected).map(({ key, state }) => `${key} ${state}`)
  expect(states(pendingOf(both), 'waiting')).toEqual(['approve now', 'swap todo'])
  expect(states(pendingOf(both, { next: 1 }), 'waiting')).toEqual(['approve done', 'swap now'])
  expect(states(pendingOf(both), 'waiting', true)).toEqual(['approve stopped', 'swap todo'])
  expect(states(pendingOf(both, { next: 1 }), 'waiting', true)).toEqual(['approve done', 'swap stopped'])
  expect(states(pendingOf(['permit', 'swap'], { next: 1 }), 'sent')).toEqual(['permit done', 'swap now'])
  expect(states(null, 'done')).toEqual(['swap done'])
  expect(states(null, 'failed')).toEqual(['swap stopped'])
})

it('names the approvals of Permit2, and a reset, each in its own way', () => {
  const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
  const [approve, swap] = pendingOf(both).steps as [EvmCall, EvmCall]
  const approval = { token: '0x01', spender: permit2, amount: '9' } as const
  const first = { ...approve, approval }
  const reset = { ...approve, approval: { ...approval, amount: '0' } }
  const allow = { ...approve, to: permit2, approval: null }
  const terms = { name: 'Permit2', version: '', owner: '0x02', spender: '0x03', amount: '9', nonce: '0', deadline: 1 }
  const permit = { contract: permit2, token: '0x01', ...terms } as const
  const signed: Step = {
    kind: 'evm_typed_data',
    label: 'permit',
    status: 'waiting',
    chain_id: 1,
    tx_ref: null,
    permit,
    fallback: allow,
  }
  const keys = (...steps: Step[]) =>
    swapStages({ ...pendingOf(both), steps }, { status: 'waiting' }, false).map(({ key }) => key)
  expect(keys(first, allow, swap)).toEqual(['approve_permit2', 'allow', 'swap'])
  expect(keys(reset, first, signed, swap)).toEqual(['reset', 'approve_permit2', 'permit', 'swap'])
  expect(keys(allow, swap)).toEqual(['allow', 'swap'])
  expect(keys(reset, approve, swap)).toEqual(['reset', 'approve', 'swap'])
  expect(keys(first, swap)).toEqual(['approve', 'swap'])
})

it('leads back to a form with the same terms, or the other way round', () => {
  expect(swapAgain(swapOf())).toBe('/swap?chain=1&from=native&to=0xusdc&amount=0.1')
  expect(swapAgain(swapOf({ exact: 'receive' }))).toBe('/swap?chain=1&from=native&to=0xusdc&amount=249&exact=receive')
  expect(swapBack(swapOf({ received_amount: '248500000' }))).toBe('/swap?chain=1&from=0xusdc&to=native&amount=248.5')
})

it('shows as moved only what is known to have moved', () => {
  const quoted = { sent: '100000000000000000', received: '249000000' }
  expect(shownAmounts(swapOf())).toEqual(quoted)
  expect(shownAmounts(swapOf({ status: 'sent', received_amount: '1' }))).toEqual(quoted)
  expect(shownAmounts(swapOf({ status: 'done', sent_amount: '5', received_amount: '6' }))).toEqual({
    sent: '5',
    received: '6',
  })
  expect(shownAmounts(swapOf({ status: 'done' }))).toEqual({ sent: null, received: null })
})

it('shows the stored bounds of a swap that is still to be signed', () => {
  const bounded = (change: object) => {
    const one = pendingOf(both)
    return { ...one, expected: { ...one.expected, quote: { ...one.expected.quote, send_amount: '9', ...change } } }
  }
  expect(openBounds(bounded({ min_receive_amount: '7' }), swapOf())).toEqual({ most: 9n, least: 7n })
  expect(openBounds(bounded({ receive_amount: '8' }), swapOf())).toEqual({ most: 9n, least: 8n })
  expect(openBounds(bounded({}), swapOf({ send_amount: '9' }))?.most).toBeNull()
  expect(openBounds(bounded({}), swapOf({ status: 'sent' }))).toBeNull()
  expect(openBounds(bounded({}), swapOf({ kind: 'wrap' }))).toBeNull()
  expect(openBounds(null, swapOf())).toBeNull()
})

it('offers the way back to a swap that may still need its user', () => {
  expect(isInProgress(pendingOf(both), inTime)).toBe(true)
  expect(isInProgress(pendingOf(both), late)).toBe(false)
  expect(isInProgress(pendingOf(both, { next: 1 }), late)).toBe(true)
  expect(isInProgress(pendingOf(both, { declined: true }), inTime)).toBe(false)
  expect(isInProgress(pendingOf(both, { declined: true, next: 1 }), inTime)).toBe(true)
  expect(isInProgress(pendingOf(both, { declined: true, phase: 'asking' }), inTime)).toBe(true)
  expect(isInProgress(pendingOf(both, { phase: 'sent' }), late)).toBe(true)
  expect(isInProgress(pendingOf(both, { phase: 'failed' }), inTime)).toBe(false)
  expect(isInProgress(pendingOf(both, { phase: 'asking' }), Date.parse('2026-01-01T01:00:00Z'))).toBe(false)
})

it('rounds an expected amount to send up and one to receive down, as the review does, and shows what is exact in full', () => {
  const eth = swapToken('ETH', 18)
  const about = (side: ExactSide, units: string) =>
    legOf(side, units, eth, swapOf({ exact: side === 'send' ? 'receive' : 'send' })).amount
  expect(about('send', '498168010000000001')).toBe('0.49816802')
  expect(about('receive', '498168019999999999')).toBe('0.49816801')
  const exact = { amount: '0.49816801', full: '0.498168019999999999' }
  expect(legOf('send', '498168019999999999', eth, swapOf())).toMatchObject(exact)
  expect(legOf('receive', '498168019999999999', eth, swapOf({ status: 'done' }))).toMatchObject(exact)
  expect(legOf('receive', '498168019999999999', eth, swapOf({ kind: 'unwrap' }))).toMatchObject(exact)
})

it('marks the dollars of an old price, and shows none of an amount that couldn’t be read', () => {
  const usdc = swapToken('USDC', 6, '0xusdc')
  const usdOf = (units: string | null, token: SwapToken) => legOf('receive', units, token, swapOf()).usd
  expect(usdOf('2500000', usdc)).toEqual({ text: '$2.50', stale: false })
  expect(usdOf('2500000', { ...usdc, usd_stale: true })).toEqual({ text: '$2.50', stale: true })
  expect(legOf('receive', null, { ...usdc, usd_stale: true }, swapOf({ status: 'done' }))).toEqual({
    amount: '–',
    usd: { text: '', stale: false },
  })
})

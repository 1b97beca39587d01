import { expect, it } from 'vitest'
import type { PaymentSearch } from '#chains/contract/payer.ts'
import { judgePayment } from './payment.ts'

const NOW = 1_000_000
const none: PaymentSearch = { state: 'unpaid', disputed: null }
const disputed: PaymentSearch = { state: 'unpaid', disputed: 'a' }

it.each<[string, PaymentSearch, number | null, object]>([
  ['a quorum shows none', none, null, { kind: 'unpaid' }],
  ['a quorum shows none, and a dispute is over', none, NOW - 1, { kind: 'unpaid' }],
  ['a quorum shows a final one', { state: 'paid', ref: 'a', final: true }, null, { kind: 'paid', ref: 'a' }],
  ['a quorum shows one that is not final', { state: 'paid', ref: 'a', final: false }, null, { kind: 'wait' }],
  ['one endpoint shows one for the first time', disputed, null, { kind: 'wait' }],
  ['one endpoint shows one', disputed, NOW - 59_999, { kind: 'wait' }],
  ['one endpoint has shown one for long enough', disputed, NOW - 60_000, { kind: 'unpaid' }],
])('%s', (_, search, disputedSince, verdict) =>
  expect(judgePayment({ search, disputedSince, now: NOW, disputeMs: 60_000 })).toEqual(verdict),
)

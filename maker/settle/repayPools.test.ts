import { expect, it } from 'vitest'
import { decideRepayment, type Repayment } from './repayPools.ts'

const TERM = 86_400
const NOW = 1_000_000
const fresh = NOW + TERM
const urgent = NOW + TERM / 2 - 1
const draw = (principal: bigint, fee: bigint, dueAt = fresh) => ({ principal, fee, dueAt })
const none: Repayment = { kind: 'none' }
const approve = (amount: bigint): Repayment => ({ kind: 'approve', amount })

it.each([
  ['nothing is owed', [], 0n, 500n, 0n, none],
  ['nothing is owed any more, so the approval ends', [], 7n, 500n, 0n, approve(0n)],
  ['inventory covers all draws', [draw(100n, 1n), draw(50n, 1n)], 0n, 152n, 0n, approve(152n)],
  ['it covers the older one', [draw(100n, 1n), draw(50n, 1n)], 0n, 151n, 0n, approve(101n)],
  ['it covers none', [draw(100n, 1n)], 0n, 100n, 0n, none],
  ['open orders need it', [draw(100n, 1n)], 0n, 200n, 100n, none],
  ['open orders leave enough', [draw(100n, 1n)], 0n, 201n, 100n, approve(101n)],
  ['half of the term is over, so open orders come second', [draw(100n, 1n, urgent)], 0n, 200n, 100n, approve(101n)],
  ['half of the term is over, and a part is there', [draw(100n, 1n, urgent)], 0n, 40n, 40n, approve(40n)],
  ['a part is too small for a transaction', [draw(100n, 1n, urgent)], 0n, 5n, 0n, none],
  ['it is approved', [draw(100n, 1n)], 101n, 500n, 0n, { kind: 'repay', amount: 101n }],
  ['less is approved', [draw(100n, 1n)], 60n, 500n, 0n, { kind: 'repay', amount: 60n }],
  ['more is approved than is owed', [draw(100n, 1n)], 102n, 500n, 0n, approve(101n)],
  ['what is approved is not there', [draw(100n, 1n), draw(9n, 0n)], 110n, 105n, 0n, approve(101n)],
  ['what is approved is needed by open orders', [draw(100n, 1n)], 101n, 150n, 100n, none],
] as const)('%s', (_, draws, allowance, free, promised, expected) =>
  expect(decideRepayment({ debt: { draws, allowance, term: TERM, isDrawer: true }, free, promised, now: NOW })).toEqual(
    expected,
  ),
)

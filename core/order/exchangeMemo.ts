import { looksLikeDepositMemo } from './depositMemo.ts'
import { isOrderId } from './id.ts'

/** Rules of an exchange about memos on one of its networks. */
export const memoRules = ['required', 'optional', 'none'] as const
export type MemoRule = (typeof memoRules)[number]

export type MemoProblem = 'missing' | 'unwanted' | 'too_long' | 'unreadable' | 'reserved'

const printable = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

type Check = (memo: string, rule: MemoRule, maxLength: number) => boolean
/** Ordered: the first problem that applies is reported. */
const checks: readonly [MemoProblem, Check][] = [
  ['missing', (memo, rule) => memo === '' && rule === 'required'],
  ['unwanted', (memo, rule) => memo !== '' && rule === 'none'],
  // A memo that cannot be typed on the exchange's page was not copied from it.
  ['unreadable', (memo) => memo !== '' && !printable.test(memo)],
  ['too_long', (memo, _, maxLength) => memo.length > maxLength],
  // A payout whose memo looks like an order id would be attributed to that order.
  ['reserved', (memo) => isOrderId(memo) || looksLikeDepositMemo(memo)],
]

/** Reports the problem of a memo for an exchange; null if the payout can carry it and the exchange accepts it. */
export function memoProblem(memo: string, rule: MemoRule, maxLength: number): MemoProblem | null {
  return checks.find(([, applies]) => applies(memo, rule, maxLength))?.[0] ?? null
}

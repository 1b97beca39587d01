import { looksLikeDepositMemo } from '../order/depositMemo.ts'
import { isOrderId } from '../order/id.ts'

/** Whether an exchange tells depositors apart by a memo on one of its networks. */
export const memoRules = ['required', 'optional', 'none'] as const
export type MemoRule = (typeof memoRules)[number]

export type MemoProblem = 'missing' | 'unwanted' | 'too_long' | 'unreadable' | 'reserved'

const printable = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

type Check = (memo: string, rule: MemoRule, maxLength: number) => boolean
/** In this order; the first that applies is told. */
const checks: readonly [MemoProblem, Check][] = [
  ['missing', (memo, rule) => memo === '' && rule === 'required'],
  ['unwanted', (memo, rule) => memo !== '' && rule === 'none'],
  // What cannot be typed on the exchange's page was not copied from it.
  ['unreadable', (memo) => memo !== '' && !printable.test(memo)],
  ['too_long', (memo, _, maxLength) => memo.length > maxLength],
  // A payout whose memo looks like an order's id would be taken for that order's.
  ['reserved', (memo) => isOrderId(memo) || looksLikeDepositMemo(memo)],
]

/** What is wrong with a memo for an exchange; null when the payout can carry it and the exchange takes it. */
export function memoProblem(memo: string, rule: MemoRule, maxLength: number): MemoProblem | null {
  return checks.find(([, applies]) => applies(memo, rule, maxLength))?.[0] ?? null
}

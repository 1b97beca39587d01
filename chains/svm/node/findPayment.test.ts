import { describe, expect, it } from 'vitest'
import { behind, unreachable } from '#chains/rpc/errors.ts'
import { reasonOf } from '#core/errors.ts'
import { judgeSearches, type Shown } from './findPayment.ts'

type Answer = 'a' | 'b' | 'a, not final' | 'none' | 'behind' | 'away'
const shown = (ref: string, final = true): PromiseSettledResult<Shown | null> => ({
  status: 'fulfilled',
  value: { ref, final },
})
const failed = (reason: unknown): PromiseSettledResult<Shown | null> => ({ status: 'rejected', reason })
const outcomes: Record<Answer, PromiseSettledResult<Shown | null>> = {
  a: shown('a'),
  b: shown('b'),
  'a, not final': shown('a', false),
  none: { status: 'fulfilled', value: null },
  behind: failed(behind(null)),
  away: failed(unreachable('one', null)),
}
const judge = (quorum: number, answers: readonly Answer[]): unknown => {
  try {
    return judgeSearches(
      answers.map((answer) => outcomes[answer]),
      quorum,
    )
  } catch (error) {
    return reasonOf(error)
  }
}
const unpaid = (disputed: string | null) => ({ state: 'unpaid', disputed })
const paid = (final: boolean) => ({ state: 'paid', ref: 'a', final })

describe('whether a payment was made, as endpoints show it', () => {
  it.each<[Answer[], unknown]>([
    [['none', 'none', 'none'], unpaid(null)],
    [['none', 'none', 'away'], unpaid(null)],
    [['none', 'none', 'a'], unpaid('a')],
    [['a', 'a', 'none'], paid(true)],
    [['a', 'a', 'behind'], paid(true)],
    [['a, not final', 'a', 'none'], paid(false)],
    [['a', 'none', 'behind'], 'payment_disputed'],
    [['a', 'away', 'away'], 'payment_disputed'],
    [['a', 'b', 'none'], 'payment_disputed'],
    [['none', 'behind', 'behind'], 'rpc_behind'],
    [['none', 'away', 'behind'], 'rpc_unreachable'],
  ])('%j, two of three', (answers, expected) => expect(judge(2, answers)).toEqual(expected))

  it.each<[Answer[], unknown]>([
    [['none'], unpaid(null)],
    [['a'], paid(true)],
    [['behind'], 'rpc_behind'],
  ])('%j, one alone', (answers, expected) => expect(judge(1, answers)).toEqual(expected))
})

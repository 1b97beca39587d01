import { describe, expect, it } from 'vitest'
import type { CheckInSighting } from '#chains/contract/reader.ts'
import { utcDay } from '#core/rewards/utcDay.ts'
import { judgeCheckIn } from './judge.ts'

const wallet = `0x${'a'.repeat(40)}`
const other = `0x${'b'.repeat(40)}`
const at = new Date('2026-03-02T10:00:00Z')
const now = new Date('2026-03-02T10:05:00Z')
type Mined = Extract<CheckInSighting, { state: 'mined' }>
const mined = (some: Partial<Mined> = {}): Mined => ({
  state: 'mined',
  time: at.getTime() / 1000,
  confirmations: 3n,
  entries: [{ account: wallet, date: 20260302 }],
  ...some,
})
const judge = (sighting: CheckInSighting, when = now) => judgeCheckIn(sighting, wallet, { confirmations: 3 }, when)

describe('a check-in on its chain', () => {
  it('counts for the day of its block', () => expect(judge(mined())).toEqual({ day: utcDay(at), at }))

  it.each<[string, CheckInSighting, string]>([
    ['nobody knows', { state: 'unknown' }, 'check_in_waiting'],
    ['not in a block', { state: 'pending' }, 'check_in_waiting'],
    ['reverted', { state: 'failed' }, 'check_in_failed'],
    ['not deep enough', mined({ confirmations: 2n }), 'check_in_waiting'],
    ['something else', mined({ entries: [] }), 'check_in_not_found'],
    ['of another wallet', mined({ entries: [{ account: other, date: 20260302 }] }), 'check_in_of_another'],
    ['for another day', mined({ entries: [{ account: wallet, date: 20260301 }] }), 'check_in_not_found'],
    ['for no day', mined({ entries: [{ account: wallet, date: 20260230 }] }), 'check_in_not_found'],
  ])('%s', (_, sighting, problem) => expect(judge(sighting)).toEqual({ problem }))

  it('is accepted late, within two days', () => {
    expect(judge(mined(), new Date(at.getTime() + 2 * 86_400_000))).toHaveProperty('day')
    expect(judge(mined(), new Date(at.getTime() + 2 * 86_400_000 + 1))).toEqual({ problem: 'check_in_too_old' })
  })

  it('is found among those of other accounts in one transaction', () => {
    expect(
      judge(
        mined({
          entries: [
            { account: other, date: 20260302 },
            { account: wallet, date: 20260302 },
          ],
        }),
      ),
    ).toHaveProperty('day')
  })
})

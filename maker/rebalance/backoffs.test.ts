import { describe, expect, it } from 'vitest'
import type { TransferRow } from '#store/transfers/types.ts'
import { backoffEnd, failingSince, skippedProviders, waitingNow } from './backoffs.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
const row = (change: Partial<TransferRow>): TransferRow =>
  ({ id: 1n, provider: 'relay', state: 'arrived', reason: null, openBy: now, updatedAt: now, ...change }) as TransferRow

describe('a provider', () => {
  it.each<[string, readonly TransferRow[], boolean]>([
    ['whose transfers arrive is used', [row({})], false],
    ['with a transfer on its way is used', [row({ state: 'final', openBy: ago(30) })], false],
    ['with an overdue transfer is skipped', [row({ state: 'final', openBy: ago(60) }), row({ id: 2n })], true],
    ['whose last transfer failed is skipped', [row({}), row({ id: 2n, state: 'failed' })], true],
    ['whose last transfer was refunded is skipped', [row({ state: 'returned', reason: 'refunded' })], true],
    ['whose steps broke the policy is skipped', [row({ state: 'expired', reason: 'policy_target' })], true],
    ['that worked since is used', [row({ state: 'failed' }), row({ id: 2n })], false],
    ['that failed an hour ago is used', [row({ state: 'failed', updatedAt: ago(60) })], false],
    ['is not blamed for our own limits', [row({ state: 'expired', reason: 'loss_limit' })], false],
    ['is not blamed for an operator', [row({ state: 'returned', reason: 'closed_by_operator' })], false],
  ])('%s', (_, rows, is) => expect(skippedProviders(rows, [], now).has('relay')).toBe(is))

  it.each([
    [1, 5],
    [2, 10],
    [3, 20],
    [4, 40],
    [5, 60],
    [2_000_000, 60],
  ])('waits after %i failures for %i minutes', (failures, minutes) =>
    expect(backoffEnd(failures, now)).toEqual(ago(-minutes)),
  )

  it.each([
    [1, 0],
    [2, 5],
    [4, 35],
    [6, 135],
    [30, 135 + 24 * 60],
  ])('that fails for the %i. time without a pause has failed for %i minutes', (failures, minutes) =>
    expect(failingSince({ failures, until: backoffEnd(failures, now) })).toEqual(ago(minutes)),
  )

  it.each<[string, Date, boolean]>([
    ['waits until its time', ago(-5), true],
    ['is asked at its time', now, false],
    ['is asked if its row names a longer wait than any', ago(-61), false],
  ])('%s', (_, until, is) => {
    const backoffs = [{ kind: 'provider' as const, subject: 'relay', failures: 1, until }]
    expect(skippedProviders([], backoffs, now).has('relay')).toBe(is)
    expect(waitingNow(backoffs, 'route', now)).toEqual(new Set())
  })
})

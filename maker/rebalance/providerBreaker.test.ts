import { describe, expect, it } from 'vitest'
import type { TransferRow } from '#store/transfers/types.ts'
import { createProviderBreaker } from './providerBreaker.ts'

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
  ])('%s', (_, rows, is) => expect(createProviderBreaker().skipped(rows, now).has('relay')).toBe(is))

  it('is skipped for longer after each failed order, until one works', () => {
    const breaker = createProviderBreaker()
    const isSkipped = (minutes: number): boolean =>
      breaker.skipped([], new Date(now.getTime() + minutes * 60_000)).has('relay')
    breaker.failed('relay', now)
    expect([isSkipped(4), isSkipped(5)]).toEqual([true, false])
    breaker.failed('relay', now)
    expect([isSkipped(9), isSkipped(10)]).toEqual([true, false])
    for (let n = 0; n < 20; n++) breaker.failed('relay', now)
    expect([isSkipped(59), isSkipped(60)]).toEqual([true, false])
    breaker.worked('relay')
    expect(isSkipped(0)).toBe(false)
  })
})

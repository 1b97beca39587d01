import { describe, expect, it } from 'vitest'
import { quoteOf } from '#src/testing/rows.ts'
import { isTest, testAmount } from './ExchangeAdvice.tsx'

const refused = (reason: string, amount: string | null) => ({
  quotes: [],
  reasons: [
    { provider: 'maker', reason, message: '', ...(amount ? { fix: { kind: 'use_amount' as const, amount } } : {}) },
  ],
})

describe('a test amount', () => {
  it('is the minimum of a quote', () =>
    expect(testAmount({ quotes: [quoteOf({ min_amount: '7' })], reasons: [] })).toBe('7'))
  it('is the minimum in a refusal', () => {
    expect(testAmount(refused('below_exchange_minimum', '23'))).toBe('23')
    expect(testAmount(refused('below_minimum', '9'))).toBe('9')
  })
  it.each([
    undefined,
    refused('exchange_suspended', null),
    refused('insufficient_liquidity', '5'),
    refused('below_exchange_minimum', null),
  ])('is unknown for %j', (answer) => {
    expect(testAmount(answer)).toBeNull()
  })
  it('is an amount up to twice the minimum', () => {
    expect([isTest(14n, '7'), isTest(15n, '7'), isTest(null, '7')]).toEqual([true, false, false])
  })
})

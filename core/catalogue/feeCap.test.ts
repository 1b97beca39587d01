import { expect, it } from 'vitest'
import { feeCapOf, tipMultipleOf } from './moneyLimits.ts'
import { settlementOf } from './fixture.ts'

it('a network’s limit for fees is told in gwei', () => {
  expect(feeCapOf({ settlement: settlementOf({ maxFeePerGasGwei: '0.25' }) })).toBe(250_000_000n)
  expect(feeCapOf({ settlement: settlementOf() })).toBeNull()
  expect(feeCapOf({ settlement: null })).toBeNull()
})

it('a replacement may offer five times the tip, unless the operator says otherwise', () => {
  expect(tipMultipleOf({ settlement: settlementOf() })).toBe(5n)
  expect(tipMultipleOf({ settlement: settlementOf({ maxTipMultiple: 2 }) })).toBe(2n)
})

import { expect, it } from 'vitest'
import { maxFeePerGasOf, tipMultipleOf } from './moneyLimits.ts'
import { settlementOf } from './fixture.ts'

it('reads a network’s fee cap in gwei', () => {
  expect(maxFeePerGasOf({ settlement: settlementOf({ maxFeePerGasGwei: '0.25' }) })).toBe(250_000_000n)
  expect(maxFeePerGasOf({ settlement: settlementOf() })).toBeNull()
  expect(maxFeePerGasOf({ settlement: null })).toBeNull()
})

it('a replacement may pay five times the tip, unless the operator sets another limit', () => {
  expect(tipMultipleOf({ settlement: settlementOf() })).toBe(5n)
  expect(tipMultipleOf({ settlement: settlementOf({ maxTipMultiple: 2 }) })).toBe(2n)
})

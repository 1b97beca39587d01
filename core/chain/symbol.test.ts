import { expect, it } from 'vitest'
import { formerly, sameSymbol } from './assetId.ts'

it.each([
  ['GRAM', 'TON', true],
  ['ton', 'gram', true],
  ['TON', 'TON', true],
  ['eth', 'ETH', true],
  ['GRAM', 'ETH', false],
  ['WTON', 'GRAM', false],
])('%s and %s are the same asset: %s', (a, b, same) => {
  expect(sameSymbol(a, b)).toBe(same)
  expect(sameSymbol(b, a)).toBe(same)
})

it('a renamed asset is found by its earlier symbol', () => {
  expect(formerly('GRAM')).toEqual({ symbol: 'TON', name: 'Toncoin' })
  expect(formerly('ETH')).toBeNull()
})

import { expect, it } from 'vitest'
import { MAX_SLIPPAGE_BPS } from '#core/wire/swap.ts'
import { MOST_BPS, parseSlippage, slippageWarning } from './slippage.ts'

it('accepts what the server accepts', () => expect(MOST_BPS).toBe(MAX_SLIPPAGE_BPS))

it.each<[string, number | null]>([
  ['0.5', 50],
  ['0,5 %', 50],
  ['1', 100],
  ['.05', 5],
  ['5.', 500],
  ['50', 5000],
  ['۰٫۵', 50],
  ['۱', 100],
  ['50.01', null],
  ['0', null],
  ['0.001', null],
  ['1e2', null],
  ['-1', null],
  ['', null],
])('reads %j as %j basis points', (text, bps) => expect(parseSlippage(text)).toBe(bps))

it.each<[number | null, string | null]>([
  [null, null],
  [4, 'low'],
  [5, null],
  [500, null],
  [501, 'high'],
])('warns of %j basis points: %j', (bps, warning) => expect(slippageWarning(bps)).toBe(warning))

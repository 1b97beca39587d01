import { describe, expect, it } from 'vitest'
import { balanceRows, csvOf } from './csv.ts'

const MARK = '\uFEFF'

describe('a CSV file', () => {
  it('quotes commas, quotes and line breaks', () =>
    expect(csvOf([['a,b', 'say "x"', 'two\nlines', null, 'plain']])).toBe(
      `${MARK}"a,b","say ""x""","two\nlines",,plain\r\n`,
    ))

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '-1+2', '+1'])('keeps a spreadsheet from running %j', (text) =>
    expect(csvOf([[text]])).toBe(`${MARK}'${text}\r\n`),
  )

  it.each(['\r=1', '\n=1'])('keeps a spreadsheet from running %j after a line break', (text) =>
    expect(csvOf([[text]])).toBe(`${MARK}"'${text}"\r\n`),
  )

  it('leaves negative numbers alone', () => expect(csvOf([['-12.5']])).toBe(`${MARK}-12.5\r\n`))
})

it('balances have a row per asset, network and address, with plain numbers, and one per network that was not read', () => {
  const held = { symbol: 'USDC', decimals: 6, network: 'North', address: '0x1', amount: 1_234_500_000n }
  const rows = balanceRows(
    [
      { ...held, usdE8: 123_450_000_000n, isStale: false },
      { ...held, usdE8: 1n, isStale: true },
      { ...held, usdE8: null, isStale: true },
    ],
    [{ network: 'South', address: '0x1' }],
  )
  expect(rows.slice(1)).toEqual([
    ['USDC', 'North', '0x1', '1234.5', '1234.5', null],
    ['USDC', 'North', '0x1', '1234.5', '0.00000001', 'stale price'],
    ['USDC', 'North', '0x1', '1234.5', null, null],
    [null, 'South', '0x1', null, null, 'network unreachable'],
  ])
})

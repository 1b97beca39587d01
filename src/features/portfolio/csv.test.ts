import { describe, expect, it } from 'vitest'
import type { Order } from '#core/wire/order.ts'
import { chain, token } from '#src/testing/rows.ts'
import { balanceRows, csvOf } from './csv.ts'
import { portfolioOf } from './holdings.ts'
import { transferRows, yearRows } from './transfers.ts'

const MARK = '\uFEFF'
const names = {
  chains: [chain(1, 'North'), chain(2, 'South')],
  tokens: [1, 2].map((id) => token(id, 'USDC', 6, 'usdc')),
}
const link = (tx_hash: string) => ({ chain_id: 1, tx_hash, explorer_url: null, at: '2026-01-01T00:00:00Z' })
const order = (change: Partial<Order>) =>
  ({
    id: 'id',
    created_at: '2026-03-01T10:00:00.000Z',
    status: 'settled',
    from_asset: '1:usdc',
    to_asset: '2:usdc',
    send_amount: '5000000',
    receive_amount: '4900000',
    deposited_amount: null,
    paid_amount: null,
    from_address: '0x1',
    recipient: '0x2',
    deposit: link('0xd'),
    payout: link('0xp'),
    refund: null,
    ...change,
  }) as Order

describe('a CSV file', () => {
  it('quotes commas, quotes and line breaks', () =>
    expect(csvOf([['a,b', 'say "x"', 'two\nlines', null, 'plain']])).toBe(
      `${MARK}"a,b","say ""x""","two\nlines",,plain\r\n`,
    ))

  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1'])('keeps a spreadsheet from running %j', (text) =>
    expect(csvOf([[text]])).toBe(`${MARK}'${text}\r\n`),
  )

  it('leaves negative numbers alone', () => expect(csvOf([['-12.5']])).toBe(`${MARK}-12.5\r\n`))
})

it('balances have a row per asset, network and address, with plain numbers', () => {
  const { groups } = portfolioOf(
    [
      {
        owner: { family: 'evm', address: '0x1' },
        chain: chain(1, 'North'),
        amounts: new Map([['1:usdc', 1_234_500_000n]]),
        failed: false,
      },
    ],
    names.tokens,
  )
  expect(balanceRows(groups).at(-1)).toEqual(['USDC', 'North', '0x1', '1234.5', '1234.5'])
})

describe('transfers', () => {
  it('have the amounts that moved, not the quoted ones', () => {
    const [, row] = transferRows([order({ deposited_amount: '6000000', paid_amount: '5800000' })], names)
    expect(row?.slice(3, 9)).toEqual(['North', 'USDC', '6', 'South', 'USDC', '5.8'])
    const [, waiting] = transferRows([order({ deposit: null, payout: null })], names)
    expect([waiting?.[5], waiting?.[8]]).toEqual([null, null])
  })

  it('leave the received amount empty if another asset was paid out', () => {
    const outcome = { received_asset: '2:native', received_amount: '7' } as Order['outcome']
    const [, row] = transferRows([order({ outcome })], names)
    expect(row?.[8]).toBeNull()
  })

  it('are summed per year, network and asset once they are paid out', () => {
    const rows = yearRows(
      [
        order({}),
        order({ id: 'b', paid_amount: '1000000' }),
        order({ id: 'c', payout: null }),
        order({ id: 'd', created_at: '2025-12-31T23:59:59.000Z' }),
      ],
      names,
    )
    expect(rows.slice(1)).toEqual([
      ['2026', 'North', 'USDC', '2', '10', '0'],
      ['2026', 'South', 'USDC', '2', '0', '5.9'],
      ['2025', 'North', 'USDC', '1', '5', '0'],
      ['2025', 'South', 'USDC', '1', '0', '4.9'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { type Approval, type ApprovalRead, approvalsOf, endOf, isUnlimited, keyOf, tokenOf } from './approvals.ts'

const chainOf = (id: number) => ({ chain_id: id, alias_name: `Network ${id}` }) as ChainRow
const approval = (change: Partial<Approval>): Approval => ({
  chain: chainOf(1),
  owner: '0xa',
  assetId: '1:0xb',
  symbol: 'USDC',
  decimals: 6,
  icon: 'usdc',
  isListed: true,
  spender: '0xc',
  spenderName: 'Uniswap',
  contract: null,
  allowance: 5n,
  expiresAt: null,
  balance: 5n,
  usd: '5',
  usdStale: false,
  ...change,
})
const read = (id: number, list: readonly Approval[] | null, change: Partial<ApprovalRead> = {}): ApprovalRead => ({
  chain: chainOf(id),
  found: list && { list, since: null },
  failed: false,
  ...change,
})

describe('open approvals', () => {
  it('of all networks are sorted by the value at risk; a balance without a price counts before nothing', () => {
    const rows = [
      approval({ symbol: 'A', usd: '0', balance: 0n }),
      approval({ symbol: 'B', usd: null, balance: 0n, isListed: false }),
      approval({ symbol: 'C', usd: null, balance: 1n, isListed: false }),
      approval({ symbol: 'D', usd: '0.01' }),
      approval({ symbol: 'E', usd: '1000.5' }),
      approval({ symbol: 'F', usd: '999.99' }),
    ]
    const { list } = approvalsOf([read(1, rows.slice(0, 3)), read(2, rows.slice(3))])
    expect(list.map(({ symbol }) => symbol)).toEqual(['E', 'F', 'D', 'C', 'A', 'B'])
  })

  it('of an unknown contract come first among equal values', () => {
    const rows = [
      approval({ symbol: 'A' }),
      approval({ symbol: 'B', spenderName: '' }),
      approval({ spenderName: null }),
    ]
    expect(approvalsOf([read(1, rows)]).list.map(({ spenderName }) => spenderName)).toEqual([null, 'Uniswap', ''])
  })

  it('never look complete while a network is missing', () => {
    const reads = [
      read(1, []),
      read(2, null),
      read(3, null, { failed: true }),
      read(4, null, { found: { list: [], since: '2026-03-01T00:00:00.000Z' } }),
    ]
    expect(approvalsOf(reads)).toEqual({
      list: [],
      pending: 1,
      degraded: [chainOf(3)],
      searched: [{ chain: chainOf(4), since: '2026-03-01T00:00:00.000Z' }],
    })
  })
})

describe('an allowance', () => {
  it.each([
    ['the largest number', 2n ** 256n - 1n, true],
    ['the largest number, partly spent', 2n ** 256n - 1n - 10n ** 30n, true],
    ['the largest number of tokens with 96 bits', 2n ** 96n - 1n, true],
    ['the largest number of Permit2', 2n ** 160n - 1n, true],
    ['a trillion tokens with 18 decimals', 10n ** 30n, false],
    ['one unit', 1n, false],
  ])('of %s: %s is unlimited: %s', (_, allowance, is) => expect(isUnlimited({ allowance, contract: null })).toBe(is))
})

describe('an allowance inside Permit2', () => {
  const contract = '0x000000000022d473030f116ddee9f6b43ac78ba3'
  const inside = (change: Partial<Approval> = {}) => approval({ contract, expiresAt: 1_800_000_000, ...change })

  it.each([
    [2n ** 160n - 1n, true],
    // Permit2 subtracts what was spent from these.
    [2n ** 160n - 2n, false],
    [2n ** 96n - 1n, false],
  ])('of %s is unlimited: %s', (allowance, is) => expect(isUnlimited({ allowance, contract })).toBe(is))

  it.each([
    ['a moment', 1_800_000_000, '2027-01-15T08:00:00.000Z'],
    ['the last second of the year 9999', 253_402_300_799, '9999-12-31T23:59:59.000Z'],
    ['a second that no calendar shows', 253_402_300_800, null],
    ['the largest number', 2 ** 48 - 1, null],
    ['nothing', null, null],
  ])('ends at %s', (_, expiresAt, end) => expect(endOf({ expiresAt })).toBe(end))

  it('is another one than the token’s own for the same contract, and is sorted among them by risk', () => {
    const rows = [approval({ usd: '3' }), inside({ usd: '4' }), approval({ usd: '5', spender: '0xd' })]
    expect(new Set(rows.map(keyOf)).size).toBe(3)
    expect(approvalsOf([read(1, rows)]).list.map(({ usd }) => usd)).toEqual(['5', '4', '3'])
  })
})

it('names the token by its address', () => expect(tokenOf(approval({ assetId: '31337:0xab' }))).toBe('0xab'))

import { describe, expect, it } from 'vitest'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import { parseUsd } from '#core/money/usd.ts'
import { confirmationsOf } from './view.ts'

const settlement = {
  confirmationTiers: [
    { upToUsd: '1000', confirmations: 3 },
    { upToUsd: null, confirmations: 'finalized' },
  ],
} as unknown as ChainSettlement
const chain = (head: bigint | null, final: bigint | null = 90n) => ({ headHeight: head, finalizedHeight: final })
const seen = { height: 100n, status: 'seen', final: false } as const
const small = parseUsd('10')
const large = parseUsd('5000')

describe('displayed confirmations', () => {
  it.each([
    [100n, small, { have: 1, need: 3 }],
    [102n, small, { have: 3, need: 3 }],
    [150n, small, { have: 3, need: 3 }],
    [98n, small, { have: 0, need: 3 }],
    [100n, large, { have: 1, need: 11 }],
  ])('head %s', (head, usd, expected) => expect(confirmationsOf(settlement, chain(head), seen, usd)).toEqual(expected))

  it('an unknown value waits for finality', () =>
    expect(confirmationsOf(settlement, chain(100n), seen, null)).toEqual({ have: 1, need: 11 }))
  it('a final deposit has all that it needs', () =>
    expect(confirmationsOf(settlement, chain(101n, 101n), { ...seen, final: true }, large)).toEqual({
      have: 1,
      need: 1,
    }))
  it('are none for an unknown head, an unknown rule or an orphan', () => {
    expect(confirmationsOf(settlement, chain(null), seen, small)).toBeNull()
    expect(confirmationsOf(null, chain(100n), seen, small)).toBeNull()
    expect(confirmationsOf(settlement, chain(100n), { ...seen, status: 'orphaned' }, small)).toBeNull()
  })
})

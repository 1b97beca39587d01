import { describe, expect, it } from 'vitest'
import { packClaims } from '#core/order/capacity.ts'
import { claimCapacity } from './claims.ts'

const HOUR = 3_600
const limits = { frozen: false, claimLeft: 30n, claimCap: 100n, windowSeconds: HOUR }

describe('claims that are possible in time', () => {
  it.each<readonly [string, number, bigint[], bigint]>([
    ['only this window, when the refund is near', HOUR, [], 30n],
    ['not a window that ends too late', 2 * HOUR - 1, [], 30n],
    ['one of the next windows that end in time', 3 * HOUR, [], 100n],
    ['what the orders in front leave of one window', 3 * HOUR, [70n, 60n], 40n],
    ['nothing where more waits than fits', HOUR, [31n], 0n],
    ['this window, when the refund is due', -HOUR, [], 30n],
  ])('%s', (_, left, front, room) =>
    expect(claimCapacity({ limits, packed: packClaims(limits, front), now: 1_000, refundAfter: 1_000 + left })).toBe(
      room,
    ),
  )
})

import { describe, expect, it } from 'vitest'
import { claimRoom } from './claimRoom.ts'

const HOUR = 3_600
const limits = { frozen: false, claimLeft: 30n, claimCap: 100n, windowSeconds: HOUR }

describe('what can still be claimed in time', () => {
  it.each<readonly [string, number, bigint, bigint]>([
    ['only this window, when the refund is near', HOUR, 0n, 30n],
    ['not a window that ends too late', 2 * HOUR - 1, 0n, 30n],
    ['the next windows that end in time', 3 * HOUR, 0n, 230n],
    ['less what waits for its claim', 3 * HOUR, 200n, 30n],
    ['nothing where more waits than fits', HOUR, 31n, -1n],
    ['this window, when the refund is due', -HOUR, 0n, 30n],
  ])('%s', (_, left, committed, room) => expect(claimRoom({ limits, committed, now: 1_000, refundAfter: 1_000 + left })).toBe(room))
})

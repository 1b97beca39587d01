import { describe, expect, it } from 'vitest'
import { authorizationTiming, defaultDepositorLimits, depositorRefusal } from './depositAuthorization.ts'

const now = 1_000
const openBy = now + 60

describe('the timing of an authorization', () => {
  it.each([
    [{ validAfter: 0, validBefore: openBy }, openBy, null],
    [{ validAfter: now - 1, validBefore: now + 21 }, now + 20, null],
    [{ validAfter: 0, validBefore: openBy }, now + 19, 'open_expired'],
    [{ validAfter: now, validBefore: openBy }, openBy, 'authorization_not_valid_yet'],
    [{ validAfter: 0, validBefore: now + 20 }, openBy, 'authorization_expired'],
    [{ validAfter: 0, validBefore: 0 }, openBy, 'authorization_expired'],
  ] as const)('%o with an opening deadline of %s: %s', (window, until, expected) =>
    expect(authorizationTiming(window, until, now)).toBe(expected),
  )
})

describe('another opening of a depositor', () => {
  it.each([
    [{ open: 0, failed: 0 }, null],
    [{ open: 1, failed: 2 }, null],
    [{ open: 2, failed: 0 }, 'too_many_openings'],
    [{ open: 0, failed: 3 }, 'depositor_blocked'],
    [{ open: 9, failed: 9 }, 'depositor_blocked'],
  ] as const)('%o: %s', (record, expected) => expect(depositorRefusal(record, defaultDepositorLimits)).toBe(expected))
})

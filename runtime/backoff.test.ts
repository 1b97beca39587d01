import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { backoffMs, sleep } from './backoff.ts'

it('doubles from the first wait up to the cap, never below half of it', () => {
  expect([0, 1, 2, 3, 9].map((n) => backoffMs(n, { firstMs: 100, maxMs: 1000, random: () => 1 }))).toEqual([100, 200, 400, 800, 1000])
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, r) => {
      const ms = backoffMs(attempt, { firstMs: 50, maxMs: 3000, random: () => r })
      expect(ms).toBeGreaterThanOrEqual(25)
      expect(ms).toBeLessThanOrEqual(3000)
    }),
  )
})

it('an abort ends a sleep with its reason, also one that came before', async () => {
  const abort = new AbortController()
  const waiting = sleep(60_000, abort.signal)
  abort.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(sleep(60_000, abort.signal)).rejects.toThrow('enough')
})

import { expect, it } from 'vitest'
import { refreshIn } from './swapQueries.ts'

const now = Date.parse('2026-01-01T00:00:00.000Z')
const quotes = (...seconds: number[]) => seconds.map((s) => ({ expires_at: new Date(now + s * 1000).toISOString() }))

it.each([
  ['every thirty seconds', quotes(), 30_000],
  ['every thirty seconds where quotes live longer', quotes(90), 30_000],
  ['before the first of them expires', quotes(60, 20), 16_000],
  ['not at once where one expires now', quotes(1), 4_000],
])('requests quotes again %s', (_, rows, ms) => expect(refreshIn(rows, now)).toBe(ms))

import { expect, it } from 'vitest'
import { todayState } from './useToday.ts'

it.each([
  [undefined, undefined, false, 'looking'],
  [false, undefined, false, 'looking'],
  [undefined, false, false, 'looking'],
  [undefined, undefined, true, 'unknown'],
  [undefined, false, true, 'unknown'],
  [false, undefined, true, 'unknown'],
  [true, undefined, true, 'done'],
  [undefined, true, true, 'done'],
  [true, false, false, 'done'],
  [false, false, false, 'open'],
  // The earlier answer stays valid during a refetch.
  [false, false, true, 'open'],
] as const)('a month with %s and a week with %s, failed: %s, give %s', (month, week, failed, state) =>
  expect(todayState({ month, week, failed })).toBe(state),
)

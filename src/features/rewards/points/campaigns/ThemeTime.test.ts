import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTicker, TICK_MS } from './ThemeTime.tsx'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

it('ticks every 10 ms for all subscribers with one timer, and stops without any', () => {
  expect(TICK_MS).toBe(10)
  const ticker = createTicker()
  const [first, second] = [vi.fn(), vi.fn()]
  const leave = [ticker.follow(first), ticker.follow(second)]
  expect(first.mock.calls).toEqual([[1000]])
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(20)
  expect(second.mock.calls).toEqual([[1000], [1010], [1020]])
  leave[0]?.()
  vi.advanceTimersByTime(10)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([3, 4])
  leave[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})

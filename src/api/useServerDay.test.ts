import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followUtcDay } from './useServerDay.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-31T23:59:50Z') })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells of each midnight until it is left', () => {
  const seen: string[] = []
  const leave = followUtcDay(() => seen.push(new Date().toISOString()), Date.now)
  vi.advanceTimersByTime(9_999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['2026-04-01T00:00:00.000Z'])
  vi.advanceTimersByTime(86_400_000)
  expect(seen.at(-1)).toBe('2026-04-02T00:00:00.000Z')
  leave()
  vi.advanceTimersByTime(86_400_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('is looked at when the page is, and waits on where the clock was set back', () => {
  const look = vi.fn()
  const leave = followUtcDay(look, Date.now)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(look).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.parse('2026-03-31T23:59:40Z'))
  vi.advanceTimersByTime(10_000)
  vi.advanceTimersByTime(10_000)
  expect(look).toHaveBeenCalledTimes(3)
  leave()
})

it('follows the midnight of the clock that it is given, not of this device', () => {
  const seen: string[] = []
  const leave = followUtcDay(
    () => seen.push(new Date().toISOString()),
    () => Date.now() + 4000,
  )
  vi.advanceTimersByTime(6000)
  expect(seen).toEqual(['2026-03-31T23:59:56.000Z'])
  leave()
})

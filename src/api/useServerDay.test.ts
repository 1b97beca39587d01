import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followUtcDay, clockAhead } from './useServerDay.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-31T23:59:50Z') })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reports each midnight until it is stopped', () => {
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

it('is checked when the page becomes visible, and waits longer if the clock was set back', () => {
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

it('uses the midnight of the given clock, not of the device', () => {
  const seen: string[] = []
  const leave = followUtcDay(
    () => seen.push(new Date().toISOString()),
    () => Date.now() + 4000,
  )
  vi.advanceTimersByTime(6000)
  expect(seen).toEqual(['2026-03-31T23:59:56.000Z'])
  leave()
})

const told = Date.parse('2026-03-02T22:10:00Z') / 1000
/** Clock offset measured by a device `off` ms wrong that asks at this server time and waits `tookMs` for the answer. */
const heard = (off: number, asked: string, tookMs: number) =>
  clockAhead({ told, asked: Date.parse(asked) + off, answered: Date.parse(asked) + off + tookMs })

it.each([
  ['an exact one', 0, '2026-03-02T22:10:00.500Z', 20],
  ['an exact one whose answer took ten seconds', 0, '2026-03-02T22:09:55Z', 10_000],
  ['one that is off by less than anybody can tell', 400, '2026-03-02T22:10:00.300Z', 50],
])('%s counts as accurate', (_, off, asked, tookMs) => expect(heard(off, asked, tookMs)).toBe(0))

it.each([
  ['two hours ahead', 7_200_000],
  ['ten minutes behind', -600_000],
])('one that is %s is corrected to the second', (_, off) => {
  expect(Math.abs(heard(off, '2026-03-02T22:10:00.200Z', 100) + off)).toBeLessThan(1000)
})

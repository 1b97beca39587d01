import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { fakePage } from '#src/platform/testing/fakePage.ts'
import { pointsKey } from '#src/api/rewardQueries.ts'
import { onceBack, PATIENCE_MS, refreshAfterTask, readHandle, typedHandle } from './useSocialTask.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function waiting() {
  const { page, turn } = fakePage()
  const events = new EventTarget()
  const [back, gone] = [vi.fn(), vi.fn()]
  const stop = onceBack(back, gone, { page, frame: events as Window })
  return { turn, focus: () => events.dispatchEvent(new Event('focus')), back, gone, stop }
}

it('fires when the page becomes visible again, and not when it is hidden', () => {
  const { turn, back } = waiting()
  turn('hidden')
  expect(back).not.toHaveBeenCalled()
  turn('visible')
  expect(back).toHaveBeenCalledOnce()
})

it('fires when its window is focused, even if it was always visible', () => {
  const { focus, back } = waiting()
  focus()
  expect(back).toHaveBeenCalledOnce()
})

it('reports the return once', () => {
  const { turn, focus, back, gone } = waiting()
  turn('hidden')
  turn('visible')
  focus()
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(2 * PATIENCE_MS)
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
})

it('gives up waiting after a timeout', () => {
  const { turn, back, gone } = waiting()
  turn('hidden')
  vi.advanceTimersByTime(PATIENCE_MS)
  turn('visible')
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([0, 1])
})

it('does not fire once it is stopped', () => {
  const { turn, focus, back, gone, stop } = waiting()
  stop()
  turn('hidden')
  turn('visible')
  focus()
  vi.advanceTimersByTime(2 * PATIENCE_MS)
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([0, 0])
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('refetches the points and progress of that wallet after five seconds, and of no other', () => {
  const client = new QueryClient()
  const keys = [pointsKey('mine'), [...pointsKey('mine'), 'campaigns', 29], pointsKey('other')]
  for (const key of keys) client.setQueryData(key, {})
  const outdated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  refreshAfterTask(client, 'mine')
  vi.advanceTimersByTime(4999)
  expect(outdated()).toEqual([false, false, false])
  vi.advanceTimersByTime(1)
  expect(outdated()).toEqual([true, true, false])
})

it.each([
  ['', ''],
  ['  ', ''],
  ['@', '@'],
  ['n', '@n'],
  ['@name', '@name'],
  ['@@name ', '@name'],
  ['https://x.com/name', '@name'],
  ['@https://x.com/name', '@name'],
  ['x.com/@name', '@name'],
  ['https://www.twitter.com/Some_One1?lang=en', '@Some_One1'],
  ['https://mobile.twitter.com/name/status/12', '@name'],
  ['https://example.org/name', '@https://example.org/name'],
])('“%s” is shown as “%s”', (typed, shown) => {
  expect(typedHandle(typed)).toBe(shown)
})

it.each([
  ['@someone', { name: 'someone' }],
  ['https://x.com/someone/', { name: 'someone' }],
  ['', { problem: 'missing' }],
  ['@', { problem: 'missing' }],
  ['@no spaces', { problem: 'invalid' }],
  ['@sixteen_letters1', { problem: 'invalid' }],
  ['https://example.org/name', { problem: 'invalid' }],
])('“%s” is sent as %j', (typed, read) => {
  expect(readHandle(typed)).toEqual(read)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePage } from '#src/platform/testing/fakePage.ts'
import { onceBack, PATIENCE_MS } from './onceBack.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function waiting() {
  const { page, turn } = fakePage()
  const events = new EventTarget()
  const [back, gone] = [vi.fn(), vi.fn()]
  const stop = onceBack(back, gone, { page, frame: events as Window })
  return { turn, focus: () => events.dispatchEvent(new Event('focus')), back, gone, stop }
}

it('the person is back when the page is in front again, and not when it goes', () => {
  const { turn, back } = waiting()
  turn('hidden')
  expect(back).not.toHaveBeenCalled()
  turn('visible')
  expect(back).toHaveBeenCalledOnce()
})

it('or when they turn to its window, which was in sight all the time', () => {
  const { focus, back } = waiting()
  focus()
  expect(back).toHaveBeenCalledOnce()
})

it('that is told once', () => {
  const { turn, focus, back, gone } = waiting()
  turn('hidden')
  turn('visible')
  focus()
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(2 * PATIENCE_MS)
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
})

it('who stays away is not waited for', () => {
  const { turn, back, gone } = waiting()
  turn('hidden')
  vi.advanceTimersByTime(PATIENCE_MS)
  turn('visible')
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([0, 1])
})

it('nor is anybody once it was stopped', () => {
  const { turn, focus, back, gone, stop } = waiting()
  stop()
  turn('hidden')
  turn('visible')
  focus()
  vi.advanceTimersByTime(2 * PATIENCE_MS)
  expect([back.mock.calls.length, gone.mock.calls.length]).toEqual([0, 0])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onReturn, pauseOrReturn } from './onReturn.ts'
import { fakePage } from './testing/fakePage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports how long the page was hidden, and nothing once it is stopped', () => {
  const { page, turn } = fakePage()
  const heard: number[] = []
  const stop = onReturn((ms) => heard.push(ms), page)
  turn('hidden')
  vi.advanceTimersByTime(4000)
  turn('visible')
  stop()
  turn('hidden')
  turn('visible')
  expect(heard).toEqual([4000])
})

it('a pause ends by itself', async () => {
  const over = vi.fn()
  void pauseOrReturn(5000, fakePage().page).then(over)
  await vi.advanceTimersByTimeAsync(4999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

it('a pause ends when the page becomes visible again, not when it is hidden', async () => {
  const { page, turn } = fakePage()
  const over = vi.fn()
  void pauseOrReturn(5000, page).then(over)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(over).not.toHaveBeenCalled()
  turn('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

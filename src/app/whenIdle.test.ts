import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks the browser for an idle moment, and for any moment where none comes', () => {
  const [work, ask] = [vi.fn(), vi.fn()]
  whenIdle(work, { requestIdleCallback: ask })
  expect(ask).toHaveBeenCalledExactlyOnceWith(work, { timeout: 1500 })
  expect(work).not.toHaveBeenCalled()
})

it('waits a while where the browser cannot be asked', () => {
  const work = vi.fn()
  whenIdle(work, {})
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

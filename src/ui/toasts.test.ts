import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.text)

it('goes away after its own time, errors later than successes', () => {
  const toasts = createToasts()
  toasts.show({ tone: 'success', text: 'copied' })
  toasts.show({ tone: 'error', text: 'refused' })
  toasts.show({ tone: 'warning', text: 'long', durationMs: 60_000 })
  vi.advanceTimersByTime(4000)
  expect(texts(toasts)).toEqual(['refused', 'long'])
  vi.advanceTimersByTime(4000)
  expect(texts(toasts)).toEqual(['long'])
})

it('waits while it is read, and then has only the rest of its time', () => {
  const toasts = createToasts()
  toasts.show({ tone: 'success', text: 'copied' })
  vi.advanceTimersByTime(3000)
  toasts.hold()
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['copied'])
  toasts.release()
  vi.advanceTimersByTime(999)
  expect(texts(toasts)).toEqual(['copied'])
  vi.advanceTimersByTime(1)
  expect(texts(toasts)).toEqual([])
})

it('does not run away under the pointer when it comes while others are read', () => {
  const toasts = createToasts()
  toasts.hold()
  toasts.show({ tone: 'info', text: 'late' })
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['late'])
})

it('shows the same words once, with their time started anew', () => {
  const toasts = createToasts()
  const id = toasts.show({ tone: 'success', text: 'copied' })
  vi.advanceTimersByTime(3000)
  expect(toasts.show({ tone: 'success', text: 'copied' })).toBe(id)
  vi.advanceTimersByTime(3000)
  expect(texts(toasts)).toEqual(['copied'])
})

it('keeps the newest three and tells its listeners of every change', () => {
  const toasts = createToasts()
  const changed = vi.fn()
  const leave = toasts.subscribe(changed)
  for (const text of ['a', 'b', 'c', 'd']) toasts.show({ tone: 'info', text })
  expect(texts(toasts)).toEqual(['b', 'c', 'd'])
  toasts.dismiss(toasts.list()[0]?.id ?? 0)
  expect(texts(toasts)).toEqual(['c', 'd'])
  expect(changed).toHaveBeenCalledTimes(5)
  leave()
  toasts.show({ tone: 'info', text: 'e' })
  expect(changed).toHaveBeenCalledTimes(5)
})

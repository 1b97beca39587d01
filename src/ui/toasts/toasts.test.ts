import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.text)

it('disappears after its own time, errors later than successes', () => {
  const toasts = createToasts()
  toasts.show({ tone: 'success', text: 'copied' })
  toasts.show({ tone: 'error', text: 'refused' })
  toasts.show({ tone: 'warning', text: 'long', durationMs: 60_000 })
  vi.advanceTimersByTime(4000)
  expect(texts(toasts)).toEqual(['refused', 'long'])
  vi.advanceTimersByTime(4000)
  expect(texts(toasts)).toEqual(['long'])
})

it('pauses while it is read, and then resumes its remaining time', () => {
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

it('stays under the pointer when it appears while others are read', () => {
  const toasts = createToasts()
  toasts.hold()
  toasts.show({ tone: 'info', text: 'late' })
  vi.advanceTimersByTime(60_000)
  expect(texts(toasts)).toEqual(['late'])
})

it('shows the same text once, with its timer restarted', () => {
  const toasts = createToasts()
  const id = toasts.show({ tone: 'success', text: 'copied' })
  vi.advanceTimersByTime(3000)
  expect(toasts.show({ tone: 'success', text: 'copied' })).toBe(id)
  vi.advanceTimersByTime(3000)
  expect(texts(toasts)).toEqual(['copied'])
})

it('keeps the newest three, and notifies its listeners of every change', () => {
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

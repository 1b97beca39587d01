import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet, whenIdle, whenTouched } from './whenQuiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const client = new QueryClient()
  const over = vi.fn()
  void whenQuiet(client, (work) => work(), { keys: ['chains', 'tokens'], quietMs: 600 }).then(over)
  return { client, over }
}

it('waits for networks and assets, and for the requests after them', async () => {
  const { client, over } = watched()
  client.setQueryData(['chains'], {})
  client.setQueryData(['tokens'], {})
  let price: (value: string) => void = () => {}
  await vi.advanceTimersByTimeAsync(500)
  void client.fetchQuery({ queryKey: ['quotes'], queryFn: () => new Promise<string>((done) => (price = done)) })
  await vi.advanceTimersByTimeAsync(2000)
  expect(over).not.toHaveBeenCalled()
  price('1')
  await vi.advanceTimersByTimeAsync(700)
  expect(over).toHaveBeenCalledOnce()
})

it('does not wait forever', async () => {
  const { over } = watched()
  await vi.advanceTimersByTimeAsync(4000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(over).toHaveBeenCalledOnce()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks the browser for an idle period, with a timeout', () => {
  const [work, ask] = [vi.fn(), vi.fn()]
  whenIdle(work, { requestIdleCallback: ask })
  expect(ask).toHaveBeenCalledExactlyOnceWith(work, { timeout: 1500 })
  expect(work).not.toHaveBeenCalled()
})

it('uses a delay if the browser has no idle callback', () => {
  const work = vi.fn()
  whenIdle(work, {})
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it.each(['pointermove', 'pointerdown', 'keydown'])('ends with the first %s and then listens no more', async (sign) => {
  const page = new EventTarget() as unknown as Window
  const over = vi.fn()
  const remove = vi.spyOn(page, 'removeEventListener')
  const touched = whenTouched(page).then(over)
  page.dispatchEvent(new Event('scroll'))
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(sign))
  await touched
  expect(over).toHaveBeenCalledOnce()
  expect(remove).toHaveBeenCalledTimes(3)
})

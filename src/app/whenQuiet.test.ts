import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const client = new QueryClient()
  const over = vi.fn()
  void whenQuiet(client, (work) => work(), { keys: ['chains', 'tokens'], quietMs: 600 }).then(over)
  return { client, over }
}

it('waits for networks and assets, and for what is asked for after them', async () => {
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

it('does not wait for ever', async () => {
  const { over } = watched()
  await vi.advanceTimersByTimeAsync(4000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(over).toHaveBeenCalledOnce()
})

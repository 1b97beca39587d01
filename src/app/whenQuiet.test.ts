import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(price = true) {
  const client = new QueryClient()
  const over = vi.fn()
  void whenQuiet(client, (work) => work(), { keys: ['chains', 'tokens'], price: () => price }).then(over)
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

it('waits for nothing more once they are there where no price will be asked for', async () => {
  const { client, over } = watched(false)
  client.setQueryData(['chains'], {})
  await vi.advanceTimersByTimeAsync(500)
  expect(over).not.toHaveBeenCalled()
  client.setQueryData(['tokens'], {})
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

it('does not wait for ever', async () => {
  const { over } = watched()
  await vi.advanceTimersByTimeAsync(4000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(over).toHaveBeenCalledOnce()
})

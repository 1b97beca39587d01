import { expect, it, vi } from 'vitest'
import { keepTrying, nextTryIn } from './lazyScreen.ts'

const failing = (times: number) => {
  let left = times
  return vi.fn(() => (left-- > 0 ? Promise.reject(new Error('away')) : Promise.resolve('here')))
}

it('retries with increasing delays until it loads', async () => {
  const waits: number[] = []
  const load = failing(5)
  await expect(keepTrying(load, (ms) => Promise.resolve(void waits.push(ms)))).resolves.toBe('here')
  expect(load).toHaveBeenCalledTimes(6)
  expect(waits).toEqual([500, 1500, 4000, 8000, 8000])
})

it('gives up after six failed loads', async () => {
  const load = failing(Infinity)
  await expect(keepTrying(load, () => Promise.resolve())).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(6)
  expect(nextTryIn(6)).toBeNull()
})

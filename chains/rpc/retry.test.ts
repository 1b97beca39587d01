import { expect, it } from 'vitest'
import { retry } from './endpoint.ts'

it('waits longer each time, and does not retry permanent errors', async () => {
  const waits: number[] = []
  const fail = () => Promise.reject(new Error('down'))
  const policy = { attempts: 3, baseMs: 100, random: () => 1, sleep: async (ms: number) => void waits.push(ms) }
  await expect(retry(fail, { ...policy, isPassing: () => true })).rejects.toThrow('down')
  expect(waits).toEqual([100, 200])
  await expect(retry(fail, { ...policy, isPassing: () => false })).rejects.toThrow('down')
  expect(waits).toHaveLength(2)
})

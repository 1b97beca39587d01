import { expect, it } from 'vitest'
import { inBatches } from './useAllocations.ts'

const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `a${n}`)

it('requests five at a time, in order, whichever responds first', async () => {
  const asked: string[][] = []
  const done: number[] = []
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  const answers = await inBatches(names(12), {
    size: 5,
    ask: async (batch) => {
      asked.push(batch)
      if (batch[0] === 'a10') answerLate()
      // The first batch answers after the last was requested.
      if (batch[0] === 'a0') await late
      return batch.map((name) => name.toUpperCase())
    },
    onProgress: (count) => done.push(count),
    signal: new AbortController().signal,
  })
  expect(asked.map((batch) => batch.length)).toEqual([5, 5, 2])
  expect(answers).toEqual(names(12).map((name) => name.toUpperCase()))
  expect(done.at(-1)).toBe(12)
})

it('aborts all others on the first failure', async () => {
  const signals: AbortSignal[] = []
  let calls = 0
  const pending = inBatches<string>(names(100), {
    size: 5,
    ask: (batch, signal) => {
      signals.push(signal)
      calls++
      return batch[0] === 'a5'
        ? Promise.reject(new Error('no'))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
    },
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  await expect(pending).rejects.toThrow('no')
  expect(calls).toBe(3)
  expect(signals.every((signal) => signal.aborted)).toBe(true)
})

it('returns nothing for a page that was closed', async () => {
  const leaving = new AbortController()
  const pending = inBatches(names(6), {
    size: 5,
    ask: (batch) => {
      leaving.abort(new Error('left'))
      return Promise.resolve(batch)
    },
    onProgress: () => {},
    signal: leaving.signal,
  })
  await expect(pending).rejects.toThrow('left')
})

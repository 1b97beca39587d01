import { expect, it, vi } from 'vitest'
import { ensureRefusalMessages } from './ensureRefusalMessages.ts'

it('an offer waits for no words', async () => {
  const words = vi.fn(() => Promise.resolve())
  await expect(ensureRefusalMessages(Promise.resolve({ quotes: [1] }), words)).resolves.toEqual({ quotes: [1] })
  expect(words).not.toHaveBeenCalled()
})

it('a refusal comes with its words', async () => {
  let come: () => void = () => {}
  const told = vi.fn()
  const answer = ensureRefusalMessages(
    Promise.resolve({ quotes: [] }),
    () => new Promise((done) => (come = done)),
  ).then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  come()
  await answer
  expect(told).toHaveBeenCalledWith({ quotes: [] })
})

it('a failure comes with its words, and stays that failure', async () => {
  const words = vi.fn(() => Promise.resolve())
  await expect(ensureRefusalMessages(Promise.reject(new Error('gone')), words)).rejects.toThrow('gone')
  expect(words).toHaveBeenCalledOnce()
})

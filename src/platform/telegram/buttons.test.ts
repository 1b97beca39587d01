import { expect, it, vi } from 'vitest'
import { soon } from './buttons.ts'

it('does once what is asked several times together, and again when it is asked later', async () => {
  const work = vi.fn()
  const ask = soon(work)
  ask()
  ask()
  expect(work).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(work).toHaveBeenCalledOnce()
  ask()
  await Promise.resolve()
  expect(work).toHaveBeenCalledTimes(2)
})

import { expect, it, vi } from 'vitest'
import { soon } from './buttons.ts'

it('runs once for simultaneous calls, and again for a later one', async () => {
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

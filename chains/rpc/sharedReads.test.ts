import { expect, it } from 'vitest'
import { createSharedReads } from './sharedReads.ts'

it('is one read for concurrent callers, and a new one afterwards', async () => {
  let reads = 0
  const shared = createSharedReads()
  const read = () => shared('head', async () => ++reads)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(2)
  expect(await Promise.all([read(), shared('other', async () => 'other')])).toEqual([3, 'other'])
})

it('fails for all concurrent callers, and is retried by the next', async () => {
  let tries = 0
  const shared = createSharedReads()
  const read = () =>
    shared('head', async () => {
      if (tries++ === 0) throw new Error('down')
      return tries
    })
  expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read()).toBe(2)
})

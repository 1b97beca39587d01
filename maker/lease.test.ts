import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { Fence } from '#store/work/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { createLease } from './lease.ts'

describe('a lease', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('that was lost is acquired again, and a pass with the old fence cannot drop it', async () => {
    const lease = createLease({ store, clock: systemClock, owner: 'a', name: 'maker:lease', seconds: 600 })
    const hold = async (): Promise<Fence> => {
      const fence = await lease.hold()
      if (!fence) throw new Error('the lease is taken')
      return fence
    }
    const first = await hold()
    lease.drop(first)
    const second = await hold()
    expect(second.epoch).toBe(first.epoch + 1n)
    lease.drop(first)
    expect(await hold()).toEqual(second)
    lease.drop(second)
    expect((await hold()).epoch).toBe(second.epoch + 1n)
  })
})

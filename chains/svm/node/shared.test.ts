import { describe, expect, it } from 'vitest'
import { shared } from '#chains/rpc/sharedReads.ts'

describe('a shared read', () => {
  const counting = (fails: readonly number[] = []) => {
    const clock = { now: 0 }
    let reads = 0
    const read = shared(
      100,
      async () => {
        reads += 1
        if (fails.includes(reads)) throw new Error('away')
        return reads
      },
      () => clock.now,
    )
    return { clock, read }
  }

  it('runs once for concurrent callers, and again when it is stale', async () => {
    const { clock, read } = counting()
    expect(await Promise.all([read(), read()])).toEqual([1, 1])
    clock.now = 99
    expect(await read()).toBe(1)
    clock.now = 100
    expect(await read()).toBe(2)
  })

  it('is repeated at once after a failure', async () => {
    const { read } = counting([1])
    await expect(read()).rejects.toThrow('away')
    expect(await read()).toBe(2)
  })
})

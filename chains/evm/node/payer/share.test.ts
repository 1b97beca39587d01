import { describe, expect, it } from 'vitest'
import { shareWhileUnderWay } from './share.ts'

describe('a shared read', () => {
  it('serves everyone who comes while it is under way, and is made afresh afterwards', async () => {
    let reads = 0
    const read = shareWhileUnderWay(async () => ++reads)
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    expect(await read()).toBe(2)
  })

  it('keeps no failure', async () => {
    let reads = 0
    const read = shareWhileUnderWay(async () => {
      if (++reads === 1) throw new Error('down')
      return reads
    })
    const [a, b] = await Promise.allSettled([read(), read()])
    expect([a?.status, b?.status]).toEqual(['rejected', 'rejected'])
    expect(await read()).toBe(2)
  })
})

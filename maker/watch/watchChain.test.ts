import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Head } from '#chains/contract/reader.ts'
import type { Store } from '#store/contract.ts'
import { freshChain } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { unitContext } from '../testing/unitContext.ts'
import { watchChain } from './watchChain.ts'

describe('reading a chain that fails partway', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('detects the reorganisation again, and skips no block', async () => {
    const chain = freshChain()
    const read: [bigint, bigint][] = []
    let broken = false
    let head: Head = { height: 20n, hash: '0xa', time: 0, finalized: 14n }
    const node: Partial<ChainNode> = {
      head: async () => head,
      isCanonical: async () => false,
      scan: async (from, to) => {
        if (broken && to > 16n) throw new Error('one page is refused')
        read.push([from, to])
        return { deposits: [], endings: [] }
      },
    }
    const ctx = await unitContext({ store, chain, node, policy: { scanPageBlocks: 2n, firstScanBlocks: 4n } })
    await watchChain(ctx)
    head = { height: 21n, hash: '0xb', time: 0, finalized: 15n }
    broken = true
    for (let look = 0; look < 2; look++) {
      await expect(watchChain(ctx)).rejects.toThrow('refused')
      expect(await store.chainState.get(chain)).toMatchObject({ cursor: 15n, headHash: '0xa' })
    }
    broken = false
    read.length = 0
    await watchChain(ctx)
    expect([read[0]?.[0], read.at(-1)?.[1]]).toEqual([16n, 21n])
    expect(await store.chainState.get(chain)).toMatchObject({ headHash: '0xb' })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Head } from '#chains/contract/reader.ts'
import { DisputeError } from '#chains/rpc/votes.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Store } from '#store/contract.ts'
import { depositOf, emptyEscrowOrder, freshChain, newOrder, randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { unitContext } from '../testing/unitContext.ts'
import { coverEscrows } from './watchChain.ts'

const head: Head = { height: 110n, hash: '0xa', time: 0, finalized: 100n }

describe('escrows that are listed after their first deposits', () => {
  let store: Store
  let chain: ChainId
  let read: [bigint, bigint][]
  let refused: bigint | null
  let shown: ObservedDeposit[]
  const [oldest, newest] = [randomAddress(), randomAddress()]
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())
  beforeEach(() => {
    chain = freshChain()
    read = []
    shown = []
    refused = null
  })

  /** Worker of a process that has just started with these escrows. */
  async function started(escrows: readonly (readonly [string, number])[]): Promise<ChainContext> {
    const node: Partial<ChainNode> = {
      scan: async (from, to) => {
        read.push([from, to])
        if (from === refused) throw new DisputeError([])
        return { deposits: shown.filter(({ height }) => height >= from && height <= to), endings: [] }
      },
    }
    const ctx = await unitContext({
      store,
      chain,
      node,
      payer: { address: emptyEscrowOrder.maker },
      policy: { scanPageBlocks: 30n },
    })
    const generations = escrows.map(([address, firstBlock]) => ({ address, version: '2' as const, firstBlock }))
    return { ...ctx, chain: { ...ctx.chain, settlement: { ...ctx.chain.settlement, escrows: generations } } }
  }

  it('are read from their first block to the cursor, once for all processes', async () => {
    await store.chainState.advanceCursor(chain, 0n, 100n)
    await coverEscrows(await started([[oldest, 1]]), head)
    expect(read).toEqual([])
    const order = await store.orders.create(newOrder({ fromChain: chain, escrow: newest }))
    shown = [depositOf(order, { height: 60n })]
    const ctx = await started([
      [oldest, 1],
      [newest, 50],
    ])
    await coverEscrows(ctx, head)
    await coverEscrows(ctx, head)
    expect(read).toEqual([
      [50n, 79n],
      [80n, 100n],
    ])
    expect((await store.orders.get(order.id))?.state).toBe('seen')
    await coverEscrows(
      await started([
        [oldest, 1],
        [newest, 50],
      ]),
      head,
    )
    expect(read).toHaveLength(2)
  })

  it('count only after all of their history was read', async () => {
    await store.chainState.advanceCursor(chain, 0n, 100n)
    const both = [
      [oldest, 1],
      [newest, 50],
    ] as const
    refused = 80n
    await expect(coverEscrows(await started(both), head)).rejects.toMatchObject({ reason: 'rpc_disagree' })
    expect(await store.chainState.scannedEscrows(chain)).toEqual(new Set([oldest]))
    refused = null
    read = []
    await coverEscrows(await started(both), head)
    expect(read[0]).toEqual([50n, 79n])
    expect(await store.chainState.scannedEscrows(chain)).toEqual(new Set([oldest, newest]))
  })

  it('wait for the first scan of a new database', async () => {
    const ctx = await started([[oldest, 1]])
    await coverEscrows(ctx, head)
    expect([read, await store.chainState.scannedEscrows(chain)]).toEqual([[], new Set()])
    await store.chainState.advanceCursor(chain, 0n, 100n)
    await coverEscrows(ctx, head)
    expect(await store.chainState.scannedEscrows(chain)).toEqual(new Set([oldest]))
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Scan } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Head } from '#chains/contract/reader.ts'
import { DisputeError } from '#chains/rpc/votes.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Store } from '#store/contract.ts'
import { ESCROW, depositOf, freshChain, newOrder, randomHex } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { noMetrics } from '../metrics.ts'
import { unitContext } from '../testing/unitContext.ts'
import { rescanHistory } from './rescanHistory.ts'
import { watchChain } from './watchChain.ts'

const EVERY_MS = 5_000
const head: Head = { height: 2_010n, hash: '0xa', time: 0, finalized: 2_000n }

describe('rescanning final history', () => {
  let store: Store
  let chain: ChainId
  let order: OrderRow
  let shown: Scan
  let pages: [bigint, bigint, number][]
  let refused: (from: bigint) => boolean
  let missed: string[]
  let time: number
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    chain = freshChain()
    order = await store.orders.create(newOrder({ fromChain: chain, custody: 'maker', onchainId: null }))
    shown = { deposits: [], endings: [] }
    pages = []
    missed = []
    refused = () => false
    time = Date.now()
  })
  const open = (rescanEveryMs = EVERY_MS): Promise<ChainContext> => {
    const inside = ({ height }: { height: bigint }, from: bigint, to: bigint) => height >= from && height <= to
    const node: Partial<ChainNode> = {
      head: async () => head,
      isCanonical: async () => true,
      scan: async (from, to, turn = 0) => {
        if (turn > 0) pages.push([from, to, turn])
        if (refused(from)) throw new DisputeError([])
        return {
          deposits: shown.deposits.filter((one) => inside(one, from, to)),
          endings: shown.endings.filter((one) => inside(one, from, to)),
        }
      },
    }
    return unitContext({
      store,
      chain,
      node,
      policy: { firstScanBlocks: 2_000n, rescanAges: [600, 1_200], rescanEveryMs },
      deps: {
        ...(rescanEveryMs > 0 ? { clock: { now: () => new Date(time) } } : {}),
        metrics: { ...noMetrics, missed: (on, what) => void missed.push(`${on} ${what}`) },
      },
    })
  }
  /** Runs passes until nothing is due for any age. */
  const catchUp = async (ctx: ChainContext): Promise<void> => {
    for (let idle = 0; idle < 2; ) {
      const before = pages.length
      await rescanHistory(ctx)
      idle = pages.length === before ? idle + 1 : 0
    }
  }
  const deposits = () => store.deposits.forOrder(order.id)

  it('finds a deposit that a lying quorum hid when the cursor passed, and alerts once', async () => {
    const ctx = await open(0)
    await watchChain(ctx)
    expect((await store.chainState.get(chain)).cursor).toBe(2_000n)
    const hidden = depositOf(order, { height: 900n })
    shown = { deposits: [hidden], endings: [] }
    await watchChain(ctx)
    expect(await deposits()).toEqual([])
    await catchUp(ctx)
    expect(await deposits()).toMatchObject([{ txId: hidden.txId, status: 'seen', exception: null }])
    expect((await store.orders.get(order.id))?.state).toBe('seen')
    expect(missed).toEqual([`${chain} deposit`])
    expect(await store.incidents.latest('missed_deposit_found', `${chain}:${hidden.txId}`)).toMatchObject({
      details: { height: '900' },
      resolvedAt: null,
    })
  })

  it('finds a hidden refund or claim, and none twice', async () => {
    const escrowed = await store.orders.create(newOrder({ fromChain: chain }))
    const ctx = await open(0)
    await watchChain(ctx)
    await store.deposits.record(depositOf(escrowed, { height: 700n }))
    const ending = { kind: 'refunded' as const, txId: randomHex(32), height: 900n, blockHash: randomHex(32) }
    shown = { deposits: [], endings: [{ ...ending, escrow: ESCROW, onchainId: escrowed.onchainId as `0x${string}` }] }
    await catchUp(ctx)
    expect((await store.orders.get(escrowed.id))?.state).toBe('refunded')
    expect(missed).toEqual([`${chain} ending`])
  })

  it('reads one page per interval, and each age in another order', async () => {
    const ctx = await open()
    await rescanHistory(ctx)
    expect(pages).toEqual([])
    await watchChain(ctx)
    await rescanHistory(ctx)
    await rescanHistory(ctx)
    expect(pages).toEqual([[201n, 700n, 1]])
    time += EVERY_MS
    await rescanHistory(ctx)
    expect(pages).toEqual([
      [201n, 700n, 1],
      [0n, 499n, 2],
    ])
  })

  it('continues where another process stopped', async () => {
    const first = await open()
    await watchChain(first)
    await rescanHistory(first)
    const second = await open()
    second.memory.watch.head = head
    await rescanHistory(second)
    expect(pages).toEqual([
      [201n, 700n, 1],
      [701n, 1_200n, 1],
    ])
  })

  it('never passes a disputed range, which blocks only its own age', async () => {
    const ctx = await open()
    await watchChain(ctx)
    refused = (from) => from === 201n
    for (let pass = 0; pass < 4; pass++) {
      time += EVERY_MS
      await rescanHistory(ctx).catch(() => undefined)
    }
    expect(pages.map(([from]) => from)).toEqual([201n, 0n, 201n, 201n])
    expect(await store.chainState.rescans(chain)).toEqual(new Map([[1_200, 499n]]))
  })
})

describe('a scan whose endpoints contradict each other', () => {
  it('leaves the cursor unchanged', async () => {
    const store = await openTestStore()
    const chain = freshChain()
    let disputed = true
    const node: Partial<ChainNode> = {
      head: async () => head,
      isCanonical: async () => true,
      scan: async () => {
        if (disputed) throw new DisputeError([])
        return { deposits: [], endings: [] }
      },
    }
    const ctx = await unitContext({ store, chain, node, policy: { firstScanBlocks: 100n } })
    await expect(watchChain(ctx)).rejects.toMatchObject({ reason: 'rpc_disagree' })
    expect((await store.chainState.get(chain)).cursor).toBeNull()
    disputed = false
    await watchChain(ctx)
    expect((await store.chainState.get(chain)).cursor).toBe(2_000n)
    await store.close()
  })
})

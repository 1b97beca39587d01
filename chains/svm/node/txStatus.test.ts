import { describe, expect, it } from 'vitest'
import type { NodeContext } from './context.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'

interface Node {
  /** Finalized block height. */
  height: number
  first: number
  /** Block height of the first slot that the node still has. */
  firstHeight: number | null
}

/** Network of one node that does not know the transaction. */
function unknownTo({ height, first, firstHeight }: Node): NodeContext {
  const connection = {
    getSignatureStatuses: () => Promise.resolve({ context: { slot: 9_000 }, value: [null] }),
    getBlockHeight: () => Promise.resolve(height),
    getFirstAvailableBlock: () => Promise.resolve(first),
    getBlock: () => Promise.resolve({ blockhash: 'x', blockHeight: firstHeight }),
  }
  return {
    pool: { agree: (read: (c: unknown) => unknown) => read(connection) },
    seen: { finalized: 8_000n },
  } as unknown as NodeContext
}
const EXPIRED = { height: 2_000, first: 5_000, firstHeight: 500 }

describe('a transaction unknown to every node', () => {
  it.each<[string, Node, bigint | null]>([
    ['it has not expired, whatever the history', { ...EXPIRED, height: 999, firstHeight: 990 }, 1_000n],
    ['the history covers its life', EXPIRED, 1_000n],
    ['the history is whole', { ...EXPIRED, first: 0, firstHeight: null }, 1_000n],
    ['nobody says when it expires', { ...EXPIRED, firstHeight: 990 }, null],
  ])('is unknown where %s', async (_, node, expiresAt) => {
    expect(await readTxStatus(unknownTo(node), 'ref', expiresAt)).toMatchObject({ state: 'unknown' })
  })

  it.each<[string, Node]>([
    ['begins after it', { ...EXPIRED, firstHeight: 1_500 }],
    ['begins within its life', { ...EXPIRED, firstHeight: 950 }],
    ['does not say where it begins', { ...EXPIRED, firstHeight: null }],
  ])('may have landed all the same where the history of an expired one %s', async (_, node) => {
    await expect(readTxStatus(unknownTo(node), 'ref', 1_000n)).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    })
  })
})

describe('many transactions', () => {
  const SLOTS = 3
  type Found = { slot: number; err: null; confirmationStatus: 'confirmed' } | null
  function node(known: (ref: string, place: number) => Found) {
    const asked = { statuses: [] as number[], blocks: 0 }
    const connection = {
      getSignatureStatuses: (refs: string[]) => {
        asked.statuses.push(refs.length)
        return Promise.resolve({ context: { slot: 9_000 }, value: refs.map(known) })
      },
      getBlock: (slot: number) => {
        asked.blocks += 1
        return slot === 2 ? Promise.resolve(null) : Promise.resolve({ blockhash: `block ${slot}`, blockHeight: slot })
      },
    }
    const context = {
      pool: { agree: (read: (c: unknown) => unknown) => Promise.resolve().then(() => read(connection)) },
      seen: { finalized: 8_000n },
    }
    return { asked, context: context as unknown as NodeContext }
  }
  const txs = Array.from({ length: 300 }, (_, i) => ({ ref: String(i), expiresAt: null }))

  it('are requested 256 at a time, and each block once', async () => {
    const { asked, context } = node((ref) => ({ slot: Number(ref) % 2, err: null, confirmationStatus: 'confirmed' }))
    const statuses = await readTxStatuses(context, txs)
    expect(statuses[299]).toEqual({ state: 'mined', height: 1n, blockHash: 'block 1', final: false })
    expect(statuses).toHaveLength(300)
    expect(asked).toEqual({ statuses: [256, 44], blocks: 4 })
  })

  it('fail individually if the node cannot answer', async () => {
    const { context } = node((ref) => ({ slot: Number(ref) % SLOTS, err: null, confirmationStatus: 'confirmed' }))
    const [first, , lost] = await readTxStatuses(context, txs.slice(0, SLOTS))
    expect(first).toMatchObject({ state: 'mined' })
    expect(lost).toMatchObject({ reason: 'rpc_behind' })
  })

  it('that a node omits from its response are not unknown', async () => {
    const { context } = node(() => null)
    const short = { getSignatureStatuses: () => Promise.resolve({ context: { slot: 9_000 }, value: [null] }) }
    const pool = { agree: (read: (c: unknown) => unknown) => Promise.resolve().then(() => read(short)) }
    const [first, second] = await readTxStatuses({ ...context, pool } as never, txs.slice(0, 2))
    expect(first).toMatchObject({ state: 'unknown' })
    expect(second).toMatchObject({ reason: 'rpc_behind' })
  })
})

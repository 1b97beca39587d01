import { describe, expect, it } from 'vitest'
import type { NodeContext } from './context.ts'
import { readTxStatus } from './txStatus.ts'

interface Node {
  /** Finalized block height. */
  height: number
  first: number
  /** Block height of the first slot that the node still has. */
  firstHeight: number | null
}

/** A network of one node that does not know the transaction. */
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

describe('a transaction that no node knows', () => {
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

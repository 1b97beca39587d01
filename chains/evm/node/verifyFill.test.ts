import { createClient, custom, toHex, type EIP1193RequestFn } from 'viem'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { createSharedReads } from '#chains/rpc/sharedReads.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash } from '../order/hash.ts'
import { sampleOrder } from '../testing/orders.ts'
import type { NodeContext } from './context.ts'
import { verifyFill } from './verifyFill.ts'

const CHAIN = chainId(31338)
const ref = `0x${'aa'.repeat(32)}`
const blockHash = `0x${'bb'.repeat(32)}`
const order = sampleOrder(1_800_000_000, { fillMode: 1, dstChainId: BigInt(CHAIN) })
const id = orderHash(order)

const block = (number: bigint) => ({ number: toHex(number), hash: blockHash, timestamp: '0x1', transactions: [] })
const receipt = { transactionHash: ref, blockHash, blockNumber: '0x5', status: '0x1', logs: [], type: '0x2' }
const transaction = {
  hash: ref,
  from: order.maker,
  to: order.recipient,
  value: toHex(order.outputAmount),
  input: id,
  blockHash,
  blockNumber: '0x5',
  type: '0x2',
}
const answers = {
  eth_getTransactionReceipt: receipt as object | null,
  eth_getTransactionByHash: transaction as object | null,
  eth_getBlockByNumber: block(5n) as object,
}

/** Network of one node with scripted answers. */
function contextOf(change: Partial<typeof answers>): NodeContext {
  const all: Record<string, object | null> = { ...answers, ...change }
  const client = createClient({
    transport: custom({
      request: (({ method }: { method: string }) => Promise.resolve(all[method])) as EIP1193RequestFn,
    }),
  })
  const ask = (read: (c: unknown, endpoint: unknown) => unknown) => read(client, { sawHeight: () => undefined })
  return {
    id: CHAIN,
    chain: {},
    seen: { finalized: 0n },
    pool: { agree: ask, reached: ask, first: ask },
    escrows: [],
    filler: null,
    shared: createSharedReads(),
  } as unknown as NodeContext
}
const verify = (change: Partial<typeof answers>, of: EscrowOrder = order, memo: string | null = null) =>
  verifyFill(contextOf(change), of, ref, memo)

describe('the payout of an order in a transaction', () => {
  it('is found and final', async () => {
    expect(await verify({})).toMatchObject({ txId: ref, ordinal: 0, height: 5n, final: true })
  })

  it.each<[string, Partial<typeof answers>]>([
    ['the receipt is missing', { eth_getTransactionReceipt: null }],
    ['the transaction is missing', { eth_getTransactionByHash: null }],
    ['the block moved', { eth_getTransactionReceipt: { ...receipt, blockHash: `0x${'cc'.repeat(32)}` } }],
    ['the transaction moved', { eth_getTransactionByHash: { ...transaction, blockHash: `0x${'cc'.repeat(32)}` } }],
  ])('is no question yet while %s', async (_, change) => {
    await expect(verify(change)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })

  it.each<[string, Partial<typeof answers>]>([
    ['it failed', { eth_getTransactionReceipt: { ...receipt, status: '0x0' } }],
    ['it paid less', { eth_getTransactionByHash: { ...transaction, value: toHex(order.outputAmount - 1n) } }],
    ['somebody else paid', { eth_getTransactionByHash: { ...transaction, from: order.recipient } }],
    ['it names no order', { eth_getTransactionByHash: { ...transaction, input: '0x' } }],
    ['it names another order', { eth_getTransactionByHash: { ...transaction, input: `0x${'dd'.repeat(32)}` } }],
  ])('is not there when %s', async (_, change) => {
    expect(await verify(change)).toBeNull()
  })

  it('is never found for an order that requires a memo', async () => {
    const withMemo = { ...order, memoHash: `0x${'11'.repeat(32)}` as const }
    expect(
      await verify({ eth_getTransactionByHash: { ...transaction, input: orderHash(withMemo) } }, withMemo),
    ).toBeNull()
  })
})

import { encodeAbiParameters, encodeEventTopics, getAbiItem, type Hex, type Log, type TransactionReceipt } from 'viem'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash } from '../order/hash.ts'
import { sampleOrder } from '../testing/orders.ts'
import { depositsIn, endingsIn } from './deposits.ts'
import { requireChained } from './scan.ts'

const escrow = `0x${'e5'.repeat(20)}` as const
const stranger = `0x${'66'.repeat(20)}` as const
const chain = chainId(31337)
const hash = (digit: string): Hex => `0x${digit.repeat(64)}`
const opened = getAbiItem({ abi: bridgeEscrowAbi, name: 'OrderOpened' })

function openedLog(order: EscrowOrder, change: Partial<Log> & { id?: Hex } = {}): Log {
  const { id = orderHash(order), ...rest } = change
  const args = { orderId: id, depositor: order.depositor, maker: order.maker }
  const data = opened.inputs.filter((input) => !('indexed' in input && input.indexed))
  return {
    address: escrow,
    topics: encodeEventTopics({ abi: [opened], args }) as [Hex, ...Hex[]],
    data: encodeAbiParameters(data, [order] as never),
    blockHash: hash('b'),
    blockNumber: 7n,
    logIndex: 40,
    transactionHash: hash('a'),
    transactionIndex: 3,
    removed: false,
    ...rest,
  } as Log
}

const receipt = (logs: Log[], status: 'success' | 'reverted' = 'success') =>
  ({ logs, status, transactionHash: hash('a'), blockHash: hash('b'), blockNumber: 7n }) as TransactionReceipt

const one = sampleOrder(1_800_000_000, { nonce: 1n })
const two = sampleOrder(1_800_000_000, { nonce: 2n })

describe('deposits of a transaction', () => {
  it('are numbered across all openings, so a contract that is listed later changes no number', () => {
    const logs = [
      openedLog(one, { address: stranger }),
      openedLog(one, { logIndex: 41 }),
      openedLog(two, { address: stranger }),
      openedLog(two, { logIndex: 99 }),
    ]
    const deposits = depositsIn(receipt(logs), [escrow], chain)
    expect(deposits.map((d) => [d.ordinal, d.binding.kind === 'escrow' && d.binding.onchainId])).toEqual([
      [1, orderHash(one)],
      [3, orderHash(two)],
    ])
    expect(deposits[0]).toMatchObject({
      txId: hash('a'),
      height: 7n,
      asset: '31337:native',
      amount: one.inputAmount,
      sender: one.depositor,
      binding: { escrow, order: one },
    })
    expect(depositsIn(receipt(logs), [stranger, escrow], chain).map((d) => d.ordinal)).toEqual([0, 1, 2, 3])
  })

  it('do not exist in a failed transaction, even if it shows events', () => {
    expect(depositsIn(receipt([openedLog(one)], 'reverted'), [escrow], chain)).toEqual([])
    expect(endingsIn(receipt([openedLog(one)], 'reverted'), [escrow])).toEqual([])
  })

  it.each([
    ['an order under another id', openedLog(one, { id: orderHash(two) })],
    ['an order of another chain', openedLog(sampleOrder(1_800_000_000, { srcChainId: 1n }))],
  ])('are refused as forged: %s', (_name, log) => {
    expect(() => depositsIn(receipt([log]), [escrow], chain)).toThrow(
      expect.objectContaining({ reason: 'rpc_forged_log', retriable: true }),
    )
  })
})

describe('blocks that are read one by one', () => {
  const header = (number: bigint, own: string, parent: string) => ({
    number,
    hash: hash(own),
    parentHash: hash(parent),
  })
  it('must be chained by their parent hashes', () => {
    expect(() => requireChained([header(1n, '1', '0'), header(2n, '2', '1'), header(3n, '3', '2')])).not.toThrow()
    expect(() => requireChained([header(1n, '1', '0'), header(2n, '9', '8')])).toThrow(
      expect.objectContaining({ reason: 'reorg_during_scan', retriable: true }),
    )
  })
})

import { encodeEventTopics, erc20Abi, numberToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderHash } from '#chains/evm/order/hash.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { createEvmConfig } from './config.ts'
import { lookFor } from './lookFor.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { approveStep, escrow, expectation, nativeOrder, openStep, order, usdc } from './testing/steps.ts'

const HEAD = 16n
const AMOUNT = order.inputAmount
const hash = numberToHex(7n, { size: 32 })
const word = (value: bigint) => numberToHex(value, { size: 32 })

/** Network on which the escrow has the allowance since a block. */
function approvedIn(block: bigint): void {
  const topics = encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Approval',
    args: { owner: order.depositor as `0x${string}`, spender: escrow },
  })
  const log = {
    address: usdc,
    topics,
    data: word(AMOUNT),
    blockNumber: numberToHex(block),
    transactionHash: hash,
    blockHash: hash,
    logIndex: '0x0',
    transactionIndex: '0x0',
    removed: false,
  }
  const answers: Record<string, unknown> = {
    eth_blockNumber: numberToHex(HEAD),
    eth_call: word(AMOUNT),
    eth_getLogs: [log],
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    return Response.json({ jsonrpc: '2.0', id, result: answers[method] })
  })
}

let remove: () => void
beforeEach(() => {
  remove = installFakeWindow()
})
afterEach(() => {
  remove()
  vi.restoreAllMocks()
})

describe('an approval', () => {
  it.each([
    ['is found in a block after the head', HEAD + 1n, hash],
    ['of another order that stood there before is not taken for it', HEAD, null],
  ])('%s', async (_name, block, found) => {
    approvedIn(block)
    const look = lookFor(
      createEvmConfig({ walletConnectProjectId: null, chains: rows }),
      approveStep(AMOUNT),
      expectation(order),
    )
    expect(await look()).toBe(found)
  })
})

/** The order was opened in that block; nodes answer logs from the block that is asked for. */
function openedIn(block: bigint): void {
  const log = {
    address: escrow,
    topics: encodeEventTopics({
      abi: bridgeEscrowAbi,
      eventName: 'OrderOpened',
      args: { orderId: orderHash(nativeOrder) },
    }).filter((topic) => topic !== null),
    data: '0x',
    blockNumber: numberToHex(block),
    transactionHash: hash,
    blockHash: hash,
    logIndex: '0x0',
    transactionIndex: '0x0',
    removed: false,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { id, method, params } = JSON.parse(String(init?.body)) as {
      id: number
      method: string
      params: readonly { fromBlock: string }[]
    }
    const isAsked = method === 'eth_getLogs' && BigInt(params[0]?.fromBlock ?? 0) <= block
    const result = method === 'eth_blockNumber' ? numberToHex(HEAD) : isAsked ? [log] : []
    return Response.json({ jsonrpc: '2.0', id, result })
  })
}

it.each([HEAD + 1n, HEAD, HEAD - 1n])(
  'an opening is found in block %s, even if the head is read later',
  async (block) => {
    openedIn(block)
    const config = createEvmConfig({ walletConnectProjectId: null, chains: rows })
    const look = lookFor(config, openStep(nativeOrder), expectation(nativeOrder))
    expect(await look()).toBe(hash)
  },
)

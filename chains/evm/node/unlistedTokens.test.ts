import { createClient, custom, encodeEventTopics, erc20Abi, type Hex, HttpRequestError, numberToHex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { AnswerTooLong } from '#chains/rpc/httpFetch.ts'
import type { NodeContext } from './context.ts'
import { findUnlistedTokens } from './unlistedTokens.ts'

const owner: Hex = `0x${'a'.repeat(40)}`
const tokenAt = (index: number): Hex => `0x${index.toString(16).padStart(40, '0')}`

/** Chain with a block per second and one transfer in each from the first block on, of a token of its own. */
function find(newest: number, { mostBlocks = 10_000, balance = () => 5n as bigint | Error } = {}) {
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: ([tag]) => {
      const height = numberToHex(tag === 'latest' ? newest : Number(tag))
      return { number: height, timestamp: height, transactions: [] }
    },
    eth_getLogs: ([filter]) => {
      const { fromBlock, toBlock, topics } = filter as { fromBlock: Hex; toBlock: Hex; topics: readonly Hex[] }
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      expect(topics[2]).toBe(pad(owner))
      if (to - from >= mostBlocks) throw new HttpRequestError({ url: '', cause: new AnswerTooLong(1) })
      return Array.from({ length: to - from + 1 }, (_, index) => logAt(from + index))
    },
    eth_call: () => {
      const held = balance()
      if (held instanceof Error) throw held
      return pad(numberToHex(held))
    },
  }
  const request = async ({ method, params }: { method: string; params: unknown[] }) => answers[method]?.(params)
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const pool = { first: (read: (c: typeof client) => unknown) => read(client) }
  return findUnlistedTokens({ pool, tokens: new Set([tokenAt(3)]) } as unknown as NodeContext, owner)
}

const logAt = (height: number) => ({
  address: tokenAt(height),
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: tokenAt(1), to: owner } }),
  data: pad('0x1'),
  blockNumber: numberToHex(height),
  transactionHash: pad(numberToHex(height)),
  logIndex: '0x0',
})

describe('unlisted tokens of an account', () => {
  it('are those that it received, the newest first', async () => {
    const { tokens, since } = await find(5)
    expect(tokens.map(({ token }) => Number(token))).toEqual([5, 4, 2, 1, 0])
    expect(since).toBeNull()
  })

  it('end where there are too many, and the answer claims no block before', async () => {
    const { tokens, since } = await find(500)
    expect(tokens.map(({ token }) => Number(token))).toEqual(Array.from({ length: 100 }, (_, index) => 500 - index))
    expect(since).toBe(401)
  })

  it('are found in smaller ranges where an answer is too long', async () => {
    const { tokens, since } = await find(60, { mostBlocks: 10 })
    expect(tokens).toHaveLength(60)
    expect(since).toBeNull()
  })

  it('have a balance of nothing where the node fails to run them; a silent node ends the search', async () => {
    const failing = (error: Error) => find(2, { balance: () => error })
    expect((await failing(Object.assign(new Error('stack underflow'), { code: -32_015 }))).tokens).toEqual([])
    await expect(failing(new HttpRequestError({ url: '', details: 'gone' }))).rejects.toBeInstanceOf(HttpRequestError)
  })
})

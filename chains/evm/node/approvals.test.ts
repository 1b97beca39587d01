import { createClient, custom, encodeEventTopics, erc20Abi, type Hex, numberToHex, pad, RpcRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { findApprovals } from './approvals.ts'
import type { NodeContext } from './context.ts'

const address = (digit: string): Hex => `0x${digit.repeat(40)}`
const [owner, spender, listed, unlisted, other] = [...'abcde'].map(address) as [Hex, Hex, Hex, Hex, Hex]

interface Event {
  readonly at: number
  readonly token?: Hex
  readonly to?: Hex
  /** Sender of the transaction. */
  readonly by?: Hex
  /** Number of the transaction; one of its own by default. */
  readonly tx?: number
}

/** Chain with a block per second that serves at most `most` blocks per request. */
function chain({ newest, events = [], most = 10_000 }: { newest: number; events?: Event[]; most?: number }) {
  const ranges: [number, number][] = []
  let senders = 0
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: ([tag]) => {
      const height = tag === 'latest' ? newest : Number(tag)
      return { number: numberToHex(height), timestamp: numberToHex(height), transactions: [] }
    },
    eth_getLogs: ([filter]) => {
      const { fromBlock, toBlock, topics } = filter as { fromBlock: Hex; toBlock: Hex; topics: readonly Hex[] }
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      ranges.push([from, to])
      expect(topics[1]).toBe(pad(owner))
      if (to - from + 1 > most)
        throw new RpcRequestError({ body: {}, url: '', error: { code: -32_602, message: 'range too wide' } })
      return events.flatMap((event, index) =>
        event.at >= from && event.at <= to ? [logOf({ ...event, tx: event.tx ?? index }, index)] : [],
      )
    },
    eth_getTransactionByHash: ([hash]) => {
      senders += 1
      const { by = owner } = events.find((event, index) => (event.tx ?? index) === Number(hash)) ?? {}
      return { hash, from: by, type: '0x0', nonce: '0x0', gas: '0x0', value: '0x0', input: '0x' }
    },
  }
  const request = async ({ method, params }: { method: string; params: unknown[] }) => answers[method]?.(params)
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const context = { pool: { first: (read: (c: typeof client) => unknown) => read(client) }, tokens: new Set([listed]) }
  return { ranges, senders: () => senders, find: () => findApprovals(context as unknown as NodeContext, owner) }
}

const logOf = ({ at, token = listed, to = spender, tx }: Event & { tx: number }, index: number) => ({
  address: token,
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Approval', args: { owner, spender: to } }),
  data: pad('0x1'),
  blockNumber: numberToHex(at),
  transactionHash: pad(numberToHex(tx)),
  logIndex: numberToHex(index),
})

describe('approvals of an account', () => {
  it('are searched back to the first block of a young chain', async () => {
    const { find, ranges } = chain({ newest: 12_000, events: [{ at: 1 }, { at: 11_999, to: other }, { at: 5 }] })
    expect(await find()).toEqual({
      approvals: [
        { token: listed, spender: other },
        { token: listed, spender },
      ],
      since: null,
    })
    expect(ranges).toEqual([
      [2_001, 12_000],
      [0, 2_000],
    ])
  })

  it('are searched in the newest blocks of a long chain, and the answer names the oldest one', async () => {
    const { find, ranges } = chain({ newest: 1_000_000, events: [{ at: 880_000 }, { at: 880_001, to: other }] })
    expect(await find()).toEqual({ approvals: [{ token: listed, spender: other }], since: 880_001 })
    expect(ranges).toHaveLength(12)
  })

  it('are searched in smaller ranges at a node that refuses wide ones, which covers less time', async () => {
    const { find, ranges } = chain({ newest: 1_000_000, most: 3_000, events: [{ at: 999_999 }] })
    const { approvals, since } = await find()
    expect(approvals).toHaveLength(1)
    expect(since).toBe(1_000_000 - 10 * 2_500 + 1)
    expect(ranges.slice(0, 4).map(([from, to]) => to - from + 1)).toEqual([10_000, 5_000, 2_500, 2_500])
  })

  it('are an error where a node serves no range at all, instead of an empty list', async () => {
    await expect(chain({ newest: 1_000_000, most: 0 }).find()).rejects.toMatchObject({ reason: 'search_too_long' })
  })

  it('of a token that is not listed count only if the account sent the transaction', async () => {
    const events = [
      { at: 1, token: unlisted, by: other },
      { at: 2, token: unlisted, to: other },
      { at: 3, by: other },
    ]
    expect((await chain({ newest: 10, events }).find()).approvals).toEqual([
      { token: listed, spender },
      { token: unlisted, spender: other },
    ])
  })

  it('of a token that repeats the event at each transfer by the spender count once', async () => {
    const events = [
      { at: 1, token: unlisted },
      { at: 2, token: unlisted, by: spender },
    ]
    expect((await chain({ newest: 10, events }).find()).approvals).toEqual([{ token: unlisted, spender }])
  })

  it('are not hidden by thousands of forged ones in one transaction, whose sender is read once', async () => {
    const forged = Array.from({ length: 3_000 }, (_, n) => ({
      at: 25_000,
      token: unlisted,
      to: pad(numberToHex(n), { size: 20 }),
      by: other,
      tx: 9,
    }))
    const { find, senders } = chain({ newest: 25_001, events: [{ at: 3 }, ...forged] })
    expect(await find()).toEqual({ approvals: [{ token: listed, spender }], since: null })
    expect(senders()).toBe(1)
  })

  it('of listed tokens are found behind any number of forged transactions; the claimed time is shorter then', async () => {
    const forged = Array.from({ length: 300 }, (_, n) => ({ at: 1_000 + n, token: unlisted, by: other }))
    const { find, senders } = chain({ newest: 25_000, events: [{ at: 3 }, { at: 4, token: unlisted }, ...forged] })
    expect(await find()).toEqual({ approvals: [{ token: listed, spender }], since: 1_100 })
    expect(senders()).toBe(200)
  })
})

import {
  concat,
  createClient,
  custom,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  HttpRequestError,
  numberToHex,
  pad,
  RpcRequestError,
  toEventSelector,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { AnswerTooLong } from '#chains/rpc/httpFetch.ts'
import { PERMIT2 } from '../order/permit2.ts'
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

interface ChainOptions {
  readonly newest: number
  readonly events?: readonly Event[]
  /** Events of Permit2 on a network that has it. */
  readonly permit2?: readonly Permit2Event[] | (() => never)
  readonly most?: number
}

/** Chain with a block per second that serves at most `most` blocks per request. */
function chain({ newest, events = [], permit2, most = 10_000 }: ChainOptions) {
  const ranges: [number, number][] = []
  let senders = 0
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBlockByNumber: ([tag]) => {
      const height = tag === 'latest' ? newest : Number(tag)
      return { number: numberToHex(height), timestamp: numberToHex(height), transactions: [] }
    },
    eth_getLogs: ([filter]) => {
      const { address, fromBlock, toBlock, topics } = filter as Filter
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      expect(topics[1]).toBe(pad(owner))
      if (address === PERMIT2) {
        if (typeof permit2 === 'function') return permit2()
        return (permit2 ?? []).flatMap((event, index) =>
          event.at >= from && event.at <= to ? [permit2LogOf(event, index)] : [],
        )
      }
      ranges.push([from, to])
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
  const pool = { first: (read: (c: typeof client) => unknown) => read(client) }
  const context = { id: permit2 ? 31_337 : 5, pool, tokens: new Set([listed]) }
  return { ranges, senders: () => senders, find: () => findApprovals(context as unknown as NodeContext, owner) }
}

interface Filter {
  readonly address?: Hex
  readonly fromBlock: Hex
  readonly toBlock: Hex
  readonly topics: readonly Hex[]
}

interface Permit2Event {
  readonly at: number
  readonly token?: Hex
  readonly to?: Hex
  readonly kind?: 'Approval' | 'Permit' | 'Lockdown'
  readonly amount?: bigint
  readonly until?: number
}

const FAR = 2 ** 48 - 1
const signatures = {
  Approval: 'Approval(address,address,address,uint160,uint48)',
  Permit: 'Permit(address,address,address,uint160,uint48,uint48)',
  Lockdown: 'Lockdown(address,address,address)',
} as const

/** An event as the contract's bytes have it. */
function permit2LogOf(
  { at, token = listed, to = spender, kind = 'Approval', amount = 1n, until = FAR }: Permit2Event,
  index: number,
) {
  const isLockdown = kind === 'Lockdown'
  const pair = [pad(token), pad(to)]
  const terms = [amount, until, ...(kind === 'Permit' ? [0] : [])].map((value) => pad(numberToHex(value)))
  return {
    address: PERMIT2,
    topics: [toEventSelector(signatures[kind]), pad(owner), ...(isLockdown ? [] : pair)],
    data: concat(isLockdown ? pair : terms),
    blockNumber: numberToHex(at),
    transactionHash: pad(numberToHex(index)),
    logIndex: numberToHex(index),
  }
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
      inPermit2: [],
      time: 12_000,
      since: null,
    })
    expect(ranges).toEqual([
      [2_001, 12_000],
      [0, 2_000],
    ])
  })

  it('are searched in the newest blocks of a long chain, and the answer names the oldest one', async () => {
    const { find, ranges } = chain({ newest: 1_000_000, events: [{ at: 880_000 }, { at: 880_001, to: other }] })
    expect(await find()).toMatchObject({ approvals: [{ token: listed, spender: other }], since: 880_001 })
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
    expect(await find()).toMatchObject({ approvals: [{ token: listed, spender }], since: null })
    expect(senders()).toBe(1)
  })

  it('of listed tokens are found behind any number of forged transactions; the claimed time is shorter then', async () => {
    const forged = Array.from({ length: 300 }, (_, n) => ({ at: 1_000 + n, token: unlisted, by: other }))
    const { find, senders } = chain({ newest: 25_000, events: [{ at: 3 }, { at: 4, token: unlisted }, ...forged] })
    expect(await find()).toMatchObject({ approvals: [{ token: listed, spender }], since: 1_100 })
    expect(senders()).toBe(200)
  })
})

describe('approvals inside Permit2', () => {
  const found = async (permit2: readonly Permit2Event[], newest = 25_000) =>
    (await chain({ newest, permit2 }).find()).inPermit2

  it('are those that the owner gave by a call or by a signature, of any token, the newest first and once', async () => {
    const events: Permit2Event[] = [
      { at: 3 },
      { at: 4, kind: 'Permit', to: other },
      { at: 5, token: unlisted },
      { at: 6, amount: 9n },
    ]
    expect(await found(events)).toEqual([
      { token: listed, spender },
      { token: unlisted, spender },
      { token: listed, spender: other },
    ])
  })

  it.each<[string, Partial<Permit2Event>]>([
    ['a lockdown', { kind: 'Lockdown' }],
    ['an approval of zero', { amount: 0n }],
    ['a permit of zero', { kind: 'Permit', amount: 0n }],
    ['an approval that has expired', { until: 24_999 }],
    ['a permit for its own block alone', { kind: 'Permit', until: 0 }],
  ])('end with %s, and a later approval opens them again', async (_, end) => {
    expect(await found([{ at: 3 }, { at: 4, ...end }])).toEqual([])
    expect(await found([{ at: 3 }, { at: 4, ...end }, { at: 5 }])).toEqual([{ token: listed, spender }])
  })

  it('count until the end of their last second', async () => {
    expect(await found([{ at: 3, until: 25_000 }])).toHaveLength(1)
  })

  it('are not hidden by thousands of used ones, and end the search at more open ones than a wallet has', async () => {
    const many = (change: Partial<Permit2Event>) =>
      Array.from({ length: 3_000 }, (_, n) => ({ at: 24_000, to: pad(numberToHex(n), { size: 20 }), ...change }))
    expect(await found([{ at: 3, to: other }, ...many({ until: 24_600 })])).toEqual([{ token: listed, spender: other }])
    const { inPermit2, since } = await chain({ newest: 25_000, permit2: [{ at: 3, to: other }, ...many({})] }).find()
    // A block with more of them is not claimed.
    expect([inPermit2.length, since]).toEqual([200, 24_001])
  })

  it('take no blocks from the search of the tokens’ own approvals where the endpoint refuses theirs', async () => {
    const events = [{ at: 3 }]
    const tooLong = new HttpRequestError({ url: '', body: {}, cause: new AnswerTooLong(1) })
    const refused = new RpcRequestError({ body: {}, url: '', error: { code: -32_602, message: 'range too wide' } })
    for (const error of [refused, tooLong]) {
      const permit2 = (): never => {
        throw error
      }
      const answer = await chain({ newest: 25_000, events, permit2 }).find()
      // Nothing older than the newest block is claimed.
      expect(answer).toMatchObject({ approvals: [{ token: listed, spender }], inPermit2: [], since: 25_000 })
    }
  })

  it('fail with an endpoint that is gone, so that the next one is asked', async () => {
    const permit2 = (): never => {
      throw new HttpRequestError({ url: '', body: {}, details: 'gone' })
    }
    await expect(chain({ newest: 25_000, permit2 }).find()).rejects.toThrow('gone')
  })

  it('are searched only where the network’s deployment has Permit2', async () => {
    const { find } = chain({ newest: 10, events: [{ at: 3 }] })
    expect(await find()).toMatchObject({ approvals: [{ token: listed, spender }], inPermit2: [], since: null })
  })
})

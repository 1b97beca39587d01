import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { activityOf } from '#core/tracker/activity.ts'
import { systemClock } from '#runtime/clock.ts'
import {
  startVendorServer,
  type VendorAnswer,
  type VendorCall,
  type VendorServer,
} from '../providers/testing/vendorServer.ts'
import { createBlockscout } from './createBlockscout.ts'
import { createEtherscan, ETHERSCAN_PAGE } from './createEtherscan.ts'
import type { ActivityReader } from './reader.ts'

const own = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const pool = `0x${'c3'.repeat(20)}`
const base = chainId(8453)

/** A transaction as the explorers' servers here know it. */
interface Mined {
  readonly n: number
  readonly block: number
  readonly from?: string
  readonly to?: string | null
  readonly isCall?: boolean
  readonly value?: string
  readonly isFailed?: boolean
}
const hashOf = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`
const timeOf = (block: number): number => 1_700_000_000 + block * 12
const mined = (count: number, blockOf = (n: number) => n): Mined[] =>
  Array.from({ length: count }, (_, n) => ({ n, block: blockOf(n) })).toReversed()

let chain: Mined[] = []
let answerWith: ((call: VendorCall) => VendorAnswer | null) | null = null
let server: VendorServer
const dialects: Record<string, (call: VendorCall) => VendorAnswer | null> = {
  '/v2/api': etherscan,
  [`/api/v2/addresses/${own}/transactions`]: blockscout,
}
beforeAll(async () => {
  server = await startVendorServer((call) => answerWith?.(call) ?? dialects[call.path]?.(call) ?? null)
})
afterEach(() => {
  server.set(null)
  server.calls.length = 0
  answerWith = null
  chain = []
})
afterAll(() => server.close())

/** `txlist` of Etherscan's API, as documented. */
function etherscan({ query }: VendorCall): VendorAnswer {
  const failed = (result: string) => ({ body: { status: '0', message: 'NOTOK', result } })
  if (query.get('apikey') !== 'key') return failed('Invalid API Key')
  if (query.get('chainid') !== String(base)) return failed('Missing or unsupported chainid parameter')
  const until = query.get('endblock') === 'latest' ? Infinity : Number(query.get('endblock'))
  const rows = chain.filter(({ block }) => block <= until).slice(0, Number(query.get('offset')))
  if (rows.length === 0) return { body: { status: '0', message: 'No transactions found', result: [] } }
  const result = rows.map(({ n, block, from = own, to = other, isCall, value = '5', isFailed }) => ({
    blockNumber: String(block),
    timeStamp: String(timeOf(block)),
    hash: hashOf(n),
    nonce: String(n),
    from,
    to: to ?? '',
    value,
    gas: '90000',
    gasPrice: '3',
    isError: isFailed ? '1' : '0',
    txreceipt_status: isFailed ? '0' : '1',
    input: isCall ? '0xa9059cbb' : '0x',
    contractAddress: to === null ? pool : '',
    gasUsed: '21000',
  }))
  return { body: { status: '1', message: 'OK', result } }
}

/** Blockscout's list of an address's transactions: 50 a page, newest first, with the parameters of the next one. */
function blockscout({ query }: VendorCall): VendorAnswer | null {
  if (chain.length === 0) return { status: 404, body: { message: 'Not found' } }
  const until = query.has('block_number') ? Number(query.get('block_number')) : Infinity
  const index = query.has('index') ? Number(query.get('index')) : Infinity
  const older = chain.filter(({ block, n }) => block < until || (block === until && n < index))
  const rows = older.slice(0, 50)
  const last = rows.at(-1)
  const items = rows.map(({ n, block, from = own, to = other, isCall, value = '5', isFailed }) => ({
    hash: hashOf(n),
    block_number: block,
    timestamp: new Date(timeOf(block) * 1000).toISOString().replace('.000Z', '.000000Z'),
    status: isFailed ? 'error' : 'ok',
    from: { hash: from.toUpperCase().replace('0X', '0x'), is_contract: false },
    to: to === null ? null : { hash: to, is_contract: isCall === true },
    created_contract: to === null ? { hash: pool, is_contract: true } : null,
    value,
    fee: { type: 'actual', value: '63000' },
    gas_used: '21000',
  }))
  const more = last && older.length > rows.length
  return {
    body: {
      items,
      next_page_params: more ? { block_number: last.block, index: last.n, items_count: 50, extra: null } : null,
    },
  }
}

const options = { clock: systemClock, timeoutMs: 300, waitMs: 1, random: () => 0 }
const etherscanOf = ({ apiKey = 'key' } = {}): ActivityReader =>
  createEtherscan({ url: `${server.url}/v2`, apiKey, perSecond: 1000 }, options)
const readers: Record<string, () => ActivityReader> = {
  etherscan: etherscanOf,
  blockscout: () => createBlockscout({ url: server.url, perSecond: 1000 }, options),
}
const read = (reader: ActivityReader, signal = new AbortController().signal, network = base) =>
  reader.sentBy(own, network, signal)

describe.each(Object.entries(readers))('%s', (name, create) => {
  it('counts what the address sent, and nothing that it received', async () => {
    chain = [
      { n: 4, block: 9, to: null, isCall: true },
      { n: 3, block: 8, from: other, to: own, value: '900' },
      { n: 2, block: 7, to: pool, isCall: true, isFailed: true, value: '70' },
      { n: 1, block: 6, to: pool, isCall: true },
      { n: 0, block: 5 },
    ]
    const { transactions, isComplete } = await read(create())
    expect(isComplete).toBe(true)
    expect(activityOf(transactions)).toMatchObject({
      transactions: 4,
      volume: 15n,
      gas: 252_000n,
      contracts: 1,
      firstAt: timeOf(5),
      lastAt: timeOf(9),
    })
  })

  it('an address without any is empty, not a failure', async () =>
    expect(await read(create())).toEqual({ transactions: [], isComplete: true }))

  it('reads page after page, also where one ends within a block', async () => {
    chain = mined(ETHERSCAN_PAGE + 60, (n) => Math.floor(n / 7))
    const { transactions, isComplete } = await read(create())
    expect([activityOf(transactions).transactions, isComplete]).toEqual([ETHERSCAN_PAGE + 60, true])
  })

  it('says so when there are more than it reads', async () => {
    chain = mined(6 * ETHERSCAN_PAGE)
    const { transactions, isComplete } = await read(create())
    expect(isComplete).toBe(false)
    expect(activityOf(transactions)).toMatchObject({ lastAt: timeOf(6 * ETHERSCAN_PAGE - 1) })
    expect(transactions.length).toBeLessThan(6 * ETHERSCAN_PAGE)
  })

  it('a new field changes nothing', async () => {
    chain = mined(3)
    server.set('unknown_field')
    expect((await read(create())).transactions).toHaveLength(3)
  })

  it.each([
    ['limited', 'vendor_limited'],
    ['down', 'vendor_down'],
    ['hangs', 'vendor_down'],
    ['garbage', 'vendor_malformed'],
    ['redirects', 'vendor_down'],
  ] as const)('%s: fails as %s', async (fault, reason) => {
    chain = mined(1)
    server.set(fault)
    // A limit that names a time closes the source for that long.
    await expect(read(create())).rejects.toMatchObject({
      reason: fault === 'limited' ? expect.stringMatching(/vendor_(limited|paused)/) : reason,
    })
  })

  it('ends with its caller', async () => {
    server.set('hangs')
    await expect(read(create(), AbortSignal.timeout(20))).rejects.toThrow()
  })

  it.each([
    ['a number for a value', { value: 5 }],
    ['a negative value', { value: '-5' }],
    ['a fraction', { value: '1.5' }],
    ['a hash that is none', { hash: '0x1' }],
  ])('%s is refused, and counts as no transaction', async (_, change) => {
    chain = mined(2)
    answerWith = (call) => {
      const answer = dialects[call.path]?.(call)
      const body = answer?.body as { result?: object[]; items?: object[] }
      const changed = (rows: object[]) => rows.map((row, n) => (n === 0 ? { ...row, ...change } : row))
      return {
        body: body.result ? { ...body, result: changed(body.result) } : { ...body, items: changed(body.items ?? []) },
      }
    }
    await expect(read(create())).rejects.toMatchObject({ reason: 'vendor_malformed' })
  })

  it('reads long pages, and refuses endless ones', async () => {
    const calldata = 'ab'.repeat(600_000)
    const withData = (call: VendorCall, data: string) => {
      const body = dialects[call.path]?.(call)?.body as { result?: object[]; items?: object[] }
      const filled = (rows: object[] = []) =>
        rows.map((row) => ({ ...row, input: `0x${data}`, raw_input: `0x${data}` }))
      return { body: { ...body, ...(body.result ? { result: filled(body.result) } : { items: filled(body.items) }) } }
    }
    chain = mined(2, (n) => n)
    answerWith = (call) => withData(call, calldata)
    const patient = name === 'etherscan' ? createEtherscan : null
    const long = patient
      ? patient({ url: `${server.url}/v2`, apiKey: 'key', perSecond: 1000 }, { ...options, timeoutMs: 20_000 })
      : createBlockscout({ url: server.url, perSecond: 1000 }, { ...options, timeoutMs: 20_000 })
    expect((await read(long)).transactions).toHaveLength(2)
    answerWith = (call) => withData(call, calldata.repeat(8))
    await expect(read(long)).rejects.toMatchObject({ reason: 'vendor_malformed' })
  })
})

describe('sentences of Etherscan', () => {
  const says = (result: string) => {
    answerWith = () => ({ body: { status: '0', message: 'NOTOK', result } })
  }
  it('a limit is waited for, and the page is asked again', async () => {
    chain = mined(2)
    let left = 2
    answerWith = (call) =>
      left-- > 0
        ? {
            body: {
              status: '0',
              message: 'NOTOK',
              result: 'Max rate limit reached, please use API Key for higher rate limit',
            },
          }
        : etherscan(call)
    expect((await read(etherscanOf())).transactions).toHaveLength(2)
    expect(server.calls).toHaveLength(3)
  })

  it('a limit that stays is a failure', async () => {
    says('Max calls per sec rate limit reached (3/sec)')
    await expect(read(etherscanOf())).rejects.toMatchObject({ reason: 'vendor_limited' })
  })

  it('a wrong key is refused at once, and is in no message', async () => {
    const refused = await read(etherscanOf({ apiKey: 'wrong-secret' })).catch((error: unknown) => error)
    expect(refused).toMatchObject({ reason: 'explorer_refused', retriable: false })
    expect(String(refused)).not.toContain('wrong-secret')
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    ['Missing or unsupported chainid parameter (required for v2 api)', 'explorer_refused'],
    ['Free API access is not supported for this chain. Please upgrade your api plan', 'explorer_refused'],
    ['Query Timeout occured. Please select a smaller result dataset', 'vendor_down'],
    ['a sentence of next year', 'vendor_malformed'],
  ])('%s: %s', async (sentence, reason) => {
    says(sentence)
    await expect(read(etherscanOf())).rejects.toMatchObject({ reason })
  })

  it('a block with more transactions than a page ends the list', async () => {
    chain = mined(ETHERSCAN_PAGE + 5, () => 7)
    expect(await read(etherscanOf())).toMatchObject({ isComplete: false })
  })
})

it('is asked at https alone, except on this machine', () =>
  expect(() => createBlockscout({ url: 'http://explorer.example.org', perSecond: 1 }, options)).toThrow(/https/))

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
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
const hashOf = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`

const empty = ({ path }: VendorCall): VendorAnswer =>
  path === '/v2/api'
    ? { body: { status: '0', message: 'No transactions found', result: [] } }
    : { status: 404, body: { message: 'Not found' } }
let answerWith: ((call: VendorCall) => VendorAnswer | null) | null = null
let server: VendorServer
beforeAll(async () => {
  server = await startVendorServer((call) => (answerWith ?? empty)(call))
})
afterEach(() => {
  server.set(null)
  server.calls.length = 0
  answerWith = null
})
afterAll(() => server.close())

const options = (timeoutMs: number) => ({ clock: systemClock, timeoutMs, waitMs: 1, random: () => 0 })
/** Longer than any answer that the server gives. */
const PATIENT_MS = 20_000
const etherscanOf = (ms = PATIENT_MS): ActivityReader =>
  createEtherscan({ url: `${server.url}/v2`, apiKey: 'key', perSecond: 1000 }, options(ms))
const readers: Record<string, (ms?: number) => ActivityReader> = {
  etherscan: etherscanOf,
  blockscout: (ms = PATIENT_MS) => createBlockscout({ url: server.url, perSecond: 1000 }, options(ms)),
}

/** Vectors in the form that the vendors publish. */
const published = {
  etherscan: (token: string, blockNumber = '22000000') => ({
    blockNumber,
    timeStamp: '1745000000',
    hash: hashOf(7),
    nonce: '25',
    blockHash: hashOf(8),
    from: other,
    contractAddress: token,
    to: own,
    value: '1000000',
    tokenName: 'Harbor',
    tokenSymbol: 'HRBR',
    tokenDecimal: '18',
    transactionIndex: '36',
    gas: '65000',
    gasPrice: '3',
    gasUsed: '51000',
    cumulativeGasUsed: '2000000',
    input: 'deprecated',
    methodId: '0xa9059cbb',
    functionName: 'transfer(address _to, uint256 _value)',
    confirmations: '100',
  }),
  blockscout: (token: string, change: object = {}) => ({
    token: {
      address_hash: token,
      circulating_market_cap: null,
      decimals: '18',
      exchange_rate: null,
      holders_count: '7',
      icon_url: null,
      name: 'Harbor',
      reputation: 'ok',
      symbol: 'HRBR',
      total_supply: '1000',
      type: 'ERC-20',
      volume_24h: null,
      ...change,
    },
    token_id: null,
    token_instance: null,
    value: '1000000',
  }),
}
const tokenAt = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`
const names = (reader: ActivityReader, signal = new AbortController().signal) => reader.tokensOf?.(own, base, signal)
/** Answers the lists of tokens of both vendors. */
const listing = (tokens: readonly string[]) => {
  answerWith = ({ path, query }) =>
    path === '/v2/api'
      ? query.get('action') === 'tokentx'
        ? { body: { status: '1', message: 'OK', result: tokens.map((token) => published.etherscan(token)) } }
        : null
      : path === `/api/v2/addresses/${own}/token-balances`
        ? { body: tokens.map((token) => published.blockscout(token)) }
        : null
}

describe.each(Object.entries(readers))('tokens by %s', (name, create) => {
  it('are each named once, in lower case', async () => {
    listing([pool, pool.toUpperCase().replace('0X', '0x'), other])
    expect(await names(create())).toEqual({ tokens: [pool, other], isComplete: true })
    server.set('unknown_field')
    expect(await names(create())).toEqual({ tokens: [pool, other], isComplete: true })
  })

  it('of an address without any are none', async () => {
    answerWith = ({ path }) =>
      path === '/v2/api' ? { body: { status: '0', message: 'No transactions found', result: [] } } : { body: [] }
    expect(await names(create())).toEqual({ tokens: [], isComplete: true })
  })

  it('are bounded, and are said to be more', async () => {
    listing(Array.from({ length: 400 }, (_, n) => tokenAt(n)))
    const { tokens, isComplete } = (await names(create())) ?? {}
    expect([tokens?.length, tokens?.at(-1), isComplete]).toEqual([300, tokenAt(299), false])
  })

  it.each([
    ['no list', { items: [], result: {}, status: '1', message: 'OK' }],
    ['null', null],
    ['an address that is none', name === 'etherscan' ? row('0x1') : [published.blockscout('0x1')]],
    ['no address', name === 'etherscan' ? row(undefined) : [{ token: { type: 'ERC-20' }, value: '1' }]],
    ['a path for an address', name === 'etherscan' ? row('../../admin') : [published.blockscout('../../admin')]],
    [
      'more rows than a page has',
      name === 'etherscan'
        ? { status: '1', message: 'OK', result: Array.from({ length: 1001 }, () => published.etherscan(pool)) }
        : Array.from({ length: 20_001 }, () => published.blockscout(pool)),
    ],
  ])('an answer with %s is refused', async (_, body) => {
    answerWith = () => ({ body })
    await expect(names(create())).rejects.toMatchObject({ reason: 'vendor_malformed' })
  })

  it.each([
    ['down', 'vendor_down'],
    ['hangs', 'vendor_down'],
    ['garbage', 'vendor_malformed'],
    ['redirects', 'vendor_down'],
  ] as const)('%s: fails as %s, and pauses no other read', async (fault, reason) => {
    const ms = fault === 'hangs' ? 300 : PATIENT_MS
    const reader = create(ms)
    server.set(fault)
    for (let n = 0; n < 5; n++) await expect(names(reader)).rejects.toThrow()
    await expect(names(create(ms))).rejects.toMatchObject({ reason })
    server.set(null)
    answerWith = null
    expect(await reader.sentBy(own, base, new AbortController().signal)).toEqual({ transactions: [], isComplete: true })
  })
})

function row(token: string | undefined) {
  return { status: '1', message: 'OK', result: [{ ...published.etherscan(pool), contractAddress: token }] }
}

it('Blockscout: tokens with a price are first, collectibles are none, and older versions name the address otherwise', async () => {
  const old = { address_hash: undefined, address: tokenAt(4) }
  answerWith = () => ({
    body: [
      published.blockscout(tokenAt(1)),
      { ...published.blockscout(tokenAt(2), { type: 'ERC-721', decimals: null }), token_id: '9' },
      { ...published.blockscout(tokenAt(3), { type: 'ERC-1155' }), token_instance: { id: '1', metadata: {} } },
      published.blockscout(tokenAt(4), old),
      published.blockscout(tokenAt(5), { exchange_rate: '0.99' }),
    ],
  })
  const reader = createBlockscout({ url: server.url, perSecond: 1000 }, options(PATIENT_MS))
  expect(await names(reader)).toEqual({ tokens: [tokenAt(5), tokenAt(1), tokenAt(4)], isComplete: true })
  answerWith = () => ({ status: 404, body: { message: 'Not found' } })
  expect(await names(reader)).toEqual({ tokens: [], isComplete: true })
})

it('Etherscan: tokens of the newest transfers, up to a number of pages even of an endless list', async () => {
  answerWith = ({ query }) => {
    const until = query.get('endblock') === 'latest' ? 1_000_000 : Number(query.get('endblock'))
    const rows = Array.from({ length: ETHERSCAN_PAGE }, (_, n) =>
      published.etherscan(tokenAt(n % 20), String(until - n)),
    )
    return { body: { status: '1', message: 'OK', result: rows } }
  }
  const { tokens, isComplete } = (await names(etherscanOf())) ?? {}
  expect([tokens?.length, isComplete]).toEqual([20, false])
  expect(server.calls.length).toBeLessThanOrEqual(5)
})

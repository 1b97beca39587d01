import { concat, encodeFunctionData, erc20Abi, type Hex, pad, toEventSelector } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { type Meddle, RpcFault, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import {
  startVendorServer,
  type VendorAnswer,
  type VendorCall,
  type VendorServer,
} from '../providers/testing/vendorServer.ts'
import { createTestApp, south, type TestApp } from '../testing/testApp.ts'
import { createBlockscout } from '../tracker/createBlockscout.ts'
import { createEtherscan } from '../tracker/createEtherscan.ts'
import { createTracker, type Tracker } from '../tracker/createTracker.ts'
import type { ActivityReader } from '../tracker/reader.ts'

const user = devAccounts.user.address
const account = user.toLowerCase()
const at = (byte: string): Hex => `0x${byte.repeat(20)}`
const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/** Emits a transfer between the accounts that a call names, and answers every call with 6. */
const recent = at('b0')
const recentCode = concat(['0x60066000526020356000357f', transferTopic, '0x60206000a360206000f3'])
/** Answers every call with a balance of zero. */
const empty = at('b1')
/** Answers every call with 255, which are more decimals than a token has; and an address without a contract. */
const [noToken, noContract] = [at('b2'), at('b3')]

/** Ranges that the node serves, as free endpoints do. The old token arrived before all that a search reads of them. */
const WIDEST = 50
const narrow: Meddle = ({ method, params }, next) => {
  const { fromBlock = '0x0', toBlock = '0x0' } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string }
  if (method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= WIDEST)
    throw new RpcFault(-32_602, `ranges over ${WIDEST} blocks are not supported`)
  return next()
}

let chain: Anvil
let proxy: RpcProxy
let explorer: VendorServer
let t: TestApp
let tracker: Tracker
/** Tokens that the explorer names although it doesn't find them, or instead of all that it finds. */
let lies: { readonly also?: readonly Hex[]; readonly only?: readonly Hex[] } = {}
let body: unknown

const catalogue = () => t.catalogue
const trackerOf = (readers: readonly ActivityReader[]): Tracker =>
  createTracker([{ chain: chainById(catalogue(), south), readers }], { clock: systemClock, log: silentLog })

beforeAll(async () => {
  chain = await startAnvil({ chainId: south })
  await deployContracts(chain.url, south)
  await prepareAccounts(chain.url, south, [[devAccounts.user, 10_000n]])
  await issueToken(chain.url, south, gramToken)
  await chain.mine(400)
  await chain.rpc('anvil_setCode', [recent, recentCode])
  await chain.rpc('anvil_setCode', [empty, '0x600060005260206000f3'])
  await chain.rpc('anvil_setCode', [noToken, '0x60ff60005260206000f3'])
  await createUser(chain.url, devAccounts.friend).send(
    recent,
    concat([pad(devAccounts.friend.address), pad(user as Hex)]),
  )
  proxy = await startRpcProxy(chain.url)
  proxy.meddle = narrow
  explorer = await startVendorServer((call) => (body === undefined ? index(call) : { body }))
  const node = createEvmNode(localNodeOptions(south, [proxy.url]))
  t = await createTestApp({
    start: new Date(),
    deps: {
      chains: (id) => (id === south ? node : null),
      tracker: {
        networks: [],
        look: () => Promise.reject(new Error('unused')),
        tokensOf: (...of) => tracker.tokensOf(...of),
      },
    },
  })
})
beforeEach(() => {
  tracker = trackerOf([])
})
afterEach(() => {
  explorer.set(null)
  explorer.calls.length = 0
  lies = {}
  body = undefined
  proxy.meddle = narrow
  t.policy.web = {}
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
  await explorer.close()
  await chain.stop()
})

interface Log {
  readonly address: Hex
  readonly blockNumber: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly transactionHash: Hex
}

/** The index of an explorer over the whole local chain, in the form of both vendors. */
async function index({ path, query }: VendorCall): Promise<VendorAnswer | null> {
  const topics = [transferTopic, null, pad(user as Hex)]
  const found = (await chain.rpc('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest', topics }])) as Log[]
  const logs = [
    ...found.filter(({ address }) => lies.only?.includes(address) ?? true),
    ...(lies.also ?? []).map((address) => ({ ...(found[0] as Log), address })),
  ].toReversed()
  if (path === '/v2/api' && query.get('action') === 'tokentx' && query.get('address') === account)
    return {
      body: {
        status: logs.length > 0 ? '1' : '0',
        message: logs.length > 0 ? 'OK' : 'No transactions found',
        result: logs.map((log) => ({
          blockNumber: String(Number(log.blockNumber)),
          hash: log.transactionHash,
          from: `0x${log.topics[1]?.slice(26)}`,
          contractAddress: log.address,
          to: account,
          value: String(BigInt(log.data === '0x' ? 0 : log.data)),
          tokenName: 'Says the explorer',
          tokenSymbol: 'LIE',
          tokenDecimal: '0',
        })),
      },
    }
  if (path !== `/api/v2/addresses/${account}/token-balances`) return null
  const token = (address: Hex) => ({
    address_hash: address,
    name: 'Says the explorer',
    symbol: 'LIE',
    decimals: '0',
    type: 'ERC-20',
  })
  return {
    body: [...new Set(logs.map(({ address }) => address))].map((address) => ({
      token: { ...token(address), exchange_rate: '1000000' },
      token_id: null,
      token_instance: null,
      value: '999999999999',
    })),
  }
}

interface Found {
  readonly list: readonly { asset_id: string; amount: string; symbol: string; decimals: number; usd: string | null }[]
  readonly searched_since: string | null
  readonly is_whole: boolean
  readonly is_cut: boolean
}
const search = async (): Promise<{ status: number; data: Found; tokens: string[] }> => {
  const { status, body: answer } = await t.call(
    'GET',
    `/api/portfolio_api/v1/found-tokens?chain_id=${south}&owner=${user}`,
  )
  const { data } = answer as { data: Found }
  return { status, data, tokens: data.list.map(({ asset_id }) => asset_id) }
}
const [recentId, oldId] = [assetId(south, recent), assetId(south, gramToken.address)]

const options = (timeoutMs: number) => ({ clock: systemClock, timeoutMs, waitMs: 1, random: () => 0 })
/** Longer than any answer that the explorer gives. */
const PATIENT_MS = 20_000
const vendors: Record<string, (ms?: number) => ActivityReader> = {
  Etherscan: (ms = PATIENT_MS) =>
    createEtherscan({ url: `${explorer.url}/v2`, apiKey: 'key', perSecond: 1000 }, options(ms)),
  Blockscout: (ms = PATIENT_MS) => createBlockscout({ url: explorer.url, perSecond: 1000 }, options(ms)),
}

it('without an explorer, a token older than the searched blocks is not found, and the answer names their time', async () => {
  const { data, tokens } = await search()
  expect(tokens).toEqual([recentId])
  expect(data).toMatchObject({ searched_since: expect.any(String), is_whole: false })
})

describe.each(Object.entries(vendors))('with %s', (_, create) => {
  beforeEach(() => {
    tracker = trackerOf([create()])
  })

  it('a token of any age is found, by its own words', async () => {
    const { data, tokens } = await search()
    expect(tokens).toEqual([recentId, oldId])
    expect(data.list[1]).toMatchObject({
      symbol: 'GRAM',
      decimals: 9,
      amount: String(10_000n * gramToken.unit),
      usd: null,
    })
    expect(data).toMatchObject({ searched_since: expect.any(String), is_whole: true, is_cut: false })
  })

  it('tokens that the account does not hold, and contracts that are none, are not shown', async () => {
    lies = { also: [empty, noToken, noContract] }
    expect(await search()).toMatchObject({ status: 200, tokens: [recentId, oldId], data: { is_whole: true } })
    const asked = proxy.calls.filter(({ method }) => method === 'eth_call')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [user as Hex] })
    for (const token of [empty, noToken, noContract])
      expect(asked.map(({ params: [call] }) => call)).toContainEqual(expect.objectContaining({ to: token, data }))
  })

  it('what the network names stays where the explorer leaves it out', async () => {
    lies = { only: [gramToken.address] }
    expect((await search()).tokens).toEqual([recentId, oldId])
    lies = { only: [] }
    tracker = trackerOf([create()])
    expect((await search()).tokens).toEqual([recentId])
  })

  it.each(['down', 'hangs', 'garbage', 'limited', 'redirects'] as const)(
    '%s: what the network names is unharmed, and the answer claims no more than its blocks',
    async (fault) => {
      if (fault === 'hangs') tracker = trackerOf([create(500)])
      explorer.set(fault)
      const { status, data, tokens } = await search()
      expect([status, tokens]).toEqual([200, [recentId]])
      expect(data).toMatchObject({ searched_since: expect.any(String), is_whole: false })
      expect(explorer.calls.length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['another form', { token: 'anything' }],
    ['paths for addresses', [{ token: { address_hash: '../../admin', type: 'ERC-20' } }]],
  ])('an answer of %s is left out', async (__, answer) => {
    body = answer
    expect(await search()).toMatchObject({ tokens: [recentId], data: { is_whole: false } })
  })

  it('more tokens than are read are not said to be all', async () => {
    const many = Array.from({ length: 150 }, (__, n): Hex => `0x${(n + 1).toString(16).padStart(40, '0')}`)
    lies = { also: many }
    const { data, tokens } = await search()
    expect(tokens).toContain(recentId)
    expect(data.is_whole).toBe(false)
  })

  it('a node that fails to run a named token harms nothing that the network names', async () => {
    lies = { also: [noToken] }
    proxy.meddle = (call, next) => {
      const [{ to = '' } = {}] = call.params as readonly { to?: string }[]
      if (call.method === 'eth_call' && to === noToken) throw new RpcFault(-32_005, 'limit exceeded')
      return narrow(call, next)
    }
    expect(await search()).toMatchObject({ status: 200, data: { is_whole: false, searched_since: expect.any(String) } })
    expect((await search()).tokens).toContain(recentId)
  })

  it('no explorer receives the address where the tracker is hidden', async () => {
    t.policy.web = { tracker: 'hidden' }
    expect((await search()).tokens).toEqual([recentId])
    expect(explorer.calls).toEqual([])
  })
})

it('Blockscout is asked where Etherscan fails', async () => {
  const down = createEtherscan({ url: 'http://127.0.0.1:1', apiKey: 'key', perSecond: 1000 }, options(PATIENT_MS))
  tracker = trackerOf([down, vendors.Blockscout?.() as ActivityReader])
  expect(await search()).toMatchObject({ tokens: [recentId, oldId], data: { is_whole: true } })
})

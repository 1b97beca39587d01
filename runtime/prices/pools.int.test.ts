import { createClient, encodeFunctionData, type Hex, parseAbi, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, localDeployment } from '#chains/evm/testing/deploy.ts'
import { deployDex, type Dex } from '#chains/evm/testing/dex.ts'
import { bitcoinToken, gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'
import { mined } from '#chains/evm/testing/receipt.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { chainId } from '#core/chain/chainId.ts'
import { parseUsd } from '#core/money/usd.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { createLivePrices } from './livePrices.ts'
import { openPrices } from './open.ts'
import { poolSource } from './poolSource.ts'
import { createPriceStore } from './priceStore.ts'

const [north, south] = [chainId(31337), chainId(31338)]
const catalogue = loadCatalogue({ profile: 'local' })
const STALE_MS = 900_000

const chains = new Map<number, Anvil>()
let dex: Dex
beforeAll(async () => {
  await Promise.all(
    [north, south].map(async (id) => {
      const chain = await startAnvil({ chainId: id })
      chains.set(id, chain)
      await deployContracts(chain.url, id)
      if (id === north) for (const token of [bitcoinToken, gramToken]) await issueToken(chain.url, id, token)
      dex = await deployDex(chain.url, id)
    }),
  )
})
afterAll(() => Promise.all([...chains.values()].map((chain) => chain.stop())))

const urlOf = (id: number): string => chains.get(id)?.url ?? expect.fail()

/** Prices as a process reads them, once per `refresh`. */
function open() {
  let now = new Date()
  const clock = { now: () => now }
  const nodes = [north, south].map((id) => createEvmNode(localNodeOptions(id, [urlOf(id)])))
  const sources = nodes.flatMap(
    (node) => poolSource({ chain: chainById(catalogue, node.id), catalogue, node, clock }) ?? [],
  )
  const held = createPriceStore({
    order: [...sources.map(({ name }) => name), 'table'],
    table: catalogue.prices,
    vendored: new Set(['ETH', 'BTC', 'TON']),
    clock,
    staleMs: STALE_MS,
    agreement: { sources: 2, percent: 5 },
  })
  const outcomes: string[] = []
  const live = createLivePrices({
    held,
    sources,
    targets: ['ETH', 'BTC', 'TON'].map((key) => ({ key, address: '', defillama: undefined, coingecko: undefined })),
    refreshMs: 60_000,
    clock,
    log: silentLog,
    count: (source, outcome) => void outcomes.push(`${source} ${outcome}`),
  })
  return {
    outcomes,
    refresh: () => live.refresh(),
    price: (key: string) => live.book.get(key) ?? expect.fail(),
    later: (ms: number) => void (now = new Date(now.getTime() + ms)),
    close: () => Promise.all(nodes.map((node) => node.close())),
  }
}

const abi = parseAbi([
  'function mint(address,uint256)',
  'function approve(address,uint256)',
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 limit; }',
  'function exactInputSingle(Single params) payable',
])

/** A trade in the deepest pool of coins and dollars, in the next block. */
async function trade(id: number, sold: 'ETH' | 'USDC', amount: bigint): Promise<void> {
  const client = createClient({ transport: localHttp(urlOf(id)), pollingInterval: 20 })
  const from = devAccounts.deployer.address
  const { usdc } = localDeployment(id)
  const send = async (to: Hex, data: Hex, value = 0n): Promise<void> => {
    const tx = { from, to, data, value: toHex(value), gas: toHex(1_000_000) }
    await mined(client, (await client.request({ method: 'eth_sendTransaction', params: [tx] } as never)) as Hex)
  }
  if (sold === 'USDC') {
    await send(usdc, encodeFunctionData({ abi, functionName: 'mint', args: [from, amount] }))
    await send(usdc, encodeFunctionData({ abi, functionName: 'approve', args: [dex.router, amount] }))
  }
  const [tokenIn, tokenOut] = sold === 'ETH' ? [dex.weth, usdc] : [usdc, dex.weth]
  const params = { tokenIn, tokenOut, fee: 500, recipient: from, amountIn: amount, amountOutMinimum: 1n, limit: 0n }
  const data = encodeFunctionData({ abi, functionName: 'exactInputSingle', args: [params] })
  await send(dex.router, data, sold === 'ETH' ? amount : 0n)
}

const request = <T>(id: number, method: string, params: readonly unknown[] = []): Promise<T> =>
  createClient({ transport: localHttp(urlOf(id)) }).request({ method, params } as never)

const dollars = (usdE8: bigint): number => Number(usdE8) / 1e8

it('a process with `pools` has the prices of both networks’ pools, and the table’s for what they don’t trade', async () => {
  const { catalogue: priced, parts } = openPrices({
    env: loadConfig('server', {
      PROFILE: 'local',
      PRICE_SOURCES: 'pools,table',
      RPC_31337: urlOf(north),
      RPC_31338: urlOf(south),
    }),
    catalogue,
    clock: systemClock,
    log: silentLog,
    metrics: createMetrics(),
  })
  for (const part of parts) await part.start?.(new AbortController().signal)
  for (const part of parts) await part.stop?.()
  const from = { source: 'pools-northshore', stale: false, asOf: expect.any(Date) }
  const usdE8 = (usd: string) => ({ usdE8: parseUsd(usd) })
  expect(Object.fromEntries(['ETH', 'BTC', 'TON', 'USDC', 'SOL'].map((key) => [key, priced.prices.get(key)]))).toEqual({
    ETH: { ...from, ...usdE8('3000'), confirmedBy: ['pools-southshore', 'table'] },
    BTC: { ...from, ...usdE8('100000'), confirmedBy: ['table'] },
    TON: { ...from, ...usdE8('3'), confirmedBy: ['table'] },
    USDC: { ...usdE8('1'), source: 'table', stale: false, asOf: null },
    SOL: { ...usdE8('150'), source: 'table', stale: false, asOf: null },
  })
})

it('a trade moves the price; a pool that is off by far is not believed, and an absurd one replaces nothing', async () => {
  const t = open()
  await t.refresh()
  expect(t.price('ETH')).toMatchObject({ usdE8: parseUsd('3000'), stale: false })
  const bitcoin = t.price('BTC').usdE8

  await trade(north, 'ETH', parseEther('15'))
  t.later(1_000)
  await t.refresh()
  const moved = t.price('ETH')
  // 3,000 × (1,000 / 1,015)².
  expect(dollars(moved.usdE8)).toBeCloseTo(2_912, -1)
  expect(moved).toMatchObject({ source: 'pools-northshore', stale: false })
  // Bitcoin is traded against the coin.
  expect(dollars(t.price('BTC').usdE8)).toBeCloseTo((dollars(bitcoin) * dollars(moved.usdE8)) / 3_000, 0)

  // More than the agreement apart from the other network and the table, which agree.
  const agreed = { usdE8: parseUsd('3000'), source: 'pools-southshore', stale: false, confirmedBy: ['table'] }
  await trade(north, 'USDC', 1_200_000n * 10n ** 6n)
  t.later(1_000)
  await t.refresh()
  expect(t.price('ETH')).toMatchObject(agreed)
  // Only the pools of this network have Bitcoin: shown with a mark, and decides nothing.
  const far = t.price('BTC')
  expect(dollars(far.usdE8)).toBeGreaterThan(150_000)
  expect(far).toMatchObject({ source: 'pools-northshore', stale: true })
  expect(far.confirmedBy).toBeUndefined()

  await trade(north, 'USDC', 9_000_000n * 10n ** 6n)
  t.later(1_000)
  await t.refresh()
  expect(t.outcomes.filter((outcome) => outcome === 'pools-northshore price_jump')).not.toEqual([])
  expect(t.price('ETH')).toMatchObject(agreed)
  expect(t.price('BTC')).toMatchObject({ usdE8: far.usdE8, stale: true })
  await t.close()
})

it('pools that were moved as far on both networks decide nothing, since only the table is another voice', async () => {
  const before = await request<Hex>(south, 'evm_snapshot')
  // As much as the trades above leave in Northshore's pool.
  await trade(south, 'USDC', 10_156_000n * 10n ** BigInt(localDeployment(south).usdcDecimals))
  const t = open()
  await t.refresh()
  expect(dollars(t.price('ETH').usdE8)).toBeGreaterThan(50_000)
  expect(t.price('ETH')).toMatchObject({ stale: true, confirmedBy: ['pools-southshore'] })
  await t.close()
  await request(south, 'evm_revert', [before])
})

it('the last block of a network that is dated ahead ages from the time at which it was first seen', async () => {
  const aheadBy = async (seconds: number) =>
    request(south, 'evm_mine', [Math.floor(Date.now() / 1000) + seconds] as const)
  await aheadBy(7_200)
  const t = open()
  await t.refresh()
  expect(t.price('ETH')).toMatchObject({ source: 'pools-southshore', usdE8: parseUsd('3000'), stale: false })
  t.later(STALE_MS + 1_000)
  await t.refresh()
  expect(t.price('ETH').stale).toBe(true)
  await aheadBy(7_300)
  await t.refresh()
  expect(t.price('ETH')).toMatchObject({ source: 'pools-southshore', stale: false })
  await t.close()
})

it('without one network the price of the other one counts, confirmed by the table', async () => {
  await chains.get(north)?.stop()
  const t = open()
  await t.refresh()
  expect(t.outcomes).toContain('pools-northshore vendor_down')
  expect(t.price('ETH')).toMatchObject({
    usdE8: parseUsd('3000'),
    source: 'pools-southshore',
    stale: false,
    confirmedBy: ['table'],
  })
  // No other network has its pool. The table's row is a fallback there, which decides nothing.
  expect(t.price('BTC')).toMatchObject({ source: 'table', stale: true })
  await t.close()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { createLog } from '#runtime/log.ts'
import { createChainLookup } from './chainRpc/chainLookup.ts'
import { startBackgroundWork } from './backgroundWork.ts'
import type { ServerDeps } from './deps.ts'
import type { ProviderRoute, RouteProvider } from './providers/provider.ts'
import { createVendorRoutes, type Served } from './providers/vendorRoutes.ts'
import { readiness } from './readiness.ts'
import { createTestApp, type TestApp } from './testing/testApp.ts'

const [ethereum, optimism, arbitrum, solana] = [1, 10, 42161, 83797601].map((id) => chainId(id))
const catalogue = loadCatalogue({ profile: 'default' })
const lookup = createChainLookup({
  catalogue,
  overrides: new Map([
    [1, ['http://127.0.0.1:1', 'http://127.0.0.1:2']],
    [10, ['http://127.0.0.1:1']],
    [42161, ['http://127.0.0.1:1']],
    [83797601, ['http://127.0.0.1:1']],
  ]),
  quorum: 2,
  counted: new Set(),
})
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(async () => {
  await lookup.close()
  await t.close()
})

const native = (id = ethereum) => assetId(id ?? chainId(1), NATIVE)
/** A provider that serves these networks in both directions, and says so afterwards. */
function provider(name: string, networks: (typeof ethereum)[], afterwards: Promise<void>): RouteProvider {
  const all = new Set(networks.map(native))
  const served: Served = { sources: all, destinations: all }
  const routes = createVendorRoutes({
    name,
    catalogue: { ...catalogue, assets: catalogue.assets.map((one) => ({ ...one, priceKey: 'same' })) },
    custody: 'provider',
    etaSeconds: 60,
    limits: { minUsd: 1, maxUsd: 100 },
    read: () => afterwards.then(() => served),
    log: t.deps.log,
  })
  return { name, ...routes } as unknown as RouteProvider
}
const depsWith = (providers: readonly RouteProvider[], written: string[] = []) => ({
  ...t.deps,
  catalogue,
  providers,
  endpointShortage: lookup.endpointShortage,
  log: createLog('warn', { write: (line: string) => void written.push(line) }),
})

it('readiness names served networks with fewer endpoints than the quorum, and is ready', async () => {
  const pair = (from = ethereum, to = ethereum) => ({ from: native(from), to: native(to) }) as unknown as ProviderRoute
  const routes = [pair(ethereum, arbitrum), pair(ethereum, solana)]
  const vendor = { name: 'vendor', routes: () => routes } as unknown as RouteProvider
  const answer = await readiness(depsWith([vendor])).request('/ready')
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    {
      status: 'ready',
      // Solana shows no arrivals with any number of endpoints, Ethereum has enough, and no pair touches OP.
      unverified_networks: expect.arrayContaining([
        { chain_id: 42161, name: 'Arbitrum One', endpoints: 1, needed: 2, affects: ['transfers', 'deployments'] },
        { chain_id: 10, name: 'OP Mainnet', endpoints: 1, needed: 2, affects: ['deployments'] },
      ]) as unknown,
    },
  ])
  const of = async (deps: Parameters<typeof readiness>[0]) => {
    const { unverified_networks } = (await (await readiness(deps).request('/ready')).json()) as {
      unverified_networks: { name: string; affects: string[] }[]
    }
    return (effect: string) =>
      unverified_networks.flatMap(({ name, affects }) => (affects.includes(effect) ? [name] : []))
  }
  const served = await of(depsWith([vendor]))
  expect([served('transfers'), served('swaps')]).toEqual([['Arbitrum One'], []])
  expect(served('deployments')).toEqual(expect.arrayContaining(['OP Mainnet']))
  expect(served('deployments')).not.toEqual(expect.arrayContaining(['Ethereum']))
  const swaps = [{ chains: () => [1, 10, 83797601] }] as unknown as ServerDeps['swapProviders']
  const idle = await of({ ...depsWith([]), swapProviders: swaps })
  expect([idle('transfers'), idle('swaps')]).toEqual([[], expect.arrayContaining(['OP Mainnet', 'Solana'])])
})

it('the start warns once about each, when the first provider lists it', async () => {
  const written: string[] = []
  const warnings = () => written.filter((line) => line.includes('can’t be verified'))
  let release = (): void => {}
  const later = new Promise<void>((resolve) => (release = resolve))
  const first = provider('first', [ethereum, arbitrum], Promise.resolve())
  const second = provider('second', [ethereum, arbitrum, optimism], later)
  const parts = startBackgroundWork(depsWith([first, second], written), createMetrics())
  await expect.poll(() => warnings().length).toBe(1)
  release()
  await expect.poll(() => warnings().length).toBe(2)
  for (const { stop } of parts.toReversed()) await stop?.()
  expect(warnings()[0]).toContain('Arbitrum One: 1 of 2 in RPC_42161')
  expect(warnings()[1]).toContain('OP Mainnet: 1 of 2 in RPC_10')
  expect(warnings()[1]).not.toContain('Arbitrum')
})

import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { createFakeChain, type FakeChain } from '#chains/testing/fakeChain.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId, type ChainId } from '#core/chain/chainId.ts'
import type { Surface, Verdict } from '#core/catalogue/surface.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import { createApp } from '../app.ts'
import { createChainRpc } from '../chainRpc/createChainRpc.ts'
import type { ServerConfig } from '../config.ts'
import { createServerDeps } from '../createServerDeps.ts'
import { generateRsaKey, type RsaKey } from '../http/rsaKey.ts'
import type { ServerDeps } from '../deps.ts'
import { silentMetrics } from '../http/metrics.ts'
import { makerAddressesOf } from '#runtime/makerAddresses.ts'

export const north = chainId(31337)
export const south = chainId(31338)
export const sol = chainId(83797631)

/** Test accounts with publicly known keys. */
export const userKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const user = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
export const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
export const maker = '0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f'
/** Its key is `devAccounts.friend`'s; it may read the maker's book. */
export const viewer = devAccounts.friend.address.toLowerCase()
export const svmUser = 'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH'
const offerKey = '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356'

let sharedKey: RsaKey | undefined

/** A clock that tests advance. */
export function createTestClock(start: Date) {
  let now = start
  return { now: () => now, advance: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)) }
}
export type TestClock = ReturnType<typeof createTestClock>

export interface TestApp {
  app: ReturnType<typeof createApp>
  deps: ServerDeps
  store: Store
  /** Contents of the database's tables. */
  contents: TestDatabase['contents']
  /** Every row of every table, as text. */
  everything: TestDatabase['everything']
  catalogue: Catalogue
  clock: TestClock
  chain(id: ChainId): FakeChain
  /** The surface policy; empty allows everything. */
  readonly policy: Record<Surface, Record<string, Verdict>>
  /** Canonical addresses that screening refuses, by stage. */
  readonly listed: Set<string>
  /** Resets chains, policy, screening and caches. Stored rows stay, because a new database takes seconds. */
  reset(): Promise<void>
  /** Sends one call; a body is sent as JSON. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; from?: string },
  ): Promise<{ status: number; body: unknown; headers: Headers }>
  close(): Promise<void>
}

export interface TestAppOptions {
  config?: Partial<ServerConfig>
  deps?: Partial<ServerDeps>
  start?: Date
}

/** Address of a proxy that the test app trusts. */
export const proxy = '10.0.0.1'
/** Rules of rewards and campaigns name networks of their profile's catalogue. */
const environmentOf = (profile: string) =>
  loadConfig('server', {
    PROFILE: profile,
    PROVIDERS: 'none',
    PUBLIC_URL: 'http://localhost',
    TRUSTED_PROXIES: proxy,
    OFFER_SIGNER_KEY: offerKey,
    BADGE_SIGNER_KEY: devAccounts.badgeIssuer.key,
    FAUCET_KEY: devAccounts.faucet.key,
    MAKER_EVM_ADDRESS: maker,
    MAKER_VIEWERS: viewer,
    RESERVED_ORDERS_PER_DEPOSITOR: '1000',
    RESERVED_PERCENT_PER_ADDRESS: '100',
  })

/** A node without any data, on the network of its port. */
const nodeFetch: typeof fetch = (url, init) => {
  const { method } = JSON.parse(String(init?.body)) as { method: string }
  const served = new URL(String(url)).port === '8546' ? south : north
  return Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: method === 'eth_chainId' ? served : null }))
}

/** The whole API on a fresh database and fake chains that are funded for every local route. Opens no sockets. */
export async function createTestApp({
  config,
  deps: overrides,
  start = new Date('2026-03-01T12:00:00Z'),
}: TestAppOptions = {}): Promise<TestApp> {
  const clock = createTestClock(start)
  const { store, contents, everything } = await openTestDatabase({ clock })
  const catalogue = loadCatalogue({ profile: 'local' })
  const chains = new Map<ChainId, FakeChain>(catalogue.chains.map((c) => [c.id, createFakeChain(c.id, c.family)]))
  const makerAddresses = makerAddressesOf(catalogue, { evm: maker })
  const policy: TestApp['policy'] = { web: {}, telegram: {} }
  const listed = new Set<string>()

  const { deps } = await createServerDeps(environmentOf(overrides?.catalogue?.profile ?? 'local'), {
    store,
    catalogue,
    chains: (id) => chains.get(id) ?? null,
    chainRpc: createChainRpc({ catalogue, overrides: new Map(), fetch: nodeFetch }),
    policy: () => policy,
    screening: {
      check: ({ stage, addresses }) =>
        Promise.resolve(
          addresses.some((a) => listed.has(`${stage} ${a.address}`)) ? { reason: 'address_listed' } : null,
        ),
    },
    rsaKey: (sharedKey ??= generateRsaKey()),
    clock,
    log: silentLog,
    metrics: silentMetrics,
    load: null,
    webRoot: null,
    ...overrides,
    config: { rateLimitScale: 1000, ...config },
  })
  const app = createApp(deps)

  async function reset(): Promise<void> {
    for (const chain of chains.values()) chain.restore()
    for (const asset of catalogue.assets)
      chains
        .get(asset.chainId)
        ?.fund(makerAddresses.get(asset.chainId) ?? '', asset.id, 1000n * 10n ** BigInt(asset.decimals))
    chains.get(sol)?.setGasPrice(5000n)
    for (const { id, feeAddress } of catalogue.channels)
      for (const chain of chains.values()) chain.setChannelPayee(id, feeAddress)
    for (const rules of Object.values(policy)) for (const name of Object.keys(rules)) delete rules[name]
    listed.clear()
    for (const { chainId: id, paused } of await store.chainState.all()) if (paused) await store.chainState.resume(id)
    clock.advance(60)
  }
  await reset()

  return {
    app,
    deps,
    store,
    contents,
    everything,
    catalogue,
    clock,
    policy,
    listed,
    reset,
    chain: (id) => {
      const chain = chains.get(id)
      if (!chain) throw new Error(`no chain ${id}`)
      return chain
    },
    async call(method, path, { body, headers = {}, from = '192.0.2.7' } = {}) {
      const init: RequestInit = {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      }
      if (body !== undefined) init.body = JSON.stringify(body)
      const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
      const text = await answer.text()
      return {
        status: answer.status,
        body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text,
        headers: answer.headers,
      }
    },
    close: () => store.close(),
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { resolveConfig } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import type { OrderCreated } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { loadConfig, secretsOf } from '#runtime/config.ts'
import { processVariables } from '#runtime/config/variables.ts'
import { liquidityVariables, type ProviderName, providerNames } from '#runtime/config/liquidity.ts'
import type { Part } from '#runtime/lifecycle.ts'
import { createLog, type Log } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { createOperatorApp } from '#runtime/operatorPart.ts'
import { openTestDatabase, type TestDatabase } from '#store/testing/memoryStore.ts'
import { createApp } from '../app.ts'
import { startBackgroundWork } from '../backgroundWork.ts'
import { createChainRpc } from '../chainRpc/createChainRpc.ts'
import { createServerDeps } from '../createServerDeps.ts'
import type { ServerDeps } from '../deps.ts'
import { pollOnce } from '../orders/testing/pollOnce.ts'
import { readiness } from '../readiness.ts'
import { type ApiDocument, operationsOf, requestOf } from '../testing/fuzz.ts'
import { createTestClock, type TestClock, user } from '../testing/testApp.ts'
import { type WebFolder, writeWebFolder } from '../testing/webFolder.ts'
import { createTracker } from '../tracker/createTracker.ts'
import { createJupiterStandIn } from '#local/svm/jupiter/standIn.ts'
import { createAcrossStandIn } from './across/testing/standIn.ts'
import { createDebridgeStandIn } from './debridge/testing/standIn.ts'
import { WRAPPED } from '../swaps/jupiter/calls.ts'
import { evmAsset } from './evmCalls.ts'
import { createLifiStandIn } from './lifi/testing/standIn.ts'
import { createStandIn } from './oneclick/testing/standIn.ts'
import { createRelayStandIn } from './relay/testing/standIn.ts'
import { pricedCatalogue } from './testing/pricedCatalogue.ts'
import { startVendorServer, type VendorAnswer, type VendorCall, type VendorServer } from './testing/vendorServer.ts'

/** A distinct value of every secret setting of the providers. */
const keys = {
  LIFI_API_KEY: 'sentinel-of-lifi-4f1c',
  RELAY_API_KEY: 'sentinel-of-relay-92ab',
  DEBRIDGE_ACCESS_TOKEN: 'sentinel-of-debridge-7d30',
  ACROSS_API_KEY: 'sentinel-of-across-b8e5',
  ONECLICK_API_KEY: 'sentinel-of-oneclick-61f7',
  ONECLICK_JWT: 'sentinel-of-oneclick-jwt-0c9d',
  JUPITER_API_KEY: 'sentinel-of-jupiter-35aa',
} as const
/** Vendors of transfers, and Jupiter for swaps. */
const vendorNames = [...providerNames, 'jupiter'] as const
type VendorName = ProviderName | 'jupiter'
const ownKeys: Readonly<Record<VendorName, readonly string[]>> = {
  lifi: [keys.LIFI_API_KEY],
  relay: [keys.RELAY_API_KEY],
  debridge: [keys.DEBRIDGE_ACCESS_TOKEN],
  across: [keys.ACROSS_API_KEY],
  oneclick: [keys.ONECLICK_API_KEY, keys.ONECLICK_JWT],
  jupiter: [keys.JUPITER_API_KEY],
}
const found = (text: string): string[] => Object.values(keys).filter((key) => text.includes(key))

/** States of all vendors: `echoes` refuses with the whole request in its words, `redirects` sends callers to another host. */
const moods = ['honest', 'echoes', 'redirects', 'down', 'garbage'] as const
let mood: (typeof moods)[number] = 'honest'

const catalogue = pricedCatalogue()
const folder = mkdtempSync(join(tmpdir(), 'causeway-keys-'))
/** Log lines as the server writes them, and the same without its mask of secrets. */
const [written, unmasked]: [string[], string[]] = [[], []]
let servers: Record<VendorName, VendorServer>
let elsewhere: VendorServer
let web: WebFolder
let database: TestDatabase
let deps: ServerDeps
let app: ReturnType<typeof createApp>
let operator: ReturnType<typeof createOperatorApp>
let clock: TestClock
let work: readonly Part[]

type Answer = VendorAnswer | null | Promise<VendorAnswer | null>
const [wrappedSol, solanaUsdc] = [WRAPPED, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'] as const

const standIns = (): Record<VendorName, { handle(call: VendorCall): Answer }> => {
  const decimalsOf = (chain: number, token: string) =>
    catalogue.assets.find(({ id }) => id === evmAsset(chain, token))?.decimals ?? 18
  return {
    lifi: createLifiStandIn(catalogue),
    relay: createRelayStandIn(catalogue),
    debridge: createDebridgeStandIn(decimalsOf),
    across: createAcrossStandIn(decimalsOf, { key: keys.ACROSS_API_KEY }),
    oneclick: createStandIn(),
    jupiter: createJupiterStandIn(
      () => '',
      [
        { mint: wrappedSol, decimals: 9, priceE8: 15_000_000_000n },
        { mint: solanaUsdc, decimals: 6, priceE8: 100_000_000n },
      ],
    ),
  }
}

function answer(call: VendorCall, honest: () => Answer): Answer {
  if (mood === 'honest') return honest()
  if (mood === 'redirects')
    return { status: 307, body: {}, headers: { location: `${elsewhere.url}${call.path}?${call.query}` } }
  const all = JSON.stringify({ ...call, query: String(call.query) })
  return { status: 400, body: { message: all, errorMessage: all, errorId: all, errorCode: all, code: all } }
}

const both = (one: Log, other: Log): Log => ({
  info: (fields, message) => (one.info(fields, message), other.info(fields, message)),
  warn: (fields, message) => (one.warn(fields, message), other.warn(fields, message)),
  error: (fields, message) => (one.error(fields, message), other.error(fields, message)),
  child: (fields) => both(one.child(fields), other.child(fields)),
})

beforeAll(async () => {
  const honest = standIns()
  elsewhere = await startVendorServer(() => ({ body: {} }))
  servers = Object.fromEntries(
    await Promise.all(
      vendorNames.map(async (name) => [
        name,
        await startVendorServer((call) => answer(call, () => honest[name].handle(call))),
      ]),
    ),
  ) as typeof servers
  web = writeWebFolder()
  clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  database = await openTestDatabase({ clock })
  const env = loadConfig('server', {
    PROFILE: 'default',
    PROVIDERS: providerNames.join(','),
    SWAP_PROVIDERS: 'lifi,jupiter',
    JUPITER_URL: servers.jupiter.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost',
    STATIC_DIR: web.root,
    ...keys,
    ACROSS_INTEGRATOR_ID: '0x00a1',
    LIFI_URL: servers.lifi.url,
    RELAY_URL: servers.relay.url,
    DEBRIDGE_URL: `${servers.debridge.url}/v1.0`,
    DEBRIDGE_TRACKING_URL: servers.debridge.url,
    ACROSS_URL: `${servers.across.url}/api`,
    ONECLICK_URL: servers.oneclick.url,
  })
  const registry = createMetrics({ process: 'server' })
  const log = both(
    createLog('trace', { write: (line) => void written.push(line) }, secretsOf('server', env)),
    createLog('trace', { write: (line) => void unmasked.push(line) }),
  )
  const nodes = new Map<number, NetworkNode>(
    catalogue.chains.map(({ id, family }) => [
      id,
      { ...createFakeChain(id, family), emitted: () => Promise.resolve(null) },
    ]),
  )
  const noNode: typeof fetch = () => Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: null }))
  const opened = await createServerDeps(env, {
    store: database.store,
    catalogue,
    registry,
    clock,
    log,
    chains: (id) => nodes.get(id) ?? null,
    chainRpc: createChainRpc({ catalogue, overrides: new Map(), fetch: noNode }),
    tracker: createTracker([], { clock, log }),
    load: null,
    config: { rateLimitScale: 1000, heartbeatSeconds: 0.02 },
  })
  deps = opened.deps
  app = createApp(deps)
  operator = createOperatorApp(registry, readiness(deps))
  work = startBackgroundWork(deps, registry)
})
afterAll(async () => {
  for (const { stop } of work ?? []) await stop?.()
  await database?.store.close()
  await Promise.all([elsewhere, ...Object.values(servers ?? {})].map((server) => server?.close()))
  web?.remove()
  rmSync(folder, { recursive: true, force: true })
})

function setMood(next: typeof mood): void {
  mood = next
  for (const server of Object.values(servers)) server.set(next === 'down' || next === 'garbage' ? next : null)
}

/** Everything that left the server: bodies, headers and texts of errors. */
const seen: string[] = []
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(
    path,
    {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  )
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  seen.push(`${method} ${path} ${response.status} ${JSON.stringify([...response.headers])} ${text}`)
  return { status: response.status, text }
}

const quoteBody = { from_chain_id: 1, to_chain_id: 42161, token: 'ETH', from_address: user, recipient: user }
type Quotes = QuotesData['quotes']

async function ask(amount: bigint): Promise<Quotes> {
  const body = { ...quoteBody, amount: String(amount) }
  await call('POST', '/api/bridge_api/v1/quotes', body, { accept: 'application/x-ndjson' })
  const { text } = await call('POST', '/api/bridge_api/v1/quotes', { ...body, amount: String(amount + 1n) })
  return (JSON.parse(text) as { data: QuotesData }).data.quotes
}

/** Orders, polls, swaps and what the operator reads; returns the providers of which an order was made. */
async function visit(quotes: Quotes, amount: bigint): Promise<string[]> {
  const ordered: string[] = []
  for (const { quote_id, provider } of quotes) {
    const order = { quote_id, from_address: user, recipient: user, refund_address: user }
    const placed = await call('POST', '/api/bridge_api/v1/orders', order, { 'idempotency-key': quote_id })
    if (placed.status !== 200) continue
    ordered.push(provider)
    const { order: made, token } = (JSON.parse(placed.text) as { data: OrderCreated }).data
    await call('GET', `/api/bridge_api/v1/orders/${made.id}`, undefined, { authorization: `Bearer ${token}` })
  }
  const swap = { from_asset: '1:native', to_asset: '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }
  await call('POST', '/api/swap_api/v1/quotes', { ...swap, amount: String(amount), from_address: user })
  const solana = { from_asset: '83797601:native', to_asset: `83797601:${solanaUsdc}` }
  await call('POST', '/api/swap_api/v1/quotes', { ...solana, amount: String(10n ** 9n + (amount % 10_000n)) })
  for (const provider of deps.providers ?? []) {
    const row = { fromChain: 1, toChain: 42161, settlement: { kind: 'external', reference: `0x${'ab'.repeat(32)}` } }
    const known = { cursor: null, depositTx: `0x${'cd'.repeat(32)}` }
    const polled = provider.poll?.(row as never, known, new AbortController().signal)
    await polled?.catch((error: unknown) => seen.push(mood === 'echoes' ? String(error) : inspect(error, { depth: 9 })))
  }
  clock.advance(10)
  const reads = { familyOf: () => 'evm' as const, moved: () => Promise.resolve(null), emitted: async () => null }
  await pollOnce({ ...deps, providers: deps.providers ?? [], reads })
  for (const path of ['/metrics', '/ready']) seen.push(await (await operator.request(path)).text())
  return ordered
}

it('has a sentinel of every secret of the providers', () => {
  const secret = Object.entries(liquidityVariables).flatMap(([name, variable]) =>
    'secret' in variable && variable.secret ? [name] : [],
  )
  expect(Object.keys(keys).toSorted()).toEqual(secret.toSorted())
  expect(Object.keys(processVariables.server)).toEqual(expect.arrayContaining(secret))
})

it('are in no answer, page, metric, log line or stored row, whatever the vendors answer', async () => {
  for (const provider of deps.providers ?? []) await expect.poll(() => provider.routes().length).toBeGreaterThan(0)
  for (const [turn, next] of moods.entries()) {
    const amount = 10n ** 17n + BigInt(turn) * 100n
    const quotes = await ask(amount)
    expect(quotes.map(({ provider }) => provider).toSorted()).toEqual(providerNames.toSorted())
    setMood(next)
    const before = vendorNames.map((name) => servers[name].calls.length)
    if (next !== 'honest') expect(await ask(amount + 50n)).toEqual([])
    const ordered = await visit(quotes, amount)
    // No stand-in signs with the key that this build has of NEAR Intents.
    expect(ordered.toSorted()).toEqual(next === 'honest' ? ['across', 'debridge', 'lifi', 'relay'] : [])
    for (const [index, name] of vendorNames.entries())
      expect(servers[name].calls.length).toBeGreaterThan(before[index] ?? 0)
    if (next !== 'echoes') expect(found(unmasked.join(''))).toEqual([])
    unmasked.length = 0
    setMood('honest')
    // Pauses after failures are over.
    clock.advance(600)
  }
  expect(found(seen.join('\n'))).toEqual([])
  expect(found(written.join(''))).toEqual([])
  expect(found(await database.everything())).toEqual([])
})

it('are in no answer of any call, and in no page', async () => {
  const document = await call('GET', '/api/openapi.json')
  const known = { tokens: ['none'], fields: { from_address: [user], recipient: [user], chain_id: [1, 42161] } }
  for (const operation of operationsOf(JSON.parse(document.text) as ApiDocument))
    for (const request of fc.sample(requestOf(operation, known), { seed: 7, numRuns: 4 }))
      await call(operation.method, request.path, request.body, request.headers)
  for (const path of ['/', '/status', '/trust', '/history', '/nowhere', '/api/nowhere', '/.well-known/security.txt'])
    await call('GET', path)
  expect(seen.length).toBeGreaterThan(200)
  expect(found(seen.join('\n'))).toEqual([])
  expect(found(written.join(''))).toEqual([])
})

it('go to their own host alone, and across no redirect', () => {
  for (const name of vendorNames) {
    const text = servers[name].calls.map((one) => JSON.stringify({ ...one, query: String(one.query) })).join('\n')
    expect([name, ...found(text)]).toEqual([name, ...ownKeys[name]])
  }
  expect(elsewhere.calls).toEqual([])
})

it('are unknown to the build of the web app', async () => {
  const root = resolve(import.meta.dirname, '../..')
  const before = { ...process.env }
  Object.assign(process.env, keys)
  try {
    for (const mode of ['production', 'localnet']) {
      const config = await resolveConfig({ root, mode, configFile: join(root, 'vite.config.ts') }, 'build', mode)
      expect(found(inspect({ env: config.env, define: config.define, prefix: config.envPrefix }))).toEqual([])
    }
  } finally {
    process.env = before
  }
})

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { loadConfig } from '#runtime/config.ts'
import { listen } from '#runtime/listen.ts'
import { leasePorts } from '#runtime/testing/ports.ts'
import { createApp } from '#server/app.ts'
import { startBackgroundWork } from '#server/backgroundWork.ts'
import { createServerDeps } from '#server/createServerDeps.ts'
import { installSpokePools, relayerSetUp } from '#server/providers/across/testing/spokePool.ts'
import { ACROSS_KEY, type AcrossStandIn, createAcrossStandIn } from '#server/providers/across/testing/standIn.ts'
import { createDebridgeStandIn, type DebridgeStandIn } from '#server/providers/debridge/testing/standIn.ts'
import { createLifiStandIn, type LifiStandIn } from '#server/providers/lifi/testing/standIn.ts'
import { evmAsset } from '#server/providers/evmCalls.ts'
import { createOneClickProvider } from '#server/providers/oneclick/createOneClickProvider.ts'
import { QUOTE_KEY } from '#server/providers/oneclick/statement.ts'
import { createStandIn, type OneClickStandIn, STAND_IN_KEY } from '#server/providers/oneclick/testing/standIn.ts'
import { createRelayStandIn, type RelayStandIn } from '#server/providers/relay/testing/standIn.ts'
import { startVendorServer, type VendorServer } from '#server/providers/testing/vendorServer.ts'
import { buildWebApp } from '../buildWeb.ts'
import { startEvmChain } from '../evm/startEvmChain.ts'
import { startOneClickSolver } from './oneClickSolver.ts'
import { createPayer } from './payer.ts'
import { acrossDeposits, debridgeDeposits, lifiDeposits, relayDeposits } from './deposits.ts'
import { type Solver, startSolver } from './solver.ts'

interface Vendor<StandIn> {
  readonly standIn: StandIn
  readonly solver: Solver
  readonly server: VendorServer
}

export interface ProvidersStack {
  readonly url: string
  /** Nodes by the id of the public network whose place they take. */
  readonly rpc: Readonly<Record<1 | 42161, string>>
  /** Second endpoint of each network, which can lag, lie or fail on its own. */
  readonly secondRpc: Readonly<Record<1 | 42161, RpcProxy>>
  readonly relay: Vendor<RelayStandIn>
  readonly lifi: Vendor<LifiStandIn>
  readonly debridge: Vendor<DebridgeStandIn>
  readonly across: Vendor<AcrossStandIn>
  readonly oneClick: OneClickStandIn
  stop(): Promise<void>
}

/** Coins that the relayer of Across has wrapped on each network. */
const RELAYED = 10n ** 22n
const RICH = `0x${(10n ** 24n).toString(16)}`

/**
 * Runs the default profile as an operator without inventory does, on this machine: the production web app, an embedded database,
 * local nodes in place of Ethereum and Arbitrum, and stand-ins of LI.FI, Relay, deBridge, Across and 1Click, which settle what is
 * deposited. Each network has two endpoints and the quorum of production; both read the same node. No stand-in can sign with 1Click's key, so the app and the server have the stand-in's key in its place.
 */
export async function startProviders(port?: number): Promise<ProvidersStack> {
  const web = resolve(import.meta.dirname, '../../dist/web')
  if (!existsSync(join(web, 'index.html'))) await buildWebApp('web')
  const folder = mkdtempSync(join(tmpdir(), 'causeway-providers-'))
  const [first = 0, second = 0, own = 0] = await leasePorts(3)
  const [ethereum, arbitrum] = await Promise.all([
    startEvmChain(1, first, join(folder, 'ethereum'), { title: 'Ethereum' }),
    startEvmChain(42161, second, join(folder, 'arbitrum'), { title: 'Arbitrum' }),
  ])
  const nodes = new Map([
    [1, ethereum.url],
    [42161, arbitrum.url],
  ])
  for (const url of nodes.values()) await ask(url, 'anvil_setBalance', [devAccounts.maker.address, RICH])
  await installSpokePools(nodes)

  const secondRpc = { 1: await startRpcProxy(ethereum.url), 42161: await startRpcProxy(arbitrum.url) }

  const catalogue = loadCatalogue({ profile: 'default' })
  const payer = createPayer(nodes)
  for (const chain of nodes.keys()) for (const call of relayerSetUp(chain, RELAYED)) await payer.call(chain, call)
  const oneClick = createStandIn()
  const oneClickSolver = startOneClickSolver(oneClick, payer)
  const decimalsOf = (chain: number, token: string): number =>
    catalogue.assets.find(({ id }) => id === evmAsset(chain, token))?.decimals ?? 18
  const [relay, lifi, debridge, across] = [
    createRelayStandIn(catalogue),
    createLifiStandIn(catalogue),
    createDebridgeStandIn(decimalsOf),
    createAcrossStandIn(decimalsOf, { now: () => Math.floor(Date.now() / 1000) }),
  ]
  const ofRelay = relayDeposits(relay)
  const solvers = {
    relay: startSolver(payer, ofRelay),
    lifi: startSolver(payer, lifiDeposits(lifi)),
    debridge: startSolver(payer, debridgeDeposits(debridge)),
    across: startSolver(payer, acrossDeposits(across, payer)),
  }
  const vendors = {
    relay: await startVendorServer((call) => ofRelay.handle(call)),
    lifi: await startVendorServer((call) => lifi.handle(call)),
    debridge: await startVendorServer((call) => debridge.handle(call)),
    across: await startVendorServer((call) => across.handle(call)),
    oneclick: await startVendorServer((call) => oneClick.handle(call)),
  }
  const config = join(folder, 'config')
  mkdirSync(config)
  writeFileSync(join(config, 'prices.json'), JSON.stringify({ ETH: '3000', USDC: '1', USDT: '1', BTC: '100000' }))
  const listenOn = port ?? own
  const {
    deps: opened,
    registry,
    acceptDelay,
    parts,
  } = await createServerDeps(
    loadConfig('server', {
      PROFILE: 'default',
      CONFIG_DIR: config,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `http://127.0.0.1:${listenOn}`,
      STATIC_DIR: withKey(web, join(folder, 'web')),
      LOG_LEVEL: 'silent',
      PRICE_SOURCES: 'table',
      RPC_1: `${ethereum.url},${secondRpc[1].url}`,
      RPC_42161: `${arbitrum.url},${secondRpc[42161].url}`,
      PROVIDERS: 'lifi,relay,debridge,across',
      LIFI_URL: vendors.lifi.url,
      // Without a key LI.FI allows 75 quotes in two hours, which the visitors of one stack use up.
      LIFI_API_KEY: STAND_IN_KEY,
      LIFI_REQUESTS_PER_MINUTE: '10000',
      RELAY_URL: vendors.relay.url,
      DEBRIDGE_URL: `${vendors.debridge.url}/v1.0`,
      DEBRIDGE_TRACKING_URL: vendors.debridge.url,
      ACROSS_URL: `${vendors.across.url}/api`,
      ACROSS_API_KEY: ACROSS_KEY,
      ACROSS_INTEGRATOR_ID: '0xdead',
    }),
    // A busy machine may keep any stand-in waiting; only the one that hangs is to miss this.
    { config: { rateLimitScale: 100, quoteDeadlineMs: 12_000 }, load: null },
  )
  const { catalogue: priced, clock, log } = opened
  const settings = { url: vendors.oneclick.url, perMinute: 10_000, key: STAND_IN_KEY }
  const vendorDeps = { catalogue: priced, clock, log, limits: { minUsd: 1, maxUsd: 1_000_000 }, count: () => undefined }
  const deps = { ...opened, providers: [...(opened.providers ?? []), createOneClickProvider(vendorDeps, settings)] }
  const work = [...parts, ...startBackgroundWork(deps, registry)]
  const listening = await listen(createApp(deps), { host: '127.0.0.1', port: listenOn, acceptDelay })
  return {
    url: listening.url,
    rpc: { 1: ethereum.url, 42161: arbitrum.url },
    secondRpc,
    relay: { standIn: relay, solver: solvers.relay, server: vendors.relay },
    lifi: { standIn: lifi, solver: solvers.lifi, server: vendors.lifi },
    debridge: { standIn: debridge, solver: solvers.debridge, server: vendors.debridge },
    across: { standIn: across, solver: solvers.across, server: vendors.across },
    oneClick,
    stop: async () => {
      await listening.stop()
      for (const { stop } of work.toReversed()) await stop?.()
      await Promise.all([...Object.values(solvers), oneClickSolver].map((solver) => solver.stop()))
      await Promise.all(Object.values(vendors).map((server) => server.close()))
      await Promise.all(Object.values(secondRpc).map((proxy) => proxy.stop()))
      await Promise.all([ethereum.stop(), arbitrum.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the built app, and puts the stand-in's key in the place of the one that 1Click signs with. */
function withKey(web: string, copy: string): string {
  cpSync(web, copy, { recursive: true })
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const path = join(copy, name)
    if (!name.endsWith('.js') || !readFileSync(path, 'utf8').includes(QUOTE_KEY)) continue
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(QUOTE_KEY, STAND_IN_KEY))
    for (const twin of ['.br', '.gz']) rmSync(path + twin, { force: true })
  }
  return copy
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { concat, encodeAbiParameters, keccak256 } from 'viem'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { createChainNode } from '#chains/nodes.ts'
import { settlementOf } from '#core/catalogue/fixture.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { startExternalOrders } from '#server/orders/externalOrders.ts'
import { proofReads } from '#server/orders/externalProof.ts'
import type { RouteProvider } from '#server/providers/provider.ts'
import { createRelayProvider } from '#server/providers/relay/createRelayProvider.ts'
import { relayNetwork } from '#server/providers/relay/networks.ts'
import { createRelayStandIn, type RelayStandIn } from '#server/providers/relay/testing/standIn.ts'
import { pricedCatalogue } from '#server/providers/testing/pricedCatalogue.ts'
import { startVendorServer } from '#server/providers/testing/vendorServer.ts'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { createTestApp } from '#server/testing/testApp.ts'
import { type BridgeApi, createBridgeApi } from '../rebalance/bridgeApi.ts'
import { parseRebalancingRules, type RebalancingRules } from '../rebalance/rules.ts'
import { openRestarts, type Restarts } from './crash/restarts.ts'

export const ETHEREUM = chainId(1)
export const ARBITRUM = chainId(42161)
export const ETH = 10n ** 18n
export const DEPOSITORY = relayNetwork(ETHEREUM)?.depository ?? ''
const makerAddress = devAccounts.maker.address
/** USDC on each network, as the catalogue has it. */
export const USDC = {
  1: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  42161: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
} as const
/**
 * Takes coins, or the tokens of `depositErc20(address depositor, address token, uint256 amount, bytes32 id)` by
 * `transferFrom`, as Relay's contract does.
 */
const DEPOSITORY_CODE =
  '0x34603457' +
  '6323b872dd60e01b600052' +
  '33600452' +
  '30602452' +
  '604435604452' +
  '602060006064600060006024355af1' +
  '603457' +
  '60006000fd' +
  '5b00'

/**
 * Real nodes in place of Ethereum and Arbitrum, the server's API with a stand-in of Relay, and the maker's wallets: 10 ETH and
 * 1 ETH. A solver pays what the test tells it to.
 */
export interface TransferWorld {
  readonly catalogue: Catalogue
  readonly nodes: Readonly<Record<1 | 42161, Anvil>>
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  readonly payers: ReadonlyMap<ChainId, Payer>
  readonly standIn: RelayStandIn
  readonly api: BridgeApi
  readonly rules: RebalancingRules
  readonly restarts: Restarts
  /** Coins that Relay's Depository holds on Ethereum. */
  deposited(): Promise<bigint>
  balance(chain: 1 | 42161, address?: string): Promise<bigint>
  /** Base units of USDC of an account, the maker by default. */
  tokens(chain: 1 | 42161, address?: string): Promise<bigint>
  /** Base units of USDC that the maker lets the Depository take. */
  allowed(): Promise<bigint>
  fundTokens(ethereum: bigint, arbitrum: bigint): Promise<void>
  /** Sets the maker's wallets. */
  fund(ethereum: bigint, arbitrum: bigint): Promise<void>
  /** Pays the maker on Arbitrum as a solver, and names the payout in the order's progress, as the server's poll does. */
  settle(order: OrderId, amount: bigint): Promise<void>
  /** Lets the provider report the order as paid by a transaction of a solver, and polls the order as the server does. */
  deliver(order: OrderId, amount: bigint): Promise<void>
  /** Reports a status of the provider for an order, and polls it. */
  poll(order: OrderId, status: string): Promise<void>
  mine(blocks?: number): Promise<void>
  stop(): Promise<void>
}

export const rulesFor = (catalogue: Catalogue, change: Record<string, unknown> = {}): RebalancingRules => {
  const band = (chain: number) => ({ asset: `${chain}:native`, low: '2', target: '4', high: '12' })
  return parseRebalancingRules(
    {
      server: 'http://bridge',
      providers: ['relay'],
      maxLossBps: 60,
      maxLossUsd: '100',
      minTransferUsd: '10',
      maxTransferUsd: '20000',
      maxDayUsd: '100000000',
      bands: [band(ETHEREUM), band(ARBITRUM)],
      ...change,
    },
    catalogue,
  )
}

export async function startTransferWorld(): Promise<TransferWorld> {
  const [ethereum, arbitrum] = await Promise.all([ETHEREUM, ARBITRUM].map((id) => startAnvil({ chainId: id })))
  if (!ethereum || !arbitrum) throw new Error('the nodes did not start')
  const full = pricedCatalogue()
  const settlement = settlementOf({
    escrows: [],
    filler: null,
    finalityBlocks: 1,
    gasFloorUsd: '0',
    maxPayoutFeeUsd: '100',
    outflowCapUsd: '100000000',
  })
  const catalogue: Catalogue = {
    ...full,
    chains: full.chains
      .filter(({ id }) => id === ETHEREUM || id === ARBITRUM)
      .map((chain) => ({ ...chain, settlement })),
    assets: full.assets.filter(({ id, chainId: of }) =>
      [ETHEREUM, ARBITRUM].includes(of) ? id === `${of}:native` || id === `${of}:${USDC[of as 1 | 42161]}` : false,
    ),
    routes: [],
  }
  const chains = new Map(
    [ethereum, arbitrum].map(({ chainId: id, url }) => {
      const chain = catalogue.chains.find((each) => each.id === id)
      if (!chain) throw new Error(`no network ${id}`)
      return [chain.id, createChainNode({ chain, assets: assetsOf(catalogue, chain.id), endpoints: [url], quorum: 1 })]
    }),
  )
  const payers = new Map([...chains].map(([id, node]) => [id, node.payer(devAccounts.maker.key)]))
  const folder = await mkdtemp(join(tmpdir(), 'causeway-transfers-'))
  const restarts = await openRestarts(folder)
  const { store } = restarts
  const standIn = createRelayStandIn(full)
  const vendor = await startVendorServer((call) => standIn.handle(call))
  const relay = createRelayProvider(
    {
      catalogue: full,
      clock: systemClock,
      log: silentLog,
      limits: { minUsd: 1, maxUsd: 1_000_000 },
      count: () => undefined,
    },
    { url: vendor.url, quotesPerMinute: 10_000 },
  )
  const served = await createTestApp({
    deps: { catalogue: full, store, providers: [relay], chains: (id) => chains.get(id) ?? null, clock: systemClock },
  })
  const api = createBridgeApi(async (path, body, headers) => {
    const answer = await served.call('POST', path, { body, headers: { ...headers } })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  })
  const nodes = { 1: ethereum, 42161: arbitrum } as const
  await putTokens(ethereum, USDC[1])
  await putTokens(arbitrum, USDC[42161])
  await ethereum.rpc('anvil_setCode', [DEPOSITORY, DEPOSITORY_CODE])
  const balance = async (chain: 1 | 42161, address: string = makerAddress): Promise<bigint> =>
    BigInt(String(await nodes[chain].rpc('eth_getBalance', [address, 'latest'])))
  const mine = async (blocks = 1): Promise<void> =>
    void (await Promise.all([ethereum, arbitrum].map((node) => node.mine(blocks))))
  const fund = async (north: bigint, south: bigint): Promise<void> => {
    await ethereum.rpc('anvil_setBalance', [makerAddress, `0x${north.toString(16)}`])
    await arbitrum.rpc('anvil_setBalance', [makerAddress, `0x${south.toString(16)}`])
    await mine(3)
  }
  const readToken = async (chain: 1 | 42161, data: string): Promise<bigint> =>
    BigInt(String(await nodes[chain].rpc('eth_call', [{ to: USDC[chain], data }, 'latest'])))
  const tokens = (chain: 1 | 42161, address: string = makerAddress): Promise<bigint> =>
    readToken(chain, `0x70a08231${wordOf(address)}`)
  const setTokens = (chain: 1 | 42161, amount: bigint): Promise<unknown> =>
    nodes[chain].rpc('anvil_setStorageAt', [
      USDC[chain],
      keccak256(`0x${wordOf(makerAddress)}${'0'.repeat(64)}`),
      `0x${amount.toString(16).padStart(64, '0')}`,
    ])
  await fund(10n * ETH, ETH)
  const payMaker = async (amount: bigint): Promise<string> => {
    const call = { from: devAccounts.friend.address, to: makerAddress, value: `0x${amount.toString(16)}` }
    return String(await arbitrum.rpc('eth_sendTransaction', [call]))
  }
  const poll = async (order: OrderId, status: string): Promise<void> => {
    const { externalOrders } = restarts.store
    const row = await externalOrders.get(order)
    if (!row) throw new Error('the order is not tracked')
    standIn.report(status as Parameters<RelayStandIn['report']>[0])
    await externalOrders.postpone(order, { pollAt: new Date(0), claim: row.pollAt ?? new Date(0), isFailure: false })
    // Orders of other tests must not claim its payout.
    const provider: RouteProvider = {
      ...relay,
      poll: (each, ...rest) =>
        each.id === order && relay.poll ? relay.poll(each, ...rest) : Promise.reject(new Error('not now')),
    }
    const work = startExternalOrders({
      store: restarts.store,
      providers: [provider],
      clock: systemClock,
      log: silentLog,
      reads: proofReads((id) => chains.get(id) ?? null),
    })
    await work.runOnce()
    await work.stop()
  }
  return {
    catalogue,
    nodes,
    chains,
    payers,
    standIn,
    api,
    rules: rulesFor(catalogue),
    restarts,
    balance,
    deposited: () => balance(1, DEPOSITORY),
    fund,
    tokens,
    allowed: () => readToken(1, `0xdd62ed3e${wordOf(makerAddress)}${wordOf(DEPOSITORY)}`),
    fundTokens: async (north, south) => {
      await setTokens(1, north)
      await setTokens(42161, south)
      await mine(3)
    },
    mine,
    settle: async (order, amount) => {
      const payoutTx = await payMaker(amount)
      const progress = await restarts.store.externalOrders.get(order)
      if (!progress) throw new Error('the order is not tracked')
      await restarts.store.externalOrders.record(order, {
        progress: { ...progress, payoutTx },
        events: [],
        pollAt: null,
      })
      await mine(3)
    },
    poll,
    deliver: async (order, amount) => {
      const { transfers } = restarts.store
      const row = (await transfers.recent(100)).find(({ orderId }) => orderId === order)
      const payout = await payMaker(amount)
      await mine(3)
      standIn.transactions({ deposit: row?.txRef ?? '', payout })
      await poll(order, 'success')
    },
    stop: async () => {
      await served.close()
      await vendor.close()
      await restarts.close()
      await Promise.all([...chains.values()].map((node) => node.close()))
      await Promise.all([ethereum.stop(), arbitrum.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const wordOf = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')

/** Puts a token with six decimals at an address; its balances are the first thing in its storage. */
async function putTokens(node: Anvil, address: string): Promise<void> {
  const args = encodeAbiParameters(
    [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }, { type: 'address' }],
    ['USD Coin', 'USDC', 6, devAccounts.deployer.address],
  )
  const data = concat([testToken.bytecode as `0x${string}`, args])
  const hash = await node.rpc('eth_sendTransaction', [{ from: devAccounts.deployer.address, data }])
  // A busy node may answer before its block is made.
  await node.mine(1)
  const receipt = (await node.rpc('eth_getTransactionReceipt', [hash])) as { contractAddress: string }
  await node.rpc('anvil_setCode', [address, await node.rpc('eth_getCode', [receipt.contractAddress, 'latest'])])
}

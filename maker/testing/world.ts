import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainNode, NodeRecords } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import {
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  makerSecret as bitcoinSecret,
  startLocalBitcoinChain,
} from '#chains/bitcoin/testing/localChain.ts'
import { bitcoinToken, gramToken, issueToken } from '#chains/evm/testing/issuedTokens.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { deployPool } from '#chains/evm/testing/pool.ts'
import { createChainNode } from '#chains/nodes.ts'
import { type LocalSvmChain, makerSecret, SVM_CHAIN, startLocalSvmChain } from '#chains/svm/testing/localChain.ts'
import type { LocalStarknetChain } from '#chains/starknet/testing/localChain.ts'
import type { LocalTonChain } from '#chains/ton/testing/localChain.ts'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import { attesterDatabaseOver } from '#attester/database.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { openPgliteSession } from '#store/driver/pgliteSession.mjs'
import type { Store } from '#store/contract.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import { testTemplate } from '#store/testing/template.ts'
import type { AttesterClient } from '../contract.ts'
import { createAttesterClient, requestSigner } from '../settle/attesterClient.ts'

export const NORTH = chainId(31337)
export const SOUTH = chainId(31338)

/**
 * Two real EVM nodes with contracts, inventory and three attesters: everything around a maker except the maker itself.
 */
export interface World {
  readonly catalogue: Catalogue
  readonly north: Anvil
  readonly south: Anvil
  /** Present if the world was started with it. */
  readonly svm: LocalSvmChain | null
  /** Present if the world was started with it. Its clock moves with `mine`, and never falls behind the wall clock. */
  readonly bitcoin: LocalBitcoinChain | null
  /** The maker's database, whose records the nodes read; it changes with each maker. */
  readonly records: { store: Store | null }
  readonly ton: LocalTonChain | null
  /** Present if the world was started with it; its catalogue then needs the network. */
  readonly starknet: LocalStarknetChain | null
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  readonly payers: ReadonlyMap<ChainId, Payer>
  readonly attesters: readonly AttesterClient[]
  /** Mines a block on every chain, so that earlier ones become final. */
  mine(blocks?: number): Promise<void>
  folder(): Promise<string>
  stop(): Promise<void>
}

export interface WorldOptions {
  change?: (catalogue: Catalogue) => Catalogue
  /** Starts an EVM node; by default one whose chain ends with it. */
  anvil?: (chainId: number) => Promise<Anvil>
  svm?: boolean | (() => Promise<LocalSvmChain>)
  ton?: boolean
  starknet?: boolean
  bitcoin?: boolean
  /** Client of an EVM node, for the maker and again for the attesters; by default one that asks the node directly. */
  nodeFor?: (catalogue: Catalogue, chain: Anvil) => ChainNode | Promise<ChainNode>
}

export async function startWorld({
  change = (c) => c,
  anvil = (chainId) => startAnvil({ chainId }),
  svm: withSvm = false,
  ton: withTon = false,
  starknet: withStarknet = false,
  bitcoin: withBitcoin = false,
  nodeFor = (catalogue, { chainId: id, url }) => nodeOf(catalogue, id, url),
}: WorldOptions = {}): Promise<World> {
  const [north, south] = await Promise.all([anvil(NORTH), anvil(SOUTH)])
  const evm = [north, south]
  await Promise.all(evm.map(prepare))
  // The local catalogue lists them.
  for (const token of [bitcoinToken, gramToken]) await issueToken(north.url, north.chainId, token)
  const catalogue = change(loadCatalogue({ profile: 'local' }))
  const svm = await svmChain(withSvm)
  // Loaded only where it is needed: its virtual machine is large.
  const tonTesting = withTon ? await import('#chains/ton/testing/localChain.ts') : null
  const ton = (await tonTesting?.startLocalTonChain()) ?? null
  const starknetTesting = withStarknet ? await import('#chains/starknet/testing/localChain.ts') : null
  const starknet = (await starknetTesting?.startLocalStarknetChain()) ?? null
  const bitcoin = withBitcoin ? await startLocalBitcoinChain() : null
  await bitcoin?.fund(60, 10_000_000n)
  const records: World['records'] = { store: null }
  const recordsOf = (id: ChainId): NodeRecords => ({
    lookAhead: 100,
    unsettled: async () => (records.store ? nodeRecords(records.store, id).unsettled() : []),
    depositAddresses: async (after) => (records.store ? nodeRecords(records.store, id).depositAddresses(after) : []),
  })
  const nodesFor = async (): Promise<Map<ChainId, ChainNode>> => {
    const nodes = await Promise.all(evm.map((chain) => nodeFor(catalogue, chain)))
    if (svm) nodes.push(nodeOf(catalogue, SVM_CHAIN, svm.url))
    if (ton && tonTesting) nodes.push(nodeOf(catalogue, tonTesting.TON_CHAIN, ton.url))
    if (starknet && starknetTesting) nodes.push(nodeOf(catalogue, starknetTesting.STARKNET_CHAIN, starknet.url))
    if (bitcoin) nodes.push(nodeOf(catalogue, LITECOIN_CHAIN, bitcoin.url, recordsOf(LITECOIN_CHAIN)))
    return new Map(nodes.map((node) => [node.id, node]))
  }
  const chains = await nodesFor()
  const eyes = await nodesFor()
  const secrets: Partial<Record<ChainNode['family'], string>> = {
    svm: makerSecret,
    bitcoin: bitcoinSecret,
    ...(starknetTesting && { starknet: starknetTesting.makerSecret }),
    ...(tonTesting && { ton: tonTesting.makerSecret }),
  }
  const payers = new Map(
    [...chains].map(([id, node]) => [id, node.payer(secrets[node.family] ?? devAccounts.maker.key)]),
  )
  const session = await openPgliteSession({ template: await testTemplate() })
  const attesters: AttesterClient[] = []
  for (const [i, { key }] of devAccounts.attesters.entries()) {
    const database = await attesterDatabaseOver(pgliteDriver(session), systemClock, `attester_${i}`)
    const attester = createAttester({
      database,
      chains: eyes,
      catalogue,
      makers: [devAccounts.maker.address],
      key,
      log: silentLog,
    })
    attesters.push(inProcess(createAttesterApp(attester, silentLog, silentAttesterMetrics)))
  }
  const folders: string[] = []
  return {
    catalogue,
    north,
    south,
    svm,
    ton,
    starknet,
    bitcoin,
    records,
    chains,
    payers,
    attesters,
    mine: async (blocks = 1) => {
      ton?.pass(Math.max(blocks, Math.ceil((Date.now() - ton.now()) / 1000)))
      starknet?.mine(blocks)
      await Promise.all([...evm.map((chain) => chain.mine(blocks)), svm?.slots(3 * blocks), bitcoin?.mine(blocks)])
    },
    async folder() {
      const made = await mkdtemp(join(tmpdir(), 'causeway-maker-'))
      folders.push(made)
      return made
    },
    async stop() {
      await Promise.all([...chains.values(), ...eyes.values()].map((node) => node.close()))
      await session.close()
      await Promise.all(evm.map((chain) => chain.stop()))
      await Promise.all([svm?.stop(), ton?.stop(), starknet?.stop(), bitcoin?.stop()])
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

const svmChain = async (wanted: NonNullable<WorldOptions['svm']>): Promise<LocalSvmChain | null> => {
  if (typeof wanted === 'function') return wanted()
  return wanted ? startLocalSvmChain() : null
}

async function prepare({ url, chainId: id }: Anvil): Promise<void> {
  await deployContracts(url, id)
  await deployPool(url, id)
  await prepareAccounts(url, id, [
    [devAccounts.user, 1_000_000n],
    [devAccounts.maker, 1_000_000n],
  ])
}

export function nodeOf(catalogue: Catalogue, id: number, url: string, records?: NodeRecords): ChainNode {
  const chain = catalogue.chains.find((each) => each.id === id)
  if (!chain) throw new Error(`no network ${id}`)
  return createChainNode({
    chain,
    assets: assetsOf(catalogue, chain.id),
    endpoints: [url],
    quorum: 1,
    ...(records ? { records } : {}),
  })
}

/** The real application over the real client, without a socket. */
export const inProcess = (app: ReturnType<typeof createAttesterApp>): AttesterClient =>
  createAttesterClient({
    baseUrl: 'http://attester',
    fetch: async (url, init) => app.request(url, init),
    sign: requestSigner(devAccounts.maker.key),
  })

import type { Head, NetworkNode, NodeOptions, TxStatus } from '#chains/contract.ts'
import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { networkOf } from '../networks.ts'
import { bitcoin } from '../family.ts'
import { type BitcoinApi, faults, type NodeContext, translated } from './api/api.ts'
import { openBitcoinApi } from './api/open.ts'

interface BitcoinNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/** A block counts as final from its sixth confirmation, unless the network's settings name another number. */
const FINALITY_BLOCKS = 6

/**
 * Creates a Bitcoin-like network for the services, over Esplora's HTTP interface or a node's JSON-RPC. Heights are
 * blocks. Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createBitcoinNode(options: BitcoinNodeOptions): NetworkNode {
  const { chain } = options
  const context = createContext(options)
  return {
    id: chain.id,
    family: 'bitcoin',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: bitcoin.settlement },
    head: () => translated(() => readHead(context)),
    isCanonical: (height, blockHash) => translated(async () => (await agreedHash(context, height)) === blockHash),
    timeAt: (height) => translated(() => readTime(context, height)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    txStatus: (ref) => translated(() => readTxStatus(context, ref)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** @throws AppError `rpc_not_configured`, `rpc_quorum_invalid` */
export function createContext(options: BitcoinNodeOptions): NodeContext {
  const { chain, endpoints, quorum, timeoutMs = 8_000 } = options
  return {
    chain,
    pool: createPool(connectAll(options, endpoints, timeoutMs), quorum, poolOptions(options)),
    finalityBlocks: BigInt(chain.settlement?.finalityBlocks ?? FINALITY_BLOCKS),
  }
}

/** Connects the endpoints of one network: one that serves another, by the hash of its first block, does not count. */
function connectAll(
  { chain }: Pick<NodeOptions, 'chain'>,
  urls: readonly string[],
  timeoutMs: number,
): Endpoint<BitcoinApi>[] {
  const pinned = chain.settlement?.genesisHash
  const expected = pinned === undefined ? networkOf(chain.id)?.genesis : [pinned]
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (api: BitcoinApi): Promise<void> => {
      if (!expected) return
      const genesis = await api.blockHash(0n)
      if (!expected.includes(genesis)) throw wrongChain(label, genesis, expected.join(' or '))
    }
    return createEndpoint({
      label,
      connection: openBitcoinApi(url, timeoutMs),
      faults,
      attempts: 3,
      baseMs: 200,
      check,
    })
  })
}

const agreedHash = ({ pool }: NodeContext, height: bigint) =>
  pool.agree(
    (api) => api.blockHash(height),
    (hash) => hash,
  )

const readTime = ({ pool }: NodeContext, height: bigint): Promise<number> =>
  pool.agree(async (api) => api.blockTime(await api.blockHash(height)), String)

const readHeight = ({ pool }: NodeContext) =>
  pool.reached(async (api, endpoint) => {
    const height = await api.height()
    endpoint.sawHeight(height)
    return height
  })

/** Highest block with the number of confirmations that counts as final; the first block always is. */
const finalizedAt = ({ finalityBlocks }: NodeContext, height: bigint): bigint =>
  height >= finalityBlocks ? height - finalityBlocks + 1n : 0n

/** The newest block that a quorum has. */
async function readHead(context: NodeContext): Promise<Head> {
  const height = await readHeight(context)
  const { hash, time } = await context.pool.agree(
    async (api) => {
      const found = await api.blockHash(height)
      return { hash: found, time: await api.blockTime(found) }
    },
    (block) => `${block.hash} ${block.time}`,
  )
  return { height, hash, time, finalized: finalizedAt(context, height) }
}

/**
 * Returns the coins of an address in blocks, as the highest amount that a quorum reaches. The family has no tokens.
 * @throws AppError `asset_unknown`
 */
async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => !isNative(asset))
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  if (assets.length === 0) return new Map()
  const balance = await pool.reached((api) => api.balance(owner))
  return new Map(assets.map((asset) => [asset, balance]))
}

/** Status of a transaction. The height is read first, so that a block that arrives meanwhile only looks less final. */
async function readTxStatus(context: NodeContext, ref: string): Promise<TxStatus> {
  const height = await readHeight(context)
  const found = await context.pool.agree(
    (api) => api.transaction(ref),
    (seen) => (seen === null ? 'unknown' : (seen.block?.hash ?? 'pending')),
  )
  if (!found?.block) return { state: found ? 'pending' : 'unknown', height: null, blockHash: null, final: false }
  const { height: at, hash } = found.block
  return { state: 'mined', height: at, blockHash: hash, final: at <= finalizedAt(context, height) }
}

import type { NetworkNode, NodeOptions } from '#chains/contract/node.ts'
import type { Head, TxStatus } from '#chains/contract/reader.ts'
import { createEndpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { behind, translating, wrongChain } from '#chains/rpc/errors.ts'
import { createPool, type Pool, poolOptions } from '#chains/rpc/pool.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { BASE_ASSET } from '../address.ts'
import { fuel } from '../family.ts'
import { faults, type FuelApi, type FuelBlock, openFuelApi } from './api.ts'

interface FuelNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/** Runs a call and translates its errors. */
const translated = translating((error) =>
  error instanceof AppError
    ? error
    : new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error }),
)

/**
 * Creates a Fuel network for the services, over its GraphQL interface. Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createFuelNode(options: FuelNodeOptions): NetworkNode {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000 } = options
  const opened = endpoints.map((url) => {
    const label = labelOf(url)
    const check = async (api: FuelApi): Promise<void> => {
      const served = await api.chainId()
      if (served !== Number(chain.id)) throw wrongChain(label, String(served), String(chain.id))
    }
    return createEndpoint({ label, connection: openFuelApi(url, timeoutMs), faults, attempts: 3, baseMs: 200, check })
  })
  const pool = createPool(opened, quorum, poolOptions(options))
  const listed = new Set(assets.map(({ id }) => id))
  return {
    id: chain.id,
    family: 'fuel',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: fuel.settlement },
    head: () => translated(() => readHead(pool)),
    isCanonical: (height, blockHash) =>
      translated(async () => (await readBlock(pool, height)).id === blockHash.toLowerCase()),
    timeAt: (height) => translated(async () => (await readBlock(pool, height)).header.time),
    balances: (owner, wanted) => translated(() => readBalances(pool, listed, owner, wanted)),
    txStatus: (ref) => translated(() => readTxStatus(pool, ref)),
    endpoints: () => pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** Reads the agreed block at a height. @throws AppError `rpc_behind` */
const readBlock = (pool: Pool<FuelApi>, at: bigint): Promise<FuelBlock> =>
  pool.agree(
    async (api) => {
      const found = await api.blockAt(at)
      if (!found) throw behind(null)
      return found
    },
    ({ id, header }) => `${id} ${header.time}`,
  )

/** A single sequencer signs blocks, and nodes show no proof of them on Ethereum, so a block counts as final. */
async function readHead(pool: Pool<FuelApi>): Promise<Head> {
  const height: bigint = await pool.reached(async (api, endpoint) => {
    const { height: seen } = await api.newest()
    endpoint.sawHeight(seen)
    return seen
  })
  const { id, header } = await readBlock(pool, height)
  return { height, hash: id, time: header.time, finalized: height }
}

/**
 * Returns balances in base units: of each, the highest that a quorum reaches. An endpoint gets one request for all.
 * @throws AppError `asset_unknown`
 */
async function readBalances(
  pool: Pool<FuelApi>,
  listed: ReadonlySet<AssetId>,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => !listed.has(asset))
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  const ids = assets.map((asset) => (isNative(asset) ? BASE_ASSET : parseAssetId(asset).token))
  const asked = new Map<FuelApi, Promise<bigint[]>>()
  const balancesOf = (api: FuelApi): Promise<bigint[]> => {
    const known = asked.get(api)
    if (known) return known
    const started = api.balances(owner, ids)
    asked.set(api, started)
    // A retry asks again.
    started.catch(() => asked.delete(api))
    return started
  }
  const rows = assets.map(async (asset, at) => {
    const amount: bigint = await pool.reached(async (api) => (await balancesOf(api))[at] ?? 0n)
    return [asset, amount] as const
  })
  return new Map(await Promise.all(rows))
}

/** One endpoint's view of a transaction. */
type Sighting =
  | { readonly kind: 'unknown' | 'pending' }
  | { readonly kind: 'included'; readonly success: boolean; readonly block: FuelBlock }

async function look(api: FuelApi, id: string): Promise<Sighting> {
  const status = await api.transaction(id)
  // A squeezed-out transaction left the pool, and may be submitted again.
  if (!status || status.__typename === 'SqueezedOutStatus') return { kind: 'unknown' }
  if (!('block' in status)) return { kind: 'pending' }
  return { kind: 'included', success: status.__typename === 'SuccessStatus', block: status.block }
}

/** Included only if a quorum agrees on block and outcome; one endpoint that has the transaction makes it pending. */
function combine(sightings: readonly Sighting[], quorum: number): Sighting {
  const keys = sightings.map((one) => (one.kind === 'included' ? `${one.success} ${one.block.id}` : ''))
  const agreed = sightings.find(
    (one, at) => one.kind === 'included' && keys.filter((key) => key === keys[at]).length >= quorum,
  )
  return agreed ?? { kind: sightings.some(({ kind }) => kind !== 'unknown') ? 'pending' : 'unknown' }
}

async function readTxStatus(pool: Pool<FuelApi>, text: string): Promise<TxStatus> {
  const id = fuel.txRef(text)
  const seen: Sighting =
    id === null ? { kind: 'unknown' } : combine(await pool.heard((api) => look(api, id)), pool.quorum)
  if (seen.kind !== 'included') return { state: seen.kind, height: null, blockHash: null, final: false }
  return {
    state: seen.success ? 'mined' : 'failed',
    height: seen.block.height,
    blockHash: seen.block.id,
    final: true,
  }
}

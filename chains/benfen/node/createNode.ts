import type { NetworkNode, NodeOptions } from '#chains/contract/node.ts'
import type { Head, TxStatus } from '#chains/contract/reader.ts'
import { createEndpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { behind, translating, wrongChain } from '#chains/rpc/errors.ts'
import { createPool, type Pool, poolOptions } from '#chains/rpc/pool.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { benfen } from '../family.ts'
import { type BenfenApi, type Checkpoint, faults, openBenfenApi } from './api.ts'

interface BenfenNodeOptions extends NodeOptions {
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
 * Creates a BenFen network for the services, over its JSON-RPC interface. Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createBenfenNode(options: BenfenNodeOptions): NetworkNode {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000 } = options
  const opened = endpoints.map((url) => {
    const label = labelOf(url)
    const check = async (api: BenfenApi): Promise<void> => {
      const served = await api.chainId()
      if (served !== Number(chain.id)) throw wrongChain(label, String(served), String(chain.id))
    }
    return createEndpoint({ label, connection: openBenfenApi(url, timeoutMs), faults, attempts: 3, baseMs: 200, check })
  })
  const pool = createPool(opened, quorum, poolOptions(options))
  const listed = new Set(assets.map(({ id }) => id))
  return {
    id: chain.id,
    family: 'benfen',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: benfen.settlement },
    head: () => translated(() => readHead(pool)),
    isCanonical: (height, blockHash) =>
      translated(async () => (await readCheckpoint(pool, height)).digest === blockHash),
    timeAt: (height) => translated(async () => (await readCheckpoint(pool, height)).timestampMs),
    balances: (owner, wanted) => translated(() => readBalances(pool, listed, owner, wanted)),
    txStatus: (ref) => translated(() => readTxStatus(pool, ref)),
    endpoints: () => pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** Reads the agreed checkpoint at a height. @throws AppError `rpc_behind` */
const readCheckpoint = (pool: Pool<BenfenApi>, at: bigint): Promise<Checkpoint> =>
  pool.agree(
    async (api) => {
      const found = await api.checkpointAt(at)
      if (!found) throw behind(null)
      return found
    },
    ({ digest, timestampMs }) => `${digest} ${timestampMs}`,
  )

/** Two thirds of the validators have signed each checkpoint, so it is final. */
async function readHead(pool: Pool<BenfenApi>): Promise<Head> {
  const height: bigint = await pool.reached(async (api, endpoint) => {
    const seen = await api.newest()
    endpoint.sawHeight(seen)
    return seen
  })
  const { digest, timestampMs } = await readCheckpoint(pool, height)
  return { height, hash: digest, time: timestampMs, finalized: height }
}

/**
 * Returns balances in base units: of each, the highest that a quorum reaches. Only the native coin has an asset here.
 * @throws AppError `asset_unknown`
 */
async function readBalances(
  pool: Pool<BenfenApi>,
  listed: ReadonlySet<AssetId>,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => !listed.has(asset) || !isNative(asset))
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  const rows = assets.map(async (asset) => {
    const amount: bigint = await pool.reached((api) => api.balance(owner))
    return [asset, amount] as const
  })
  return new Map(await Promise.all(rows))
}

/** One endpoint's view of a transaction. */
type Sighting =
  | { readonly kind: 'unknown' | 'pending' }
  | { readonly kind: 'included'; readonly success: boolean; readonly block: Checkpoint }

async function look(api: BenfenApi, digest: string): Promise<Sighting> {
  const found = await api.transaction(digest)
  if (!found) return { kind: 'unknown' }
  const { checkpoint, effects } = found
  const block = checkpoint === null || checkpoint === undefined ? null : await api.checkpointAt(checkpoint)
  return block ? { kind: 'included', success: effects.status.status === 'success', block } : { kind: 'pending' }
}

/** Included only if a quorum agrees on checkpoint and outcome; one endpoint that has the transaction makes it pending. */
function combine(sightings: readonly Sighting[], quorum: number): Sighting {
  const keys = sightings.map((one) => (one.kind === 'included' ? `${one.success} ${one.block.digest}` : ''))
  const agreed = sightings.find(
    (one, at) => one.kind === 'included' && keys.filter((key) => key === keys[at]).length >= quorum,
  )
  return agreed ?? { kind: sightings.some(({ kind }) => kind !== 'unknown') ? 'pending' : 'unknown' }
}

async function readTxStatus(pool: Pool<BenfenApi>, text: string): Promise<TxStatus> {
  const digest = benfen.txRef(text)
  const seen: Sighting =
    digest === null ? { kind: 'unknown' } : combine(await pool.heard((api) => look(api, digest)), pool.quorum)
  if (seen.kind !== 'included') return { state: seen.kind, height: null, blockHash: null, final: false }
  return {
    state: seen.success ? 'mined' : 'failed',
    height: seen.block.sequenceNumber,
    blockHash: seen.block.digest,
    final: true,
  }
}

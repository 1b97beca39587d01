import type { NetworkNode, NodeOptions } from '#chains/contract/node.ts'
import { createPool, type Pool, poolOptions } from '#chains/rpc/pool.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { padFelt, starknetAddressRules } from '../address.ts'
import { networkOf } from '../networks.ts'
import { starknet } from '../family.ts'
import { acceptsSignature, askContract, readBalance } from './account.ts'
import { readBlock, readHead } from './blocks.ts'
import { readAccountNonce, readAccountNonceUse, readCallsExecution, tryCalls } from './calls.ts'
import { connectAll, type StarknetRpc, translated } from './rpc.ts'
import { readTxStatus } from './txStatus.ts'

interface StarknetNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/**
 * Creates a Starknet network for the services, over its JSON-RPC (0.9 or newer). Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createStarknetNode(options: StarknetNodeOptions): NetworkNode {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000 } = options
  const pool = createPool(connectAll(chain.id, endpoints, timeoutMs), quorum, poolOptions(options))
  const listed = new Set(assets.map(({ id }) => id))
  const network = networkOf(chain.id)?.name ?? ''
  return {
    id: chain.id,
    family: 'starknet',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: starknet.settlement },
    head: () => translated(() => readHead(pool)),
    isCanonical: (height, blockHash) =>
      translated(async () => (await readBlock(pool, height)).hash === padFelt(blockHash.slice(2))),
    timeAt: (height) => translated(async () => (await readBlock(pool, height)).time),
    balances: (owner, wanted) => translated(() => readBalances(pool, listed, owner, wanted)),
    txStatus: (ref) => translated(() => readTxStatus(pool, ref)),
    acceptsSignature: (account, message, signature) =>
      translated(() => acceptsSignature(pool, { account, message, signature, network })),
    askContract: (contract, call) => translated(() => askContract(pool, contract, call)),
    tryCalls: (account, calls) => translated(() => tryCalls(pool, chain.id, { account, calls })),
    callsExecution: (txId) => translated(() => readCallsExecution(pool, chain.id, txId)),
    accountNonce: (account) => translated(() => readAccountNonce(pool, account)),
    accountNonceUse: (account, nonce, since) => translated(() => readAccountNonceUse(pool, account, nonce, since)),
    endpoints: () => pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/**
 * Returns balances in base units: of each, the highest that a quorum reaches. The contract of Ether is known; others
 * are the catalogue's.
 * @throws AppError `asset_unknown`
 */
async function readBalances(
  pool: Pool<StarknetRpc>,
  listed: ReadonlySet<AssetId>,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => !listed.has(asset))
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  const tokenOf = (asset: AssetId): string =>
    isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token
  const rows = assets.map(async (asset) => {
    const amount: bigint = await pool.reached((rpc) => readBalance(rpc, tokenOf(asset), owner))
    return [asset, amount] as const
  })
  return new Map(await Promise.all(rows))
}

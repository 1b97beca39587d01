import type { ContractAnswer, NetworkNode, NodeOptions } from '#chains/contract.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { faults, type NodeContext, openTonApi, type TonApi, translated } from './api/open.ts'
import { findCheckIn, readCheckIn, recordOf } from './checkIn.ts'
import { isCanonical, readHead } from './head.ts'
import { readTxStatus } from './txStatus.ts'
import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import { globalIdOf } from '../networks.ts'
import { newestBlock, readHeader } from './api/blocks.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { readAccount, runMethod } from './api/accounts.ts'

interface TonNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/**
 * Creates a TON network for the services, over the HTTP interface of toncenter and others. Heights are masterchain blocks, which
 * are final at once. Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createTonNode(options: TonNodeOptions): NetworkNode {
  const { chain, endpoints, quorum, timeoutMs = 8_000 } = options
  const pool = createPool(connectAll(chain.id, endpoints, timeoutMs), quorum, poolOptions(options))
  const context: NodeContext = { id: chain.id, pool }
  return {
    id: chain.id,
    family: 'ton',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: 'none' },
    head: () => translated(() => readHead(context)),
    isCanonical: (height, blockHash) => translated(() => isCanonical(context, height, blockHash)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    txStatus: (ref) => translated(() => readTxStatus(context, ref)),
    checkIn: (contract, ref) => translated(() => readCheckIn(context, contract, ref)),
    findCheckIn: (contract, account, date) => translated(() => findCheckIn(context, contract, account, date)),
    // Every account has a record address there, signed in or not.
    hasCheckIn: (contract) =>
      translated(() => context.pool.first(async (api) => (await recordOf(api, contract, contract)) !== null)),
    publicKeyOf: (account) => translated(() => readPublicKey(context, account)),
    askContract: (contract, call) => translated(() => askContract(context, contract, call)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** Connects the endpoints of one network: one that serves another, by the id in its blocks, does not count. */
function connectAll(chainId: number, urls: readonly string[], timeoutMs: number): Endpoint<TonApi>[] {
  const expected = globalIdOf(chainId)
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (api: TonApi): Promise<void> => {
      if (expected === null) return
      const { globalId } = await readHeader(api, (await newestBlock(api)).seqno)
      if (globalId !== expected) throw wrongChain(label, String(globalId), String(expected))
    }
    return createEndpoint({ label, connection: openTonApi(url, timeoutMs), faults, attempts: 3, baseMs: 200, check })
  })
}

/**
 * Returns the balance of an account in nanotons; an unused one holds zero. Tokens are not offered on this family yet.
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
  const { balance } = await pool.first((api) => readAccount(api, owner))
  return new Map(assets.map((asset) => [asset, balance]))
}

/**
 * Returns the current key of a wallet's contract, 32 bytes in hex; null if the account isn't a wallet, or isn't
 * deployed.
 */
const readPublicKey = ({ pool }: NodeContext, account: string): Promise<string | null> =>
  pool.agree(
    async (api) => {
      const stack = await runMethod(api, account, 'get_public_key', [])
      return stack && stack.integer(0).toString(16).padStart(64, '0')
    },
    (key) => key ?? 'none',
  )

/** Stack of a get method: `call` is its name and arguments, numbers in decimals and slices in base64. */
const askContract = (
  { pool }: NodeContext,
  contract: string,
  [method = '', ...args]: readonly string[],
): Promise<ContractAnswer> =>
  pool.agree(async (api) => {
    const given = args.map((arg) => (/^\d+$/.test(arg) ? { integer: BigInt(arg) } : { slice: arg }))
    return (await runMethod(api, contract, method, given))?.texts ?? null
  }, String)

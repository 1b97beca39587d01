import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { createSharedReads } from '#chains/rpc/sharedReads.ts'
import { type EndpointCheck, type EndpointExpectations, verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { padFelt, starknetAddressRules } from '../address.ts'
import { ACCOUNT_CLASS } from '../invoke.ts'
import { networkOf } from '../networks.ts'
import { starknet } from '../family.ts'
import { acceptsSignature, askContract, callContract, readBalance } from './account.ts'
import { blockAt, readBlock, readPrices } from './blocks.ts'
import { readAccountNonce, readAccountNonceUse, readCallsExecution, selectorOf, tryCalls } from './calls.ts'
import { readDeposit, scanBlocks } from './deposits.ts'
import { createBooks, findPayment } from './history.ts'
import { classOf, createPayer } from './payer.ts'
import { verifyFill } from './payouts.ts'
import { recipientProblem } from './plan.ts'
import { codes, connectAll, isRefusal, type StarknetRpc, translated } from './rpc.ts'
import { headOf, type NodeContext, readTxStatus, readTxStatuses } from './transactions.ts'

interface StarknetNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
  /** Attempts of a request at one endpoint; 3 by default. */
  readonly attempts?: number
}

/** Canonical contract of an asset. */
const tokenOf = (asset: AssetId): string =>
  isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token

function contextOf(options: StarknetNodeOptions): NodeContext {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000, attempts = 3 } = options
  const { depositAddress = null } = chain.settlement ?? {}
  return {
    chain,
    networkId: networkOf(chain.id)?.id ?? '0x0',
    pool: createPool(connectAll(chain.id, endpoints, { timeoutMs, attempts }), quorum, poolOptions(options)),
    tokens: new Map(assets.filter(({ chainId }) => chainId === chain.id).map(({ id }) => [tokenOf(id), id])),
    depositAddress: depositAddress === null ? null : starknetAddressRules.parse(depositAddress),
    seen: { finalized: 0n },
    known: new Map(),
    shared: createSharedReads(),
  }
}

/**
 * Creates a Starknet network for the services, over its JSON-RPC (0.9 or newer).
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createStarknetNode(options: StarknetNodeOptions): ChainNode {
  const context = contextOf(options)
  const { chain, pool } = context
  const network = networkOf(chain.id)?.name ?? ''
  return {
    id: chain.id,
    family: 'starknet',
    capabilities: { escrow: false, fillOnce: false, memo: true, settlement: starknet.settlement },
    head: () => translated(() => headOf(context)),
    isCanonical: (height, blockHash) =>
      translated(async () => (await readBlock(pool, height)).hash === padFelt(blockHash.slice(2))),
    timeAt: (height) => translated(async () => (await readBlock(pool, height)).time),
    balances: (owner, wanted) => translated(() => readBalances(context, owner, wanted)),
    txStatus: (ref) => translated(() => readTxStatus(context, ref)),
    txStatuses: (txs) =>
      readTxStatuses(
        context,
        txs.map(({ ref }) => ref),
      ),
    scan: (from, to, turn = 0) => translated(() => scanBlocks({ ...context, pool: pool.rotated(turn) }, from, to)),
    readDeposit: (txId, ordinal) => translated(() => readDeposit(context, txId, ordinal)),
    gasPrice: () => translated(async () => (await readPrices(pool)).wei),
    findPayment: (query) => translated(() => findPayment(context, query)),
    verifyFill: (order, ref, memo) => translated(() => verifyFill(context, order, ref, memo)),
    recipientProblem: async (recipient) => recipientProblem(context, recipient),
    books: createBooks(context),
    payer: (secret) => createPayer(context, secret),
    verifyEndpoints: (expected) => verifyPool(pool, endpointChecks(context, options.assets, expected)),
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

/** Checks that every endpoint must pass before money depends on it. Each connection compares the network's id itself. */
function endpointChecks(
  { chain, tokens, depositAddress }: NodeContext,
  assets: readonly AssetDef[],
  { cursor }: EndpointExpectations,
): readonly EndpointCheck<StarknetRpc>[] {
  const replace = `replace the endpoint in RPC_${chain.id}.`
  const decimals = async (rpc: StarknetRpc): Promise<string | null> => {
    for (const { id, symbol, decimals: expected } of assets) {
      if (tokens.get(tokenOf(id)) !== id) continue
      const [shown = '0x0'] = await callContract(rpc, tokenOf(id), selectorOf('decimals'), [])
      if (BigInt(shown) !== BigInt(expected)) return `shows ${BigInt(shown)} decimals of ${symbol}, not ${expected}`
    }
    return null
  }
  const history = async (rpc: StarknetRpc): Promise<string | null> => {
    if (cursor === null) return null
    try {
      await blockAt(rpc, { block_number: Number(cursor) })
      return null
    } catch (error) {
      if (!isRefusal(error, codes.blockNotFound)) throw error
      return `has no block ${cursor}, up to which deposits were scanned`
    }
  }
  /** Before its deployment, payouts wait. */
  const accountClass = async (rpc: StarknetRpc): Promise<string | null> => {
    const found = depositAddress === null ? null : await classOf(rpc, depositAddress)
    return found === null || found === ACCOUNT_CLASS ? null : `shows the class ${found} at the deposit address`
  }
  return [
    { name: 'token_decimals', advice: `Correct tokens.json, or ${replace}`, problem: decimals },
    { name: 'history', advice: `Use an endpoint with all blocks: ${replace}`, problem: history },
    {
      name: 'account_class',
      advice: `Use the account of the maker’s key as depositAddress, or ${replace}`,
      problem: accountClass,
    },
  ]
}

/**
 * Returns balances in base units: of each, the highest that a quorum reaches. The contract of Ether is known; others
 * are the catalogue's.
 * @throws AppError `asset_unknown`
 */
async function readBalances(
  { pool, tokens }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => tokens.get(tokenOf(asset)) !== asset)
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  const rows = assets.map(async (asset) => {
    const amount: bigint = await pool.reached((rpc) => readBalance(rpc, tokenOf(asset), owner))
    return [asset, amount] as const
  })
  return new Map(await Promise.all(rows))
}

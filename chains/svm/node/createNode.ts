import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { readAccount, readBalances, readUnlistedBalance, recipientProblem } from './accounts.ts'
import { createBooks } from './books.ts'
import { readBuilt, readLookedUp, readTokenFacts, tryBuilt } from './built.ts'
import type { NodeContext } from './context.ts'
import { endpointChecks } from './endpointChecks.ts'
import { LAMPORTS_PER_SIGNATURE, marketPrice, offeredPrice, priorityFee } from './fees.ts'
import { findPayment } from './findPayment.ts'
import { isCanonical, readHead, timeAt } from './head.ts'
import { createPayer } from './payer/createPayer.ts'
import { connectAll, translated } from './rpc.ts'
import { readDeposit } from './deposits.ts'
import { scanSlots } from './scan.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'
import { verifyFill } from './verifyFill.ts'
import { svm } from '../family.ts'

export interface SvmNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/** Millionths of a lamport per compute unit: a payout's priority fee is at most 0.00012 coins. */
const MAX_COMPUTE_UNIT_PRICE = 1_000_000

function contextOf(options: SvmNodeOptions): NodeContext {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000 } = options
  const own = assets.filter((asset) => asset.chainId === chain.id)
  return {
    id: chain.id,
    chain,
    pool: createPool(connectAll(endpoints, quorum, timeoutMs), quorum, poolOptions(options)),
    tokens: new Map(
      own.map((asset) => [asset.id, asset.token === NATIVE ? null : { mint: asset.token, decimals: asset.decimals }]),
    ),
    depositAddress: chain.settlement?.depositAddress ?? null,
    maxComputeUnitPrice: BigInt(chain.settlement?.maxComputeUnitPrice ?? MAX_COMPUTE_UNIT_PRICE),
    seen: { finalized: 0n },
  }
}

/**
 * Creates an SVM network for the services. Heights are slots: deposits carry the slot and the block hash of their block, and
 * finality is the node's finalized slot. Signed transactions expire by block height, see `Head.finalizedExpiry`.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createSvmNode(options: SvmNodeOptions): ChainNode {
  const context = contextOf(options)
  return {
    id: context.id,
    family: 'svm',
    capabilities: { escrow: false, fillOnce: false, memo: true, settlement: svm.settlement },
    head: () => translated(() => readHead(context)),
    scan: (from, to) => translated(() => scanSlots(context, from, to)),
    readDeposit: (txId, ordinal) => translated(() => readDeposit(context, txId, ordinal)),
    timeAt: (height) => translated(() => timeAt(context, height)),
    isCanonical: (height, blockHash) => translated(() => isCanonical(context, height, blockHash)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    unlistedBalance: (owner, asset) => translated(() => readUnlistedBalance(context, owner, asset)),
    gasPrice: () =>
      translated(
        async () => LAMPORTS_PER_SIGNATURE + priorityFee(offeredPrice(await marketPrice(context), 0, context)),
      ),
    txStatus: (ref, expiresAt) => translated(() => readTxStatus(context, ref, expiresAt)),
    txStatuses: (txs) => readTxStatuses(context, txs),
    findPayment: (query) => translated(() => findPayment(context, query)),
    verifyFill: (order, ref, memo) => translated(() => verifyFill(context, order, ref, memo)),
    askContract: (account) => translated(() => readAccount(context, account)),
    lookedUp: (transaction) => translated(() => readLookedUp(context, transaction)),
    trial: (transaction) =>
      translated(async () => tryBuilt(context, transaction, await readLookedUp(context, transaction))),
    builtExecution: (txId) => translated(() => readBuilt(context, txId)),
    tokenFacts: (token) => translated(() => readTokenFacts(context, token)),
    recipientProblem: (recipient, asset) => translated(() => recipientProblem(context, recipient, asset)),
    books: createBooks(context),
    payer: (secret) => createPayer(context, secret),
    verifyEndpoints: (expected) => verifyPool(context.pool, endpointChecks(context, expected)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

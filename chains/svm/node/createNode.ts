import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { type AssetId, NATIVE, assetId } from '#core/chain/assetId.ts'
import {
  findUnlistedTokens,
  readAccount,
  readBalances,
  readBalancesOf,
  readUnlistedBalance,
  recipientProblem,
} from './accounts.ts'
import { readBuilt, readLookedUp, readTokenFacts, tryBuilt } from './built.ts'
import { type NodeContext, publicKey } from './context.ts'
import { endpointChecks } from './endpointChecks.ts'
import { LAMPORTS_PER_SIGNATURE, marketPrice, offeredPrice, priorityFee } from './fees.ts'
import { findPayment } from './findPayment.ts'
import { isCanonical, readHead, timeAt } from './head.ts'
import { createPayer } from './payer/createPayer.ts'
import { connectAll, translated } from './rpc.ts'
import { readDeposit } from './deposits.ts'
import { scanSlots, signaturesOf } from './scan.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'
import { verifyFill } from './verifyFill.ts'
import { svm } from '../family.ts'
import type { Connection } from '@solana/web3.js'
import { mapLimit } from '#core/async.ts'
import type { Books, WalletTransaction } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { svmAddressRules } from '../address.ts'
import { tokenAddress } from '../instructions.ts'
import { type Landed, readLanded } from './history.ts'

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
    unlistedTokens: (owner) => translated(() => findUnlistedTokens(context, owner)),
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

const AT_ONCE = 8

/** Final transactions of a wallet on an SVM network, as a quorum lists them. */
const createBooks = (context: NodeContext): Books => ({
  signedBy: (wallet, from, to) =>
    translated(async () => {
      if (from > to) return []
      const found = await context.pool.listed((connection) => signedBy(context, connection, wallet, from, to), identity)
      return found.toSorted((a, b) => Number(a.height - b.height))
    }),
  holdings: (owner, assets, at) => translated(() => holdings(context, owner, assets, at)),
})

const identity = (tx: WalletTransaction): string =>
  JSON.stringify({ ...tx, out: [...tx.out] }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )

async function signedBy(
  context: NodeContext,
  connection: Connection,
  wallet: string,
  from: bigint,
  to: bigint,
): Promise<WalletTransaction[]> {
  const signatures = await signaturesOf(connection, publicKey(wallet), Number(from), Number(to), { failed: true })
  const all = await mapLimit(signatures, AT_ONCE, async (signature) => {
    const tx = await readLanded(connection, signature)
    // Listed but not served: this node is not ready, and an empty answer would be false.
    if (!tx) throw behind(new Error(`transaction ${signature} is listed and missing`))
    return tx
  })
  return all.filter((tx) => tx.signers.includes(wallet)).map((tx) => toWalletTransaction(context, wallet, tx))
}

function toWalletTransaction(context: NodeContext, wallet: string, tx: Landed): WalletTransaction {
  const paysFee = tx.keys[0] === wallet
  const lost = -(tx.lamports[tx.keys.indexOf(wallet)] ?? 0n)
  const rents = tx.tokens.reduce((sum, { index }) => sum + positive(tx.lamports[index] ?? 0n), 0n)
  const fee = (paysFee ? tx.fee : 0n) + (tx.failed ? 0n : rents)
  const out = new Map<AssetId, bigint>()
  const take = (asset: AssetId, amount: bigint): void => {
    if (amount > 0n && !tx.failed) out.set(asset, (out.get(asset) ?? 0n) + amount)
  }
  take(assetId(context.id, NATIVE), lost - fee)
  for (const { owner, mint, delta } of tx.tokens) if (owner === wallet) take(assetId(context.id, mint), -delta)
  const keys = tx.keys.map((key) => svmAddressRules.toBytes(key))
  return {
    ref: tx.signature,
    height: BigInt(tx.slot),
    slot: null,
    out,
    names: tx.failed ? [] : [...tx.memos, ...keys],
    fee,
  }
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** A payment into a token account does not touch its owner, so each account is queried. */
async function isTouchedAfter(
  context: NodeContext,
  connection: Connection,
  owner: string,
  at: bigint,
): Promise<boolean> {
  const wallet = publicKey(owner)
  const accounts = [...context.tokens.values()].map((token) =>
    token ? tokenAddress(wallet, publicKey(token.mint)) : wallet,
  )
  const newest = await Promise.all(
    accounts.map((account) => connection.getSignaturesForAddress(account, { limit: 1 }, 'confirmed')),
  )
  return newest.some(([last]) => last !== undefined && BigInt(last.slot) > at)
}

/**
 * Nodes report balances of their newest final slot only: these equal the ones at `at` only if nothing touched the
 * wallet since.
 */
async function holdings(
  context: NodeContext,
  owner: string,
  assets: readonly AssetId[],
  at: bigint,
): Promise<ReadonlyMap<AssetId, bigint> | null> {
  return context.pool.agree(
    async (connection) => {
      const balances = await readBalancesOf(context, connection, owner, assets)
      return (await isTouchedAfter(context, connection, owner, at)) ? null : balances
    },
    (found) => JSON.stringify(found && [...found].map(([asset, amount]) => [asset, amount.toString()])),
  )
}

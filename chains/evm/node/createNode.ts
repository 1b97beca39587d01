import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { createSharedReads } from '#chains/rpc/sharedReads.ts'
import { verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { maxFeePerGasOf, tipMultipleOf } from '#core/catalogue/moneyLimits.ts'
import { once } from '#core/async.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import {
  acceptsSignature,
  askContract,
  createUnlistedReader,
  readAllowance,
  readBalances,
  readPermitNonce,
} from './account.ts'
import {
  checkAuthorization,
  readAttesterProposal,
  readAttesterSet,
  readChannelPayee,
  readEscrowLimits,
  readEscrowStatus,
  readFilled,
  readOfferSigner,
  readRefundableAt,
} from './escrow.ts'
import { depositAddress } from '../order/forwarder.ts'
import { findApprovals } from './approvals.ts'
import { createBooks } from './books.ts'
import {
  callAgreed,
  callAll,
  estimateGas,
  readBlockActivity,
  readExecution,
  readNonceUse,
  readSender,
  simulate,
} from './calls.ts'
import { findCheckIn, hasCheckIn, readCheckIn } from './checkIn.ts'
import { type NodeContext, lower, requireEscrow } from './context.ts'
import { endpointChecks } from './endpointChecks.ts'
import { translated } from './errors.ts'
import { findFill, verifyFill } from './verifyFill.ts'
import { isCanonical, readBlock, readHead } from './head.ts'
import { createPayer } from './payer/createPayer.ts'
import { readGasPrice } from './payer/gasMarket.ts'
import { readDeposit } from './deposits.ts'
import { readEmitted, readMoved } from './moved.ts'
import { recipientProblem } from './recipient.ts'
import { connect, type Pool } from './rpc.ts'
import { readContractEvents, scanBlocks } from './scan.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'
import { findUnlistedAmong, findUnlistedTokens } from './unlistedTokens.ts'
import { evm } from '../family.ts'

export interface EvmNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
  /** Attempts per endpoint before the next one is queried; 3 by default. */
  readonly attempts?: number
}

function contextOf(options: EvmNodeOptions): NodeContext {
  const { chain, assets, endpoints, quorum, timeoutMs = 8_000, attempts = 3 } = options
  const pool = createPool(
    endpoints.map((url) => connect({ url, chainId: chain.id, timeoutMs, attempts })),
    quorum,
    poolOptions(options),
  )
  const { escrows = [], filler = null, forwarderFactory, pools = [] } = chain.settlement ?? {}
  return {
    id: chain.id,
    chain,
    pool,
    escrows: escrows.map(({ address }) => lower(address)),
    filler: filler === null ? null : lower(filler),
    forwarderFactory: forwarderFactory === undefined ? null : lower(forwarderFactory),
    poolContracts: new Set(pools.flatMap(({ address, account }) => [lower(address), lower(account)])),
    tokens: new Set(assets.flatMap((a) => (a.chainId === chain.id && a.token !== NATIVE ? [lower(a.token)] : []))),
    feeLimits: { maxFeePerGas: maxFeePerGasOf(chain), maxTipMultiple: tipMultipleOf(chain) },
    seen: { finalized: 0n },
    scanned: new Map(),
    shared: createSharedReads(),
  }
}

/** A slow token ends before the page gives up. */
const APART_MS = 2_000
/** Events of ten thousand blocks take longer. */
const SEARCH_MS = 8_000

/** The same endpoints over connections of their own: failures of a hostile token count against no other read. */
function poolApart({ chain, endpoints, quorum, timeoutMs = SEARCH_MS }: EvmNodeOptions, mostMs: number): Pool {
  const limits = { chainId: chain.id, timeoutMs: Math.min(timeoutMs, mostMs), attempts: 1, isApart: true }
  return createPool(
    endpoints.map((url) => connect({ url, ...limits })),
    quorum,
  )
}

/**
 * Creates the client of an EVM network for the services.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createEvmNode(options: EvmNodeOptions): ChainNode {
  const context = contextOf(options)
  const { escrows, filler, forwarderFactory: factory, pool } = context
  const unlisted = once(() => createUnlistedReader(poolApart(options, APART_MS)))
  const naming = once(() => ({ ...context, pool: poolApart(options, APART_MS) }))
  const searching = once(() => ({ ...context, pool: poolApart(options, SEARCH_MS) }))
  return {
    id: context.id,
    family: 'evm',
    capabilities: { escrow: escrows.length > 0, fillOnce: filler !== null, memo: false, settlement: evm.settlement },
    head: () => translated(() => readHead(context)),
    // A second scan reuses nothing of the first one, whose quorum may have lied.
    scan: (from, to, turn = 0) =>
      translated(() =>
        scanBlocks(
          turn === 0
            ? context
            : { ...context, pool: pool.rotated(turn), scanned: new Map(), shared: createSharedReads() },
          from,
          to,
        ),
      ),
    readDeposit: (txId, ordinal) => translated(() => readDeposit(context, txId, ordinal)),
    isCanonical: (height, blockHash) => translated(() => isCanonical(context, height, blockHash)),
    timeAt: (height) => translated(async () => Number((await readBlock(context, height)).timestamp)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    unlistedBalance: (owner, asset) => translated(() => unlisted()(owner, asset)),
    blockActivity: (height) => translated(() => readBlockActivity(context, height)),
    gasPrice: () => translated(() => readGasPrice(context)),
    escrowStatus: (escrow, id) => translated(() => readEscrowStatus(context, escrow, id)),
    refundableAt: (escrow, order) => translated(() => readRefundableAt(context, escrow, order)),
    escrowLimits: (escrow, asset) => translated(() => readEscrowLimits(context, escrow, asset)),
    channelPayee: (escrow, channel) => translated(() => readChannelPayee(context, escrow, channel)),
    attesterSet: (escrow) => translated(() => readAttesterSet(context, escrow)),
    attesterProposal: (escrow) => translated(() => readAttesterProposal(context, escrow)),
    offerSigner: (escrow, maker) => translated(() => readOfferSigner(context, escrow, maker)),
    allowance: (owner, token, spender) => translated(() => readAllowance(context, owner, token, spender)),
    permitNonce: (owner, token, domain) => translated(() => readPermitNonce(context, owner, token, domain)),
    acceptsSignature: (account, message, signature) =>
      translated(() => acceptsSignature(context, account, message, signature)),
    askContract: (contract, call) => translated(() => askContract(context, contract, call)),
    checkAuthorization: (escrow, order, authorization) =>
      translated(() => checkAuthorization(context, escrow, order, authorization)),
    txStatus: (ref) => translated(() => readTxStatus(context, ref)),
    txStatuses: (txs) =>
      readTxStatuses(
        context,
        txs.map(({ ref }) => ref),
      ),
    verifyFill: (order, ref, memo) => translated(() => verifyFill(context, order, ref, memo)),
    moved: (read) => translated(() => readMoved(context, read)),
    emitted: (read) => translated(() => readEmitted(context, read)),
    callAll: (calls, at) => translated(() => callAll(context, calls, at)),
    agreedCalls: (calls, at) => translated(() => callAgreed(context, calls, at)),
    contractEvents: (contract, from, to) => translated(() => readContractEvents(context, contract, from, to)),
    simulate: (calls, state) => translated(() => simulate(context, calls, state)),
    estimateGas: (call) => translated(() => estimateGas(context, call)),
    execution: (txId) => translated(() => readExecution(context, txId)),
    approvals: (owner) => translated(() => findApprovals(searching(), owner)),
    unlistedTokens: (owner) => translated(() => findUnlistedTokens(searching(), owner)),
    unlistedAmong: (owner, tokens) => translated(() => findUnlistedAmong(naming(), owner, tokens)),
    sender: (account) => translated(() => readSender(context, account)),
    nonceUse: (wallet, nonce, since) => translated(() => readNonceUse(context, wallet, nonce, since)),
    recipientProblem: (recipient, asset, transferFrom) =>
      translated(() => recipientProblem(context, recipient, asset, transferFrom)),
    checkIn: (contract, ref) => translated(() => readCheckIn(context, contract, ref)),
    findCheckIn: (contract, account, date) => translated(() => findCheckIn(context, contract, account, date)),
    hasCheckIn: (contract) => translated(() => hasCheckIn(context, contract)),
    ...(filler && {
      isFilled: (id, at) => translated(() => readFilled(context, filler, id, at)),
      findFill: (id, since) => translated(() => findFill(context, filler, id, since)),
    }),
    ...(factory && {
      depositAddress: (escrow, order, owner) =>
        depositAddress(factory, { escrow: requireEscrow(context, escrow), owner: lower(owner), order }),
    }),
    books: createBooks(context),
    payer: (secret) => createPayer(context, secret),
    verifyEndpoints: (expected) => verifyPool(pool, endpointChecks(context, options.assets, expected)),
    endpoints: () => pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

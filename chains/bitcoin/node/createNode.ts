import { ZodError } from 'zod'
import type { ChainNode, NodeOptions } from '#chains/contract.ts'
import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { networkOf } from '../networks.ts'
import { bitcoin } from '../family.ts'
import { openDepositAccount } from '../wallet/keys.ts'
import { type BitcoinApi, faults, type NodeContext, translated } from './api/api.ts'
import { openBitcoinApi } from './api/open.ts'
import { createBooks } from './books.ts'
import { readDeposit, scanBlocks } from './deposits.ts'
import { endpointChecks } from './endpointChecks.ts'
import { findPayment } from './findPayment.ts'
import { agreedHash, readBalances, readHead, readTime, requireNative } from './head.ts'
import { createPayer } from './payer/createPayer.ts'
import { readFeeRate } from './payer/feeRate.ts'
import { recipientProblem } from './payer/plan.ts'
import { readTxStatus, readTxStatuses } from './txStatus.ts'
import { verifyFill } from './verifyFill.ts'
import { readWaitingPayment } from './waitingPayment.ts'
import { watchAddresses } from './watched.ts'

interface BitcoinNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
  /** Attempts per request; 3 by default. */
  readonly attempts?: number
}

/** A block counts as final from its sixth confirmation, unless the network's settings name another number. */
const FINALITY_BLOCKS = 6
/** Fee rates are per 1,000 virtual bytes, gas prices per byte. */
const PER = 1_000n

/**
 * Creates a Bitcoin-like network for the services, over Esplora's HTTP interface or a node's JSON-RPC. Heights are
 * blocks.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`, `key_invalid`
 */
export function createBitcoinNode(options: BitcoinNodeOptions): ChainNode {
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
    txStatuses: (txs) => readTxStatuses(context, txs),
    scan: (from, to) => translated(() => scanBlocks(context, from, to)),
    readDeposit: (txId, ordinal) => translated(() => readDeposit(context, txId, ordinal)),
    gasPrice: () => translated(async () => ((await readFeeRate(context)) + PER - 1n) / PER),
    findPayment: (query) => translated(() => findPayment(context, query)),
    waitingPayment: (address) => translated(() => readWaitingPayment(context, address)),
    verifyFill: (order, ref, memo) => translated(() => verifyFill(context, order, ref, memo)),
    recipientProblem: async (recipient, asset) => {
      requireNative(asset)
      return recipientProblem(chain.id, recipient)
    },
    books: createBooks(context),
    payer: (secret) => createPayer(context, secret),
    verifyEndpoints: (expected) => verifyPool(context.pool, endpointChecks(context, expected)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}

/** @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`, `key_invalid` */
export function createContext(options: BitcoinNodeOptions): NodeContext {
  const { chain, endpoints, quorum, records = null, timeoutMs = 8_000, attempts = 3 } = options
  const network = networkOf(chain.id)
  const { genesisHash, depositAccount = null, finalityBlocks } = chain.settlement ?? {}
  const genesis = genesisHash === undefined ? (network?.genesis ?? null) : [genesisHash]
  return {
    chain,
    network,
    genesis,
    pool: createPool(connectAll(genesis, endpoints, { timeoutMs, attempts }), quorum, poolOptions(options)),
    finalityBlocks: BigInt(finalityBlocks ?? FINALITY_BLOCKS),
    records,
    watched: network && depositAccount ? watchAddresses(openDepositAccount(depositAccount, network), records) : null,
    reserved: new Map(),
    blocks: new Map(),
  }
}

/** Connects the endpoints of one network: one that serves another, by the hash of its first block, does not count. */
function connectAll(
  expected: readonly string[] | null,
  urls: readonly string[],
  { timeoutMs, attempts }: Required<Pick<BitcoinNodeOptions, 'timeoutMs' | 'attempts'>>,
): Endpoint<BitcoinApi>[] {
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (api: BitcoinApi): Promise<void> => {
      if (!expected) return
      const genesis = await api.blockHash(0n).catch((error: unknown) => {
        throw error instanceof ZodError ? wrongChain(label, 'unknown', expected.join(' or ')) : error
      })
      if (!expected.includes(genesis)) throw wrongChain(label, genesis, expected.join(' or '))
    }
    return createEndpoint({
      label,
      connection: openBitcoinApi(url, timeoutMs),
      faults,
      attempts,
      baseMs: 200,
      check,
    })
  })
}

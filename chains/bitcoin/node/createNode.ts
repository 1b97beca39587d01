import { ZodError } from 'zod'
import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import type { WaitingPayment } from '#chains/contract/reader.ts'
import { type Endpoint, createEndpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { behind, isOfEndpoint, wrongChain } from '#chains/rpc/errors.ts'
import { createPool, poolOptions } from '#chains/rpc/pool.ts'
import { type EndpointCheck, type EndpointExpectations, verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { networkOf } from '../networks.ts'
import { bitcoin } from '../family.ts'
import { openDepositAccount } from '../wallet/keys.ts'
import { type BitcoinApi, type NodeContext, faults, translated } from './api/api.ts'
import { openBitcoinApi } from './api/open.ts'
import { createBooks } from './books.ts'
import { findPayment } from './findPayment.ts'
import { agreedHash, finalizedAt, readBalances, readHead, readHeight, readTime, requireNative } from './head.ts'
import { createPayer } from './payer/createPayer.ts'
import { readFeeRate } from './payer/feeRate.ts'
import { recipientProblem } from './payer/plan.ts'
import { readTxStatus, readTxStatuses, sightingOf } from './txStatus.ts'
import { watchAddresses } from './watched.ts'
import { hex } from '@scure/base'
import { BITCOIN_NATIVE_SENTINEL, bitcoinAddressRules, readBitcoin, scriptOf } from '../address.ts'
import { type BlockTransaction, parseBlock, parseTransaction } from './block.ts'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { memoHash, orderHash, proofId } from '#chains/evm/order/hash.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { namesReference, referenceScript } from '../wallet/payment.ts'
import { readBlock, readBlocks, readTransaction } from './blocks.ts'
import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { NATIVE, assetId } from '#core/chain/assetId.ts'

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

/** Payments that are read: anyone who knows the address can send it any number of small ones. */
const MOST_READ = 10

/**
 * Returns the largest payment to the address that one endpoint's mempool holds. The transaction's bytes prove its amount,
 * and nothing proves that it will ever be in a block.
 */
async function readWaitingPayment({ pool }: NodeContext, address: string): Promise<WaitingPayment | null> {
  const script = hex.encode(scriptOf(readBitcoin(address)))
  return pool.first(async (api) => {
    const listed = (await api.waitingPayments(address)).slice(0, MOST_READ)
    const payments = await Promise.all(
      listed.map(async (txId): Promise<WaitingPayment> => {
        const bytes = await api.rawTransaction(txId)
        const outputs = bytes ? parseTransaction(bytes, txId).outputs : []
        const own = outputs.filter((output) => hex.encode(output.script) === script)
        return { txId, amount: own.reduce((sum, { amount }) => sum + amount, 0n) }
      }),
    )
    const paid = payments.filter(({ amount }) => amount > 0n)
    return paid.reduce<WaitingPayment | null>((best, one) => (best && best.amount >= one.amount ? best : one), null)
  })
}

type Check = EndpointCheck<BitcoinApi>

/** Checks that every endpoint of a Bitcoin-like network must pass before money depends on it. */
const endpointChecks = (
  { chain, genesis }: Pick<NodeContext, 'chain' | 'genesis'>,
  { cursor }: EndpointExpectations,
): readonly Check[] => {
  const replace = `replace the endpoint in RPC_${chain.id}.`
  return [
    network(genesis, `To continue, ${replace}`),
    history(cursor, `Use an endpoint that keeps all blocks and transactions: ${replace}`),
  ]
}

const network = (expected: readonly string[] | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (api) => {
    const genesis = await api.blockHash(0n)
    return !expected || expected.includes(genesis) ? null : `serves the network with the first block ${genesis}`
  },
})

/** Scans read whole blocks back to the last one that was scanned, and payments are proven by earlier transactions. */
const history = (cursor: bigint | null, advice: string): Check => ({
  name: 'history',
  advice,
  problem: async (api) => {
    const height = cursor ?? (await api.height())
    try {
      const hash = await api.blockHash(height)
      const [first] = parseBlock(await api.block(hash), hash).transactions
      if (height > 0n && first && !(await api.rawTransaction(first.txId)))
        return `has no transactions of block ${height}`
      return null
    } catch (error) {
      if (!faults.isBehind(error) && !isOfEndpoint(error)) throw error
      return `has no block ${height}, up to which deposits were scanned`
    }
  },
})

/** A transaction pays one order. */
const ORDINAL = 0

/**
 * Returns the payout of this order by that transaction, from a block that proves itself; null if the transaction does
 * something else.
 * @throws AppError `rpc_behind` while it is in no block: that proves nothing
 */
async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  ref: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.chain.id)) return null
  const newest = await readHeight(context)
  const { block } = await sightingOf(context, ref)
  if (!block) throw behind(new Error(`${ref} is in no block`))
  const { hash, transactions } = await readBlock(context, block.height)
  const transaction = transactions.find(({ txId }) => txId === ref)
  if (hash !== block.hash || !transaction) throw behind(new Error(`${ref} left the block ${block.hash}`))
  if (memo !== null || order.memoHash !== memoHash(null) || !paysOrder(transaction, order)) return null
  return {
    txId: ref,
    ordinal: ORDINAL,
    proofId: proofId(Number(context.chain.id), `0x${ref}`, ORDINAL),
    height: block.height,
    final: block.height <= finalizedAt(context, newest),
  }
}

/** Exact amount to that script, and this order's reference alone. */
function paysOrder({ outputs }: BlockTransaction, order: EscrowOrder): boolean {
  const references = outputs.filter(namesReference)
  const [named] = references
  const wanted = hex.encode(referenceScript(hex.decode(orderHash(order).slice(2))))
  if (references.length !== 1 || !named || hex.encode(named.script) !== wanted) return false
  if (order.fillMode !== fillModes.transfer || order.outputAmount <= 0n) return false
  if (order.outputToken.toLowerCase() !== bitcoinAddressRules.toBytes(BITCOIN_NATIVE_SENTINEL)) return false
  const amount = order.outputAmount + order.destinationGas
  const recipient = order.recipient.slice(2).toLowerCase()
  return outputs.some((output) => output.amount === amount && hex.encode(output.script) === recipient)
}

interface Place {
  readonly height: bigint
  readonly blockHash: string
}

/** Outputs to deposit addresses. A payment's inputs are of many kinds, so it has no sender. */
function depositsIn({ chain, watched }: NodeContext, transaction: BlockTransaction, place: Place): ObservedDeposit[] {
  return transaction.outputs.flatMap(({ script, amount }, ordinal) => {
    const found = amount > 0n ? watched?.find(script) : null
    if (!found) return []
    const binding = { kind: 'address', ...found } as const
    const asset = assetId(chain.id, NATIVE)
    return [{ chainId: chain.id, txId: transaction.txId, ordinal, ...place, asset, amount, sender: '', binding }]
  })
}

/**
 * Payments to deposit addresses in blocks from…to, oldest first. A quorum agrees on each block's hash, and its bytes
 * prove themselves, so one endpoint can neither add nor omit any.
 */
async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  if (!context.watched || to < from) return { deposits: [], endings: [] }
  const deposits: ObservedDeposit[] = []
  const blocks = readBlocks(context, from, to)
  // Addresses after blocks: one that is paid in them was handed out before.
  for await (const { height, block } of blocks) {
    await context.watched.refresh()
    for (const transaction of block.transactions)
      deposits.push(...depositsIn(context, transaction, { height, blockHash: block.hash }))
  }
  return { deposits, endings: [] }
}

/** The deposit, if a quorum shows its transaction in a block of the chain. */
async function readDeposit(context: NodeContext, txId: string, ordinal: number): Promise<ObservedDeposit | null> {
  const { block } = await sightingOf(context, txId)
  if (!block || !context.watched) return null
  if ((await agreedHash(context, block.height)) !== block.hash)
    throw behind(new Error(`block ${block.hash} left the chain`))
  const transaction = await readTransaction(context, txId)
  if (!transaction) throw behind(new Error(`transaction ${txId} is in a block and missing`))
  await context.watched.refresh()
  const found = depositsIn(context, transaction, { height: block.height, blockHash: block.hash })
  return found.find((deposit) => deposit.ordinal === ordinal) ?? null
}

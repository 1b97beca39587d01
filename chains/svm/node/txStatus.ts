import type { Connection, RpcResponseAndContext, SignatureStatus } from '@solana/web3.js'
import { batches, onceAnswered } from '#core/async.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import type { TxStatus } from '#chains/contract/reader.ts'
import { behind } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { blockAt } from './head.ts'
import { proveHistory } from './history.ts'
import { translateError } from './rpc.ts'

const unknown: TxStatus = { state: 'unknown', height: null, blockHash: null, final: false }
const pending: TxStatus = { ...unknown, state: 'pending' }

/** Maximum signatures that nodes accept per request. */
const MOST_SIGNATURES = 256

/** One endpoint's reports about a group of transactions. Each request is sent once, and again after a failure. */
interface Report {
  readonly statuses: () => Promise<RpcResponseAndContext<(SignatureStatus | null)[]>>
  readonly blockHash: (slot: number) => Promise<string>
}

function reportOf(connection: Connection, refs: readonly string[]): Report {
  const blocks = new Map<number, () => Promise<string>>()
  const read = async (slot: number): Promise<string> => {
    const block = await blockAt(connection, slot)
    if (!block) throw behind(new Error(`slot ${slot} holds a transaction and no block`))
    return block.hash
  }
  return {
    statuses: onceAnswered(() => connection.getSignatureStatuses([...refs], { searchTransactionHistory: true })),
    blockHash: (slot) => {
      const asked = blocks.get(slot) ?? onceAnswered(() => read(slot))
      blocks.set(slot, asked)
      return asked()
    },
  }
}

async function toStatus({ blockHash }: Report, found: SignatureStatus): Promise<TxStatus> {
  // A processed block may still lose to another fork.
  if (found.confirmationStatus === 'processed') return pending
  const state = found.err === null ? 'mined' : 'failed'
  const final = found.confirmationStatus === 'finalized'
  return { state, height: BigInt(found.slot), blockHash: await blockHash(found.slot), final }
}

type Tx = Pick<SignedTx, 'ref' | 'expiresAt'>

/**
 * Status of a transaction. Only a node with every slot reported as final may answer "unknown": a lagging one must not
 * cause a new signature. For an expired one, by `expiresAt`, it must have seen its whole life, too.
 */
export async function readTxStatus(context: NodeContext, ref: string, expiresAt: bigint | null = null) {
  const [status] = await readTxStatuses(context, [{ ref, expiresAt }])
  if (!status || status instanceof AppError) throw status ?? behind(new Error('no transaction was named'))
  return status
}

/** Votes on each transaction, over each endpoint's report about all of them. */
export async function readTxStatuses(
  context: NodeContext,
  txs: readonly Tx[],
): Promise<readonly (TxStatus | AppError)[]> {
  const groups = batches(txs, MOST_SIGNATURES)
  return (await Promise.all(groups.map((group) => readGroup(context, group)))).flat()
}

function readGroup({ pool, seen }: NodeContext, txs: readonly Tx[]): Promise<(TxStatus | AppError)[]> {
  const refs = txs.map(({ ref }) => ref)
  const reports = new Map<Connection, Report>()
  const vote = ({ expiresAt }: Tx, place: number): Promise<TxStatus> =>
    pool.agree(
      async (connection) => {
        const report = reports.get(connection) ?? reportOf(connection, refs)
        reports.set(connection, report)
        const { context: at, value } = await report.statuses()
        const found = value[place]
        if (found) return toStatus(report, found)
        if (found === undefined) throw behind(new Error('the node left this signature out'))
        if (BigInt(at.slot) < seen.finalized) throw behind(new Error(`node is at ${at.slot}`))
        if (expiresAt !== null) await proveHistory(connection, expiresAt)
        return unknown
      },
      (status) => `${status.state} ${status.height} ${status.blockHash} ${status.final}`,
    )
  return Promise.all(txs.map((tx, place) => vote(tx, place).catch(translateError)))
}

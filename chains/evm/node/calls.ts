import { BaseError, type Client, type Hex, numberToHex, RpcRequestError } from 'viem'
import {
  getBlock,
  getBlockNumber,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type {
  CallResult,
  CallResults,
  ContractCall,
  Execution,
  NonceUse,
  Sender,
  SimulatedCall,
  SimulatedState,
} from '#chains/contract/callReads.ts'
import { mapLimit } from '#core/async.ts'
import type { BlockActivity } from '#core/tracker/activity.ts'
import { isMethodMissing, methodMissing, refusedBy } from '#chains/rpc/errors.ts'
import { searchNonceUse } from '#chains/rpc/nonceUse.ts'
import { lower, type NodeContext } from './context.ts'
import { readBlock } from './head.ts'
import { receiptKey } from './logs.ts'
import { isTransportFault, orNull } from './rpc.ts'

const rpcCall = ({ to, data, from, value, gas }: ContractCall) => ({
  ...(to === null ? {} : { to: lower(to) }),
  data,
  ...(from === undefined ? {} : { from: lower(from) }),
  ...(value === undefined || value === 0n ? {} : { value: numberToHex(value) }),
  ...(gas === undefined ? {} : { gas: numberToHex(gas) }),
})

/** Calls contracts at one block; the requests travel together. */
export function callAll({ pool }: NodeContext, calls: readonly ContractCall[], at?: bigint): Promise<CallResults> {
  return pool.first(async (client) => {
    const height = at ?? (await getBlockNumber(client, { cacheTime: 0 }))
    const results = await Promise.all(calls.map((call) => callOne(client, call, numberToHex(height))))
    return { height, results }
  })
}

/** Calls contracts at one block and returns the answers that a quorum shares. */
export async function callAgreed(
  { pool }: NodeContext,
  calls: readonly ContractCall[],
  at?: bigint,
): Promise<CallResults> {
  const height = at ?? (await pool.reached((client) => getBlockNumber(client, { cacheTime: 0 })))
  const results = await pool.agree(
    (client) => Promise.all(calls.map((call) => callOne(client, call, numberToHex(height)))),
    (answers) => answers.map(({ ok, data }) => (ok ? data : 'reverted')).join(' '),
  )
  return { height, results }
}

export async function callOne(client: Client, call: ContractCall, height: Hex): Promise<CallResult> {
  try {
    const data = await client.request({ method: 'eth_call', params: [rpcCall(call), height] } as never)
    return { ok: true, data: data as Hex }
  } catch (error) {
    const data = revertOf(error)
    if (data === null) throw error
    return { ok: false, data }
  }
}

/** Nodes name a revert by this code, or in words. */
const REVERTED = 3
const words = /revert|invalid opcode|out of gas/i

/** The node's own error answer; null for any other error. */
function answerOf(error: unknown): RpcRequestError | null {
  const found = error instanceof BaseError ? error.walk((e) => e instanceof RpcRequestError) : null
  return found instanceof RpcRequestError ? found : null
}

/** Bytes of a revert; null for any other error. */
function revertOf(error: unknown): Hex | null {
  const found = answerOf(error)
  if (!found) return null
  const { code, details, data } = found
  const bytes = typeof data === 'string' ? data : (data as { data?: unknown } | undefined)?.data
  if (typeof bytes === 'string' && bytes.startsWith('0x')) return bytes as Hex
  return code === REVERTED || words.test(details) ? '0x' : null
}

/** Estimates the gas of a call at the latest block; null if it reverts. */
export function estimateGas({ pool }: NodeContext, call: ContractCall): Promise<bigint | null> {
  return pool.first(async (client) => {
    try {
      return BigInt((await client.request({ method: 'eth_estimateGas', params: [rpcCall(call)] } as never)) as Hex)
    } catch (error) {
      if (revertOf(error) === null) throw error
      return null
    }
  })
}

interface Simulated {
  readonly calls: readonly {
    readonly returnData: Hex
    readonly gasUsed: Hex
    readonly status: Hex
    readonly error?: { readonly data?: Hex }
  }[]
}

/** Codes of a method that the node doesn't have, has no parameters for, or doesn't offer. */
const missingCodes: ReadonlySet<number> = new Set([-32_601, -32_602, -32_004])
/** Gateways name a missing method under any code. */
const missingWords =
  /method.*(not (found|supported|available|allowed|exist|whitelisted)|unavailable|unsupported|does not exist|is unknown)|(unknown|unsupported|invalid) method|not available/i
const limitWords = /\brate\b|limit|quota|too many|capacity|credits|temporar|try again|overload|busy/i

/** A limit is named first: some gateways call a method unavailable while it is above theirs. */
const isMissing = ({ code, details }: RpcRequestError): boolean =>
  !limitWords.test(details) && (missingCodes.has(code) || missingWords.test(details))

/**
 * Runs calls one after the other at the latest block; null only if no endpoint has the method.
 * @throws AppError if one may have it and gave no result
 */
export async function simulate(
  { pool }: NodeContext,
  calls: readonly ContractCall[],
  { coins = new Map() }: SimulatedState = {},
): Promise<readonly SimulatedCall[] | null> {
  const stateOverrides = Object.fromEntries(
    [...coins].map(([account, amount]) => [lower(account), { balance: numberToHex(amount) }]),
  )
  const params = [{ blockStateCalls: [{ stateOverrides, calls: calls.map(rpcCall) }] }, 'latest']
  const run = async (client: Client, { label }: { readonly label: string }): Promise<readonly SimulatedCall[]> => {
    try {
      const blocks = (await client.request({ method: 'eth_simulateV1', params } as never)) as
        | readonly Simulated[]
        | null
      return resultsOf(blocks, calls.length)
    } catch (error) {
      const answer = answerOf(error)
      if (isTransportFault(error)) throw error
      throw answer && isMissing(answer) ? methodMissing(label, error) : refusedBy(label, error)
    }
  }
  try {
    return await pool.first(run)
  } catch (error) {
    if (isMethodMissing(error)) return null
    throw error
  }
}

/** An answer with fewer results says nothing about the calls that it leaves out. */
function resultsOf(blocks: readonly Simulated[] | null, count: number): readonly SimulatedCall[] {
  const results = blocks?.[0]?.calls ?? []
  if (results.length !== count) throw new Error(`${results.length} results of ${count} calls`)
  return results.map(({ returnData, gasUsed, status, error }) => ({
    ok: BigInt(status) === 1n,
    data: BigInt(status) === 1n ? returnData : (error?.data ?? returnData),
    gas: BigInt(gasUsed),
  }))
}

/** Reads a transaction, and its receipt once it is in a block of the chain. */
export async function readExecution(context: NodeContext, txId: string): Promise<Execution | null> {
  const { pool } = context
  const hash = lower(txId)
  const [transaction, receipt] = await Promise.all([
    pool.agree(
      (client) => orNull(getTransaction(client, { hash })),
      (found) => (found ? [found.from, found.to, found.value, found.input, found.nonce].join(' ') : 'none'),
    ),
    pool.agree(
      (client) => orNull(getTransactionReceipt(client, { hash })),
      (found) => (found ? receiptKey(found) : 'none'),
    ),
  ])
  if (!transaction) return null
  const call = {
    from: lower(transaction.from),
    to: transaction.to && lower(transaction.to),
    data: transaction.input,
    value: transaction.value,
    nonce: BigInt(transaction.nonce),
  }
  if (!receipt) return { ...call, mined: null }
  const block = await readBlock(context, receipt.blockNumber)
  // A receipt of a block that left the chain counts for nothing.
  if (block.hash !== receipt.blockHash) return { ...call, mined: null }
  const { logs, status, blockNumber: height } = receipt
  const at = new Date(Number(block.timestamp) * 1000)
  const fee = feeOf(receipt)
  return { ...call, mined: { height, at, ok: status === 'success', logs, ...(fee === null ? {} : { fee }) } }
}

const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/** Returns what the sender paid: gas, and on rollups that list it apart, data. Null if a node leaves it out. */
function feeOf(receipt: { readonly gasUsed: bigint; readonly effectiveGasPrice: bigint | undefined }): bigint | null {
  const { gasUsed, effectiveGasPrice } = receipt
  if (typeof effectiveGasPrice !== 'bigint') return null
  const l1Fee = (receipt as { readonly l1Fee?: unknown }).l1Fee
  const data = typeof l1Fee === 'bigint' ? l1Fee : QUANTITY.test(String(l1Fee)) ? BigInt(String(l1Fee)) : 0n
  return gasUsed * effectiveGasPrice + data
}

/** Reads nonce and code of an account at one block. */
export async function readSender({ pool }: NodeContext, account: string): Promise<Sender> {
  const address = lower(account)
  const height: bigint = await pool.reached((client) => getBlockNumber(client, { cacheTime: 0 }))
  const { nonce, hasCode } = await pool.agree(
    async (client) => {
      const [count, code] = await Promise.all([
        getTransactionCount(client, { address, blockNumber: height }),
        getCode(client, { address, blockNumber: height }),
      ])
      return { nonce: BigInt(count), hasCode: (code ?? '0x') !== '0x' }
    },
    (found) => `${found.nonce} ${found.hasCode}`,
  )
  return { nonce, hasCode, height }
}

/** Searches the transaction that used a wallet's nonce since a height. */
export function readNonceUse({ pool }: NodeContext, wallet: string, nonce: bigint, since: bigint): Promise<NonceUse> {
  const address = lower(wallet)
  const reads = {
    newest: (client: Client) => getBlockNumber(client, { cacheTime: 0 }),
    nonceAt: async (client: Client, blockNumber: bigint) =>
      BigInt(await getTransactionCount(client, { address, blockNumber })),
    txIn: async (client: Client, blockNumber: bigint) => {
      const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
      return transactions.find((tx) => lower(tx.from) === address && BigInt(tx.nonce) === nonce)?.hash ?? null
    },
  }
  return searchNonceUse(pool, reads, { nonce, since })
}

/** Receipts that are requested at once; one turn's requests travel in one batch. */
const LANES = 32

/** Reads who sent what in a block, from one endpoint. */
export const readBlockActivity = ({ pool }: NodeContext, height: bigint): Promise<BlockActivity> =>
  pool.first(async (client) => {
    const block = await getBlock(client, { blockNumber: height, includeTransactions: true })
    const transactions = await mapLimit(block.transactions, LANES, async ({ hash, from, to, input, value }) => {
      const receipt = await getTransactionReceipt(client, { hash })
      const contract = receipt.contractAddress ?? (input === '0x' ? null : to)
      return {
        hash,
        from: lower(from),
        contract: contract ? lower(contract) : null,
        value: receipt.status === 'success' ? value : 0n,
        fee: receipt.gasUsed * receipt.effectiveGasPrice,
      }
    })
    return {
      hash: lower(block.hash),
      parentHash: lower(block.parentHash),
      time: Number(block.timestamp),
      transactions,
    }
  })

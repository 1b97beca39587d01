import { keccak_256 } from '@noble/hashes/sha3.js'
import { z } from 'zod'
import type {
  AccountCall,
  AccountEvent,
  AccountFee,
  CallsExecution,
  CallsTrial,
  NamedCall,
  NonceUse,
} from '#chains/contract/callReads.ts'
import { searchNonceUse } from '#chains/rpc/nonceUse.ts'
import type { Pool } from '#chains/rpc/pool.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { padFelt } from '../address.ts'
import { STRK, starknet } from '../family.ts'
import { accountAddress } from '../invoke.ts'
import { height } from './blocks.ts'
import { codes, felt, findTransaction, isRefusal, type StarknetRpc, StarknetRpcError } from './rpc.ts'

const hexOf = (number: bigint | number): string => `0x${number.toString(16)}`
export const canonical = (number: string): string => padFelt(number.slice(2))
export const short = (number: string): string => hexOf(BigInt(number))

/** Number of a method: the low 250 bits of its name's hash. */
export function selectorOf(method: string): string {
  const hash = keccak_256(new TextEncoder().encode(method))
  return hexOf(hash.reduce((number, byte) => (number << 8n) + BigInt(byte), 0n) & (2n ** 250n - 1n))
}

/** Argument of an account's `__execute__`: a list of contract, method, and a list of arguments. */
export const executeArgs = (calls: readonly AccountCall[]): string[] => [
  hexOf(calls.length),
  ...calls.flatMap(({ contract, selector, args }) => [
    short(contract),
    selector,
    hexOf(args.length),
    ...args.map(short),
  ]),
]

/** Reads the calls of `__execute__`; empty for bytes of another form, such as an account's of its own kind. */
export function callsOf(numbers: readonly string[]): readonly AccountCall[] {
  const [count = '0x0', ...rest] = numbers
  const calls: AccountCall[] = []
  let at = 0
  while (at + 3 <= rest.length) {
    const [contract = '', selector = '', length = ''] = rest.slice(at, at + 3)
    const end = at + 3 + Number(length)
    if (!(end <= rest.length)) return []
    calls.push({ contract: canonical(contract), selector: short(selector), args: rest.slice(at + 3, end).map(short) })
    at = end
  }
  return at === rest.length && BigInt(count) === BigInt(calls.length) ? calls : []
}

export const event = z.object({ keys: z.array(felt), data: z.array(felt) })
export const eventOf = (contract: string, { keys, data }: z.infer<typeof event>): AccountEvent => ({
  contract: canonical(contract),
  numbers: [...keys, ...data].map(short),
})

const unit = z.enum(['WEI', 'FRI'])
export const feeOf = (id: ChainId, amount: string, of: z.infer<typeof unit>): AccountFee => ({
  asset: assetId(id, of === 'FRI' ? STRK : NATIVE),
  amount: BigInt(amount),
})

interface Invocation {
  readonly contract_address: string
  readonly events: readonly (z.infer<typeof event> & { readonly order: number })[]
  readonly calls: readonly Invocation[]
  /** True if its caller caught its failure, so that nothing of it counts. */
  readonly is_reverted?: boolean | undefined
}
const invocation: z.ZodType<Invocation> = z.lazy(() =>
  z.object({
    contract_address: felt,
    events: z.array(event.extend({ order: z.int() })),
    calls: z.array(invocation),
    is_reverted: z.boolean().optional(),
  }),
)
const simulated = z.tuple([
  z.object({
    transaction_trace: z.object({
      execute_invocation: z.union([z.object({ revert_reason: z.string() }), invocation]),
    }),
    fee_estimation: z.object({ overall_fee: felt, unit }),
  }),
])

/** Events of a call and of those inside it that count, in the order in which they were emitted. */
function eventsIn(top: Invocation): AccountEvent[] {
  const all = (one: Invocation): { readonly order: number; readonly found: AccountEvent }[] => [
    ...one.events.map((each) => ({ order: each.order, found: eventOf(one.contract_address, each) })),
    ...one.calls.filter(({ is_reverted }) => is_reverted !== true).flatMap(all),
  ]
  return all(top)
    .toSorted((a, b) => a.order - b.order)
    .map(({ found }) => found)
}

const nothing = { max_amount: '0x0', max_price_per_unit: '0x0' }
/** Version 3 with the mark that no network accepts for sending. */
export const QUERY_V3 = '0x100000000000000000000000000000003'

export const nonceOf = async (
  rpc: StarknetRpc,
  account: string,
  block_id: 'latest' | 'pre_confirmed' | { readonly block_number: number } = 'latest',
): Promise<string> => felt.parse(await rpc.call('starknet_getNonce', { block_id, contract_address: account }))

/** Runs calls of an account on a copy of the latest state. Throws as `AccountCallReads.tryCalls`. */
export function tryCalls(
  pool: Pool<StarknetRpc>,
  id: ChainId,
  { account, calls }: { readonly account: string; readonly calls: readonly NamedCall[] },
): Promise<CallsTrial> {
  return pool.first(async (rpc) => {
    const nonce = await nonceOf(rpc, account).catch((error: unknown) => {
      if (!isRefusal(error, codes.contractNotFound)) throw error
      throw new AppError('account_not_deployed', 'Your Starknet account isn’t deployed yet.', {
        status: 422,
        retriable: false,
      })
    })
    const transaction = {
      type: 'INVOKE',
      version: QUERY_V3,
      sender_address: account,
      calldata: executeArgs(calls.map(({ method, ...call }) => ({ ...call, selector: selectorOf(method) }))),
      signature: [],
      nonce,
      tip: '0x0',
      paymaster_data: [],
      account_deployment_data: [],
      nonce_data_availability_mode: 'L1',
      fee_data_availability_mode: 'L1',
      resource_bounds: { l1_gas: nothing, l2_gas: nothing, l1_data_gas: nothing },
    }
    const params = {
      block_id: 'latest',
      transactions: [transaction],
      simulation_flags: ['SKIP_VALIDATE', 'SKIP_FEE_CHARGE'],
    }
    const answer = await rpc.call('starknet_simulateTransactions', params).catch((error: unknown) => {
      if (error instanceof StarknetRpcError && error.code === codes.executionError) return error.detail
      throw error
    })
    // Some nodes refuse calls that fail instead of showing the failure.
    if (typeof answer === 'string') return { revert: answer, events: [], fee: feeOf(id, '0x0', 'FRI') }
    const [{ transaction_trace, fee_estimation }] = simulated.parse(answer)
    const { execute_invocation: run } = transaction_trace
    const fee = feeOf(id, fee_estimation.overall_fee, fee_estimation.unit)
    return 'revert_reason' in run
      ? { revert: run.revert_reason, events: [], fee }
      : { revert: null, events: eventsIn(run), fee }
  })
}

const invoke = z.object({
  type: z.literal('INVOKE'),
  transaction_hash: felt,
  sender_address: felt,
  calldata: z.array(felt),
  nonce: felt,
})
export const receipt = z.object({
  actual_fee: z.object({ amount: felt, unit }),
  execution_status: z.enum(['SUCCEEDED', 'REVERTED']),
  revert_reason: z.string().optional(),
  block_number: height.optional(),
  block_hash: felt.optional(),
  events: z.array(event.extend({ from_address: felt })),
})
const block = z.object({ block_hash: felt, timestamp: z.int().positive() })

async function readOne(rpc: StarknetRpc, id: ChainId, hash: string): Promise<CallsExecution | null> {
  const raw = await findTransaction(rpc, 'starknet_getTransactionByHash', hash)
  const sent = invoke.safeParse(raw)
  // Deployments and declarations have no calls.
  if (!sent.success || canonical(sent.data.transaction_hash) !== hash) return null
  const { sender_address, calldata, nonce } = sent.data
  const own = { sender: canonical(sender_address), nonce: BigInt(nonce), calls: callsOf(calldata) }
  const seen = await findTransaction(rpc, 'starknet_getTransactionReceipt', hash)
  const result = seen === null ? null : receipt.parse(seen)
  // Without a block hash the sequencer may still change its block.
  if (result?.block_number === undefined || result.block_hash === undefined) return { ...own, mined: null }
  const { block_number, block_hash, actual_fee, execution_status, revert_reason = '', events } = result
  const at = block.parse(await rpc.call('starknet_getBlockWithTxHashes', { block_id: { block_hash } }))
  return {
    ...own,
    mined: {
      height: BigInt(block_number),
      at: new Date(at.timestamp * 1000),
      revert: execution_status === 'SUCCEEDED' ? null : revert_reason,
      events: events.map((one) => eventOf(one.from_address, one)),
      fee: feeOf(id, actual_fee.amount, actual_fee.unit),
    },
  }
}

/** Reads a transaction as a quorum has it. Texts of a revert differ between nodes, so that one endpoint's is shown. */
export async function readCallsExecution(
  pool: Pool<StarknetRpc>,
  id: ChainId,
  txId: string,
): Promise<CallsExecution | null> {
  const hash = starknet.txRef(txId)
  if (hash === null) return null
  return pool.agree(
    (rpc) => readOne(rpc, id, hash),
    (one) =>
      JSON.stringify(
        one?.mined ? { ...one, mined: { ...one.mined, revert: one.mined.revert !== null } } : one,
        (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      ),
  )
}

export const readAccountNonce = (pool: Pool<StarknetRpc>, account: string): Promise<bigint> =>
  pool.reached(async (rpc) => BigInt(await nonceOf(rpc, account)))

/** An account's own deployment, which names the parts of its address, and uses its first nonce. */
const deployment = z.object({
  type: z.literal('DEPLOY_ACCOUNT'),
  version: z.literal('0x3'),
  transaction_hash: felt,
  nonce: felt.refine((nonce) => BigInt(nonce) === 0n, 'the first nonce'),
  class_hash: felt,
  contract_address_salt: felt,
  constructor_calldata: z.array(felt),
})
const deployedBy = (one: z.infer<typeof deployment>): string =>
  accountAddress({
    classHash: BigInt(one.class_hash),
    salt: BigInt(one.contract_address_salt),
    args: one.constructor_calldata.map(BigInt),
  })

/** Returns what an account signed in this transaction; null for other kinds. A deployment has no calls. */
export function signedIn(raw: unknown, hash: string) {
  const [sent, deployed] = [invoke.safeParse(raw).data, deployment.safeParse(raw).data]
  if (sent && canonical(sent.transaction_hash) === hash)
    return { sender: canonical(sent.sender_address), nonce: BigInt(sent.nonce), calls: callsOf(sent.calldata) }
  if (!deployed || canonical(deployed.transaction_hash) !== hash) return null
  return { sender: deployedBy(deployed), nonce: 0n, calls: [] }
}

// Declarations use nonces as well, but other kinds of transactions in a block have none.
const signed = z.object({ transaction_hash: felt, sender_address: felt, nonce: felt })
const blockOfTxs = z.object({ transactions: z.array(z.unknown()) })

/** Searches the transaction that used a nonce since a height. An account without a contract has used none. */
export function readAccountNonceUse(
  pool: Pool<StarknetRpc>,
  account: string,
  nonce: bigint,
  since: bigint,
): Promise<NonceUse> {
  const reads = {
    newest: async (rpc: StarknetRpc) => BigInt(height.parse(await rpc.call('starknet_blockNumber', []))),
    nonceAt: async (rpc: StarknetRpc, at: bigint) => {
      try {
        return BigInt(await nonceOf(rpc, account, { block_number: Number(at) }))
      } catch (error) {
        if (isRefusal(error, codes.contractNotFound)) return 0n
        throw error
      }
    },
    txIn: async (rpc: StarknetRpc, at: bigint) => {
      const answer = await rpc.call('starknet_getBlockWithTxs', { block_id: { block_number: Number(at) } })
      const { transactions } = blockOfTxs.parse(answer)
      const sent = transactions.flatMap((one) => signed.safeParse(one).data ?? [])
      const deployed = nonce === 0n ? transactions.flatMap((one) => deployment.safeParse(one).data ?? []) : []
      const found =
        sent.find((one) => canonical(one.sender_address) === account && BigInt(one.nonce) === nonce) ??
        deployed.find((one) => deployedBy(one) === account)
      return found ? canonical(found.transaction_hash) : null
    },
  }
  return searchNonceUse(pool, reads, { nonce, since })
}

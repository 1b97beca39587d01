import { createServer } from 'node:http'
import { constants, ec, hash, num } from 'starknet'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { padFelt } from '../address.ts'
import { AVNU, avnuExchange, type Rates } from './avnuExchange.ts'
import { contracts } from './contracts.ts'
import {
  canonical,
  type Contract,
  type ContractCall,
  eventsOf,
  execute,
  type Frame,
  selector,
  wordsOf,
} from './execute.ts'

type Params = Readonly<Record<string, unknown>>
interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}
interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: Params | readonly unknown[]
}
type Status = 'RECEIVED' | 'PRE_CONFIRMED' | 'ACCEPTED_ON_L2' | 'ACCEPTED_ON_L1'

/** A transaction as the chain's endpoints show it. */
export interface LocalTransaction {
  readonly status: Status
  readonly reverted?: boolean
  readonly block?: number
  readonly sent?: Omit<InvokeV3, 'signature'>
  readonly events?: ReturnType<typeof eventsOf>
  readonly revert?: string
  readonly fee?: bigint
}

/** An invoke transaction as `starknet_addInvokeTransaction` takes it. */
export interface InvokeV3 {
  readonly type: 'INVOKE'
  readonly version: '0x3'
  readonly sender_address: string
  readonly calldata: string[]
  readonly signature: readonly string[]
  readonly nonce: string
  readonly tip: string
  readonly paymaster_data: readonly never[]
  readonly account_deployment_data: readonly never[]
  readonly nonce_data_availability_mode: 'L1'
  readonly fee_data_availability_mode: 'L1'
  readonly resource_bounds: Readonly<
    Record<'l1_gas' | 'l2_gas' | 'l1_data_gas', { max_amount: string; max_price_per_unit: string }>
  >
}

/** State of a chain without a node, which any number of endpoints serve. It verifies real signatures. */
export interface LocalState {
  chainId: string
  head: number
  /** Time of the first block, epoch seconds. */
  since: number
  finalized: number
  /** Public keys of deployed accounts, by canonical address. */
  readonly accounts: Map<string, string>
  /** Balances by `token owner`, both canonical. */
  readonly balances: Map<string, bigint>
  /** Allowances by `token owner spender`, all canonical. */
  readonly allowances: Map<string, bigint>
  /** Rates of AVNU's exchange. */
  readonly rates: Rates
  /** Base units of STRK that each transaction costs. */
  fee: bigint
  /** False: transactions wait outside blocks. */
  isOpen: boolean
  /** Token contracts with the method names of the other style. */
  readonly snakeCase: Set<string>
  readonly transactions: Map<string, LocalTransaction>
  /** Addresses of names, by the numbers of their labels with spaces between. */
  readonly names: Map<string, string>
  /** Ends of rents in seconds, by the number of a name's last label; names without one end in ten years. */
  readonly nameEnds: Map<string, number>
  /** Numbers of the labels of accounts' own names. */
  readonly primaryNames: Map<string, readonly string[]>
  /** Circle's messenger: paused, refused accounts, and the lowest fee in ten millionths. */
  readonly cctp: { paused: boolean; readonly denied: Set<string>; minFee: bigint }
  /** Next nonces of accounts. */
  readonly nonces: Map<string, number>
  /** Memos of transfers, by transaction. */
  readonly memos: Map<string, string>
}

export const createLocalState = (): LocalState => ({
  chainId: '0x534e5f4d41494e',
  head: 1_000,
  since: 1_700_000_000,
  finalized: 900,
  accounts: new Map(),
  balances: new Map(),
  allowances: new Map(),
  rates: new Map(),
  fee: 0n,
  isOpen: true,
  snakeCase: new Set(),
  transactions: new Map(),
  names: new Map(),
  nameEnds: new Map(),
  primaryNames: new Map(),
  cctp: { paused: false, denied: new Set(), minFee: 0n },
  nonces: new Map(),
  memos: new Map(),
})

const failure = (code: number, message: string): Answer => ({ error: { code, message } })
const VALID = '0x56414c4944'

export const blockHash = (height: number): string => hash.computePoseidonHash(height, 1)

function callContract(state: LocalState, params: Params): Answer {
  const { contract_address, entry_point_selector, calldata } = params['request'] as {
    contract_address: string
    entry_point_selector: string
    calldata: readonly string[]
  }
  const contract = canonical(contract_address)
  if (contract === NAMING) return askNames(state, entry_point_selector, calldata)
  if (contract === MESSENGER) return askMessenger(state, entry_point_selector, calldata)
  const [first = '0x0', count = '0x0', ...rest] = calldata
  const key = state.accounts.get(contract)
  if (key !== undefined && entry_point_selector === selector('is_valid_signature'))
    return { result: [isSignedBy(key, first, rest.slice(0, Number(count))) ? VALID : '0x0'] }
  const tokens = new Set([...state.balances.keys()].map((row) => row.split(' ')[0]))
  if (!tokens.has(contract)) return failure(key === undefined ? 20 : 21, 'no such contract or method')
  const name = state.snakeCase.has(contract) ? 'balance_of' : 'balanceOf'
  if (entry_point_selector !== selector(name)) return failure(21, 'Requested entrypoint does not exist')
  const amount = state.balances.get(`${contract} ${canonical(first)}`) ?? 0n
  return { result: [num.toHex(amount & (2n ** 128n - 1n)), num.toHex(amount >> 128n)] }
}

/** CCTP's TokenMessengerMinterV2. */
const MESSENGER = padFelt('7d421b9ca8aa32df259965cda8acb93f7599f69209a41872ae84638b2a20f2a')

function askMessenger({ cctp }: LocalState, method: string, [argument = '0x0']: readonly string[]): Answer {
  if (method === selector('paused')) return { result: [cctp.paused ? '0x1' : '0x0'] }
  if (method === selector('is_denylisted')) return { result: [cctp.denied.has(canonical(argument)) ? '0x1' : '0x0'] }
  return method === selector('min_fee')
    ? { result: [num.toHex(cctp.minFee), '0x0'] }
    : failure(21, 'Requested entrypoint does not exist')
}

/** Starknet ID's naming contract. Arrays are their length and their elements. */
const NAMING = padFelt('6ac597f8116f886fa1c97a23fa4e08299975ecaf6b598873ca6792b9bbfb678')

const TEN_YEARS = 3_650 * 86_400

function askNames(state: LocalState, method: string, calldata: readonly string[]): Answer {
  const [first = '0x0', ...rest] = calldata.map((felt) => num.toHex(felt))
  if (method === selector('domain_to_address')) {
    const labels = rest.slice(0, Number(first))
    return rest.length === labels.length + 1
      ? { result: [state.names.get(labels.join(' ')) ?? '0x0'] }
      : failure(40, 'Contract error')
  }
  if (method === selector('domain_to_expiry')) {
    const end = state.nameEnds.get(rest[Number(first) - 1] ?? '') ?? Math.floor(Date.now() / 1000) + TEN_YEARS
    return { result: [num.toHex(end)] }
  }
  if (method !== selector('address_to_domain')) return failure(21, 'Requested entrypoint does not exist')
  const labels = state.primaryNames.get(canonical(first)) ?? []
  return { result: [num.toHex(labels.length), ...labels] }
}

function isSignedBy(key: string, digest: string, signature: readonly string[]): boolean {
  const [r, s] = signature
  if (r === undefined || s === undefined || signature.length !== 2) return false
  try {
    const parsed = new ec.starkCurve.Signature(BigInt(r), BigInt(s))
    // An account stores one coordinate of its key, so either point with it is the key.
    return ['02', '03'].some((sign) => ec.starkCurve.verify(parsed, digest, `${sign}${padFelt(key.slice(2)).slice(2)}`))
  } catch {
    return false
  }
}

/** Height of a block among the newest; above all of them for an unknown one. */
function heightOf({ head }: LocalState, wanted: string): number {
  for (let at = head; at > head - 1_000 && at >= 0; at--) if (BigInt(blockHash(at)) === BigInt(wanted)) return at
  return head + 1
}

function blockOf(state: LocalState, id: unknown): Answer {
  const named = id as { block_number?: number; block_hash?: string }
  const at = id === 'l1_accepted' ? state.finalized : (named.block_number ?? heightOf(state, named.block_hash ?? '0x0'))
  if (at > state.head) return failure(24, 'Block not found')
  return { result: { block_hash: blockHash(at), block_number: at, timestamp: state.since + at, transactions: [] } }
}

const hashIn = (params: Params | readonly unknown[]): string =>
  Array.isArray(params) ? (params[0] as string) : ((params as Params)['transaction_hash'] as string)

function invokeOf(state: LocalState, params: Params | readonly unknown[]): Answer {
  const text = hashIn(params)
  const found = state.transactions.get(canonical(text))
  return found?.sent
    ? { result: { ...found.sent, signature: ['0x1', '0x2'], transaction_hash: text } }
    : failure(29, 'Transaction hash not found')
}

function transactionOf(state: LocalState, params: Params | readonly unknown[], as: 'receipt' | 'status'): Answer {
  const text = hashIn(params)
  const found = state.transactions.get(canonical(text))
  if (!found || (as === 'receipt' && found.status === 'RECEIVED')) return failure(29, 'Transaction hash not found')
  const { status, reverted, block, events = [], revert, fee = 0n } = found
  const execution = status === 'RECEIVED' ? {} : { execution_status: reverted ? 'REVERTED' : 'SUCCEEDED' }
  if (as === 'status') return { result: { finality_status: status, ...execution } }
  const included = block === undefined ? {} : { block_number: block, block_hash: blockHash(block) }
  const effect = {
    type: 'INVOKE',
    transaction_hash: text,
    actual_fee: { amount: num.toHex(fee), unit: 'FRI' },
    messages_sent: [],
    events,
    execution_resources: { l1_gas: 0, l1_data_gas: 128, l2_gas: 1_000_000 },
    ...(revert === undefined ? {} : { revert_reason: revert }),
  }
  return { result: { ...effect, finality_status: status, ...execution, ...included } }
}

/** Text in the numbers of a deposit. */
export const memoIn = (words: readonly string[]): string =>
  words
    .map((word) =>
      Buffer.from(word.slice(2).padStart(word.length % 2 === 0 ? 0 : word.length - 1, '0'), 'hex').toString(),
    )
    .join('')

export const hashOfInvoke = (sent: Omit<InvokeV3, 'signature'>): string => {
  const boundsOf = (name: keyof InvokeV3['resource_bounds']) => ({
    max_amount: BigInt(sent.resource_bounds[name].max_amount),
    max_price_per_unit: BigInt(sent.resource_bounds[name].max_price_per_unit),
  })
  return hash.calculateInvokeTransactionHash({
    senderAddress: sent.sender_address,
    version: sent.version,
    compiledCalldata: sent.calldata,
    chainId: constants.StarknetChainId.SN_MAIN,
    nonce: sent.nonce,
    accountDeploymentData: [],
    nonceDataAvailabilityMode: 0,
    feeDataAvailabilityMode: 0,
    resourceBounds: { l1_gas: boundsOf('l1_gas'), l2_gas: boundsOf('l2_gas'), l1_data_gas: boundsOf('l1_data_gas') },
    tip: sent.tip,
    paymasterData: [],
  })
}

/** Calls of an account's `__execute__`: a count, then contract, method, length and arguments of each. */
function callsOf(calldata: readonly string[]): ContractCall[] {
  const calls: ContractCall[] = []
  for (let at = 1; calls.length < Number(calldata[0]); at += 3 + Number(calldata[at + 2])) {
    const [contract = '', method = '', length = ''] = calldata.slice(at, at + 3)
    calls.push({
      contract: canonical(num.toHex(contract)),
      method: num.toHex(method),
      args: calldata.slice(at + 3, at + 3 + Number(length)).map((arg) => num.toHex(arg)),
    })
  }
  return calls
}

const SEQUENCER = canonical('0x1176a1bd84444c89232ec27754698e5d2e7e1a7f1539f12027f28b23ec9f3d8')

/** Contracts other than tokens. */
const contractsOf = ({ rates }: LocalState): ReadonlyMap<string, Contract> => new Map([[AVNU, avnuExchange(rates)]])

/** Verifies the signature over the transaction's hash, and runs its calls: all succeed, or none. */
function invoke(state: LocalState, params: Params): Answer {
  const { signature, ...sent } = params['invoke_transaction'] as InvokeV3
  const sender = canonical(sent.sender_address)
  const digest = hashOfInvoke(sent)
  const key = state.accounts.get(sender)
  if (key === undefined || !isSignedBy(key, digest, signature)) return failure(55, 'Account validation failed')
  if (Number(sent.nonce) !== (state.nonces.get(sender) ?? 0)) return failure(52, 'Invalid transaction nonce')
  if (state.isOpen) include(state, canonical(digest), sent)
  else state.transactions.set(canonical(digest), { status: 'RECEIVED', sent })
  return { result: { transaction_hash: digest } }
}

/** Puts a transaction into the next block. */
export function include(state: LocalState, digest: string, sent: Omit<InvokeV3, 'signature'>): void {
  const sender = canonical(sent.sender_address)
  state.nonces.set(sender, (state.nonces.get(sender) ?? 0) + 1)
  const calls = callsOf(sent.calldata)
  const { frame, revert, after } = execute(state, sender, calls, contractsOf(state))
  for (const [row, amount] of after.balances) state.balances.set(row, amount)
  for (const [row, amount] of after.allowances) state.allowances.set(row, amount)
  state.head += 1
  const words = calls.flatMap(({ method, args }) => (method === selector('balance_of') ? (args[0] ?? []) : []))
  state.memos.set(digest, memoIn(words))
  const fee = payFee(state, sender)
  state.transactions.set(digest, {
    status: 'ACCEPTED_ON_L2',
    block: state.head,
    reverted: revert !== null,
    sent,
    events: [...(revert === null ? eventsOf(frame) : []), ...fee.events],
    fee: fee.amount,
    ...(revert === null ? {} : { revert }),
  })
}

/** The sequencer takes the fee after the calls, also of those that failed. */
function payFee(state: LocalState, sender: string) {
  const amount = state.fee
  if (amount === 0n) return { amount, events: [] }
  for (const [owner, change] of [
    [sender, -amount],
    [SEQUENCER, amount],
  ] as const) {
    const row = `${contracts.strk} ${owner}`
    state.balances.set(row, (state.balances.get(row) ?? 0n) + change)
  }
  const keys = [selector('Transfer'), num.toHex(sender), num.toHex(SEQUENCER)]
  return { amount, events: [{ from_address: contracts.strk, keys, data: wordsOf(amount) }] }
}

/** The version that only simulations take. */
const QUERY_VERSION = '0x100000000000000000000000000000003'

/** Runs transactions on a copy of the state, without their signatures if the flags say so. */
function simulate(state: LocalState, params: Params): Answer {
  const { block_id, transactions, simulation_flags } = params as {
    block_id?: unknown
    transactions?: readonly (Omit<InvokeV3, 'version'> & { readonly version: string })[]
    simulation_flags?: readonly string[]
  }
  const [sent] = transactions ?? []
  if (block_id !== 'latest' || !sent || !simulation_flags) return failure(-32_602, 'Invalid Params')
  const sender = canonical(sent.sender_address)
  if (!state.accounts.has(sender)) return failure(20, 'Contract not found')
  if (sent.version !== QUERY_VERSION || !simulation_flags.includes('SKIP_VALIDATE'))
    return {
      error: { code: 41, message: 'Transaction execution error', data: { execution_error: 'invalid signature' } },
    }
  if (Number(sent.nonce) !== (state.nonces.get(sender) ?? 0)) return failure(52, 'Invalid transaction nonce')
  const { frame, revert } = execute(state, sender, callsOf(sent.calldata), contractsOf(state))
  const traced = (one: Frame): unknown => ({
    ...one,
    calls: one.calls.map(traced),
    messages: [],
    is_reverted: false,
  })
  const fee = { overall_fee: num.toHex(state.fee), unit: 'FRI', l2_gas_consumed: '0xf4240', l2_gas_price: '0x1' }
  const execute_invocation = revert === null ? traced(frame) : { revert_reason: revert }
  return { result: [{ transaction_trace: { type: 'INVOKE', execute_invocation }, fee_estimation: fee }] }
}

/** An account's next nonce after a block: the present one without its transactions in later blocks. */
function nonceOf(state: LocalState, params: Params): Answer {
  const account = canonical(params['contract_address'] as string)
  if (!state.accounts.has(account)) return failure(20, 'Contract not found')
  const { block_number = state.head } = params['block_id'] as { block_number?: number }
  if (block_number > state.head) return failure(24, 'Block not found')
  const later = [...state.transactions.values()].filter(
    ({ block = 0, sent }) => block > block_number && sent !== undefined && canonical(sent.sender_address) === account,
  )
  return { result: num.toHex((state.nonces.get(account) ?? 0) - later.length) }
}

/** A block with its transactions, and with one of the kind that no account signs. */
function blockWithTxs(state: LocalState, { block_id }: Params): Answer {
  const { result, error } = blockOf(state, block_id)
  if (error) return { error }
  const block = result as { block_number: number }
  const sent = [...state.transactions].flatMap(([hash, { block: at, sent: own }]) =>
    at === block.block_number && own ? [{ ...own, signature: ['0x1', '0x2'], transaction_hash: num.toHex(hash) }] : [],
  )
  const message = { type: 'L1_HANDLER', version: '0x0', transaction_hash: '0x5', nonce: '0x0', calldata: [] }
  return { result: { ...block, transactions: [message, ...sent] } }
}

function answerOf(state: LocalState, { method, params = {} }: Call): Answer {
  const named = params as Params
  if (method === 'starknet_chainId') return { result: state.chainId }
  if (method === 'starknet_blockNumber') return { result: state.head }
  if (method === 'starknet_getBlockWithTxHashes') return blockOf(state, named['block_id'])
  if (method === 'starknet_getBlockWithTxs') return blockWithTxs(state, named)
  if (method === 'starknet_call') return callContract(state, named)
  if (method === 'starknet_addInvokeTransaction') return invoke(state, named)
  if (method === 'starknet_simulateTransactions') return simulate(state, named)
  if (method === 'starknet_getNonce') return nonceOf(state, named)
  if (method === 'starknet_getTransactionByHash') return invokeOf(state, params)
  if (method === 'starknet_getTransactionReceipt') return transactionOf(state, params, 'receipt')
  if (method === 'starknet_getTransactionStatus') return transactionOf(state, params, 'status')
  return failure(-32_601, 'Method not found')
}

export interface LocalRpc {
  readonly url: string
  readonly methods: string[]
  /** Replaces the answer of a method, as a liar does; null = honest. */
  lie: ((method: string, honest: Answer) => Answer) | null
  stop(): Promise<void>
}

/** An endpoint that speaks Starknet's JSON-RPC, batches included. */
export async function startLocalRpc(state: LocalState): Promise<LocalRpc> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as Call | readonly Call[]
      const answers = [asked].flat().map((call) => {
        rpc.methods.push(call.method)
        const honest = answerOf(state, call)
        return { jsonrpc: '2.0', ...(rpc.lie?.(call.method, honest) ?? honest), id: call.id }
      })
      response
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
    })().catch(() => response.destroy())
  })
  const port = await listenOnLease(server)
  const rpc: LocalRpc = {
    url: `http://127.0.0.1:${port}`,
    methods: [],
    lie: null,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return rpc
}

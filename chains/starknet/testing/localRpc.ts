import { createServer } from 'node:http'
import { constants, ec, hash, num } from 'starknet'
import { listenOnLease } from '#runtime/testing/ports.ts'
import { padFelt } from '../address.ts'
import { ACCOUNT_CLASS } from './accounts.ts'
import { balancesAt, eventsIn, timeOf } from './blocks.ts'
import { canonical, execute, type Frame, selector } from './execute.ts'
import { callsOf, contractsOf, gasOf, include, intoPool, pendingNonce, shownAs } from './pool.ts'
import {
  type Answer,
  failure,
  type GasPrice,
  type GasPrices,
  hashAt,
  type InvokeV3,
  type LocalState,
  type Params,
} from './state.ts'

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: Params | readonly unknown[]
}
const price = { fri: 1n, wei: 1n }
const cheap: GasPrices = { l1_gas: price, l2_gas: price, l1_data_gas: price }
const VALID = '0x56414c4944'

function callContract(state: LocalState, params: Params): Answer {
  const { contract_address, entry_point_selector, calldata } = params['request'] as {
    contract_address: string
    entry_point_selector: string
    calldata: readonly string[]
  }
  const contract = canonical(contract_address)
  const { block_number: at = state.head } = params['block_id'] as { block_number?: number }
  if (at > state.head) return failure(24, 'Block not found')
  if (contract === NAMING) return askNames(state, entry_point_selector, calldata)
  if (contract === MESSENGER) return askMessenger(state, entry_point_selector, calldata)
  const [first = '0x0', count = '0x0', ...rest] = calldata
  const key = state.accounts.get(contract)
  if (key !== undefined && entry_point_selector === selector('is_valid_signature'))
    return { result: [isSignedBy(key, first, rest.slice(0, Number(count))) ? VALID : '0x0'] }
  const tokens = new Set([...state.balances.keys()].map((row) => row.split(' ')[0]))
  if (!tokens.has(contract)) return failure(key === undefined ? 20 : 21, 'no such contract or method')
  if (entry_point_selector === selector('decimals')) return { result: [num.toHex(state.decimals.get(contract) ?? 18)] }
  const name = state.snakeCase.has(contract) ? 'balance_of' : 'balanceOf'
  if (entry_point_selector !== selector(name)) return failure(21, 'Requested entrypoint does not exist')
  const amount = balancesAt(state, at).get(`${contract} ${canonical(first)}`) ?? 0n
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

/** Answers of the vendor's library, which takes long and which every endpoint asks. */
const remembered = new Map<string, unknown>()
function once<T>(name: string, compute: () => T): T {
  if (!remembered.has(name)) remembered.set(name, compute())
  return remembered.get(name) as T
}

const isSignedBy = (key: string, digest: string, signature: readonly string[]): boolean =>
  once(`${key} ${digest} ${String(signature)}`, () => verify(key, digest, signature))

function verify(key: string, digest: string, signature: readonly string[]): boolean {
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
function heightOf(state: LocalState, wanted: string): number {
  const { head } = state
  for (let at = head; at > head - 1_000 && at >= 0; at--) if (BigInt(hashAt(state, at)) === BigInt(wanted)) return at
  return head + 1
}

function blockOf(state: LocalState, id: unknown): Answer {
  const named = id as { block_number?: number; block_hash?: string }
  const at = id === 'l1_accepted' ? state.finalized : (named.block_number ?? heightOf(state, named.block_hash ?? '0x0'))
  if (at > state.head) return failure(24, 'Block not found')
  const { l1_gas, l2_gas, l1_data_gas } = state.prices ?? cheap
  const shown = ({ fri, wei }: GasPrice) => ({ price_in_fri: num.toHex(fri), price_in_wei: num.toHex(wei) })
  return {
    result: {
      block_hash: hashAt(state, at),
      block_number: at,
      timestamp: timeOf(state, at),
      l1_gas_price: shown(l1_gas),
      l2_gas_price: shown(l2_gas),
      l1_data_gas_price: shown(l1_data_gas),
      transactions: [],
    },
  }
}

const hashIn = (params: Params | readonly unknown[]): string =>
  Array.isArray(params) ? (params[0] as string) : ((params as Params)['transaction_hash'] as string)

function invokeOf(state: LocalState, params: Params | readonly unknown[]): Answer {
  const text = hashIn(params)
  const found = state.transactions.get(canonical(text))
  const shown = found ? shownAs(found, text) : null
  return shown ? { result: shown } : failure(29, 'Transaction hash not found')
}

function transactionOf(state: LocalState, params: Params | readonly unknown[], as: 'receipt' | 'status'): Answer {
  const text = hashIn(params)
  const found = state.transactions.get(canonical(text))
  if (!found || (as === 'receipt' && found.status === 'RECEIVED')) return failure(29, 'Transaction hash not found')
  const { status, reverted, block, events = [], revert, fee = 0n } = found
  const execution = status === 'RECEIVED' ? {} : { execution_status: reverted ? 'REVERTED' : 'SUCCEEDED' }
  if (as === 'status') return { result: { finality_status: status, ...execution } }
  const included = block === undefined ? {} : { block_number: block, block_hash: hashAt(state, block) }
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

export const hashOfInvoke = (sent: Omit<InvokeV3, 'signature'>): string =>
  once(JSON.stringify({ ...sent, signature: null }), () => computeHash(sent))

const computeHash = (sent: Omit<InvokeV3, 'signature'>): string => {
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

/** Verifies the signature over the transaction's hash, and runs its calls: all succeed, or none. */
function invoke(state: LocalState, params: Params): Answer {
  const { signature, ...sent } = params['invoke_transaction'] as InvokeV3
  const sender = canonical(sent.sender_address)
  const digest = hashOfInvoke(sent)
  const key = state.accounts.get(sender)
  if (key === undefined || !isSignedBy(key, digest, signature)) return failure(55, 'Account validation failed')
  if (state.prices) return intoPool(state, state.prices, { digest: canonical(digest), sent })
  if (Number(sent.nonce) !== (state.nonces.get(sender) ?? 0)) return failure(52, 'Invalid transaction nonce')
  if (state.isOpen) include(state, canonical(digest), sent)
  else state.transactions.set(canonical(digest), { status: 'RECEIVED', sent })
  return { result: { transaction_hash: digest } }
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

/** Gas of a signed trial on the state of a block. */
function estimate(state: LocalState, params: Params): Answer {
  const { request, block_id, simulation_flags } = params as {
    request?: readonly InvokeV3[]
    block_id?: { block_number: number }
    simulation_flags?: readonly string[]
  }
  const [trial] = request ?? []
  if (!trial || block_id === undefined || simulation_flags?.length !== 0) return failure(-32_602, 'Invalid Params')
  const { block_number: at } = block_id
  if (at > state.head) return failure(24, 'Block not found')
  const { signature, ...sent } = trial
  const sender = canonical(sent.sender_address)
  const key = state.accounts.get(sender)
  if (key === undefined) return failure(20, 'Contract not found')
  const refuse = (execution_error: string): Answer => ({
    error: { code: 41, message: 'Transaction execution error', data: { transaction_index: 0, execution_error } },
  })
  if (sent.version !== (QUERY_VERSION as string) || !isSignedBy(key, hashOfInvoke(sent), signature))
    return refuse('invalid signature')
  if (num.toHex(sent.nonce) !== nonceOf(state, { contract_address: sender, block_id }).result)
    return refuse('invalid nonce')
  const calls = callsOf(sent.calldata)
  const { allowances, accountsInData } = state
  const ledger = { balances: balancesAt(state, at), allowances, accountsInData }
  const { revert } = execute(ledger, sender, calls, contractsOf(state))
  if (revert !== null) return refuse(revert)
  const { l2_gas, l1_data_gas } = gasOf(calls.length)
  return {
    result: [
      {
        l1_gas_consumed: '0x0',
        l2_gas_consumed: num.toHex(l2_gas),
        l1_data_gas_consumed: num.toHex(l1_data_gas),
        unit: 'FRI',
      },
    ],
  }
}

/** An account's next nonce after a block: the present one without its transactions in later blocks. */
function nonceOf(state: LocalState, params: Params): Answer {
  const account = canonical(params['contract_address'] as string)
  if (!state.accounts.has(account)) return failure(20, 'Contract not found')
  if (params['block_id'] === 'pre_confirmed') return { result: num.toHex(pendingNonce(state, account)) }
  const { block_number = state.head } = params['block_id'] as { block_number?: number }
  if (block_number > state.head) return failure(24, 'Block not found')
  const later = [...state.transactions.values()].filter(
    ({ block = 0, sent }) => block > block_number && sent !== undefined && canonical(sent.sender_address) === account,
  )
  if (later.some(({ deployed }) => deployed)) return failure(20, 'Contract not found')
  return { result: num.toHex((state.nonces.get(account) ?? 0) - later.length) }
}

/** A block with its transactions, and with one of the kind that no account signs. */
function blockWithTxs(state: LocalState, { block_id }: Params): Answer {
  const { result, error } = blockOf(state, block_id)
  if (error) return { error }
  const block = result as { block_number: number }
  const sent = [...state.transactions].flatMap(([hash, one]) =>
    one.block === block.block_number ? (shownAs(one, num.toHex(hash)) ?? []) : [],
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
  if (method === 'starknet_estimateFee') return estimate(state, named)
  if (method === 'starknet_getEvents') return eventsIn(state, named)
  if (method === 'starknet_getClassHashAt')
    return state.accounts.has(canonical(named['contract_address'] as string))
      ? { result: ACCOUNT_CLASS }
      : failure(20, 'Contract not found')
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

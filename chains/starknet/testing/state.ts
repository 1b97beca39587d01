import { hash } from 'starknet'
import { contracts } from './contracts.ts'
import type { Rates } from './avnuExchange.ts'
import type { eventsOf } from './execute.ts'

export type Params = Readonly<Record<string, unknown>>
export interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}
export type Resource = 'l1_gas' | 'l2_gas' | 'l1_data_gas'
/** Base units of STRK and of Ether per unit of gas. */
export interface GasPrice {
  readonly fri: bigint
  readonly wei: bigint
}
export type GasPrices = Readonly<Record<Resource, GasPrice>>

/** Transaction outside blocks. */
export interface Pooled {
  readonly digest: string
  readonly sent: Omit<InvokeV3, 'signature'>
}

/** State after a block. */
export interface Past {
  readonly balances: ReadonlyMap<string, bigint>
  readonly nonces: ReadonlyMap<string, number>
}

type Status = 'RECEIVED' | 'PRE_CONFIRMED' | 'ACCEPTED_ON_L2' | 'ACCEPTED_ON_L1'

/** A transaction as the chain's endpoints show it. */
export interface LocalTransaction {
  readonly status: Status
  readonly reverted?: boolean
  readonly block?: number
  readonly sent?: Omit<InvokeV3, 'signature'>
  /** Parts of the sender's address, which this transaction deployed. */
  readonly deployed?: Deployed
  readonly events?: ReturnType<typeof eventsOf>
  readonly revert?: string
  readonly fee?: bigint
}

interface Deployed {
  readonly class_hash: string
  readonly contract_address_salt: string
  readonly constructor_calldata: readonly string[]
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
  /** Tokens whose events have all accounts in their data. */
  readonly accountsInData: Set<string>
  /** Events that a page has at most. */
  eventsPerPage: number
  /** Decimals of tokens that have other ones than 18. */
  readonly decimals: Map<string, number>
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
  /** Prices of gas. With them bounds and balances of transactions are checked, fees follow from gas, and nonces queue. */
  prices: GasPrices | null
  /** Transactions outside blocks, by sender and nonce. */
  readonly pool: Map<string, Pooled>
  /** Versions of blocks that replaced others. */
  readonly forks: Map<number, number>
  /** Times of blocks that differ from a second after the one before. */
  readonly times: Map<number, number>
  /** Clock of new blocks, epoch seconds; null = a second after the one before. */
  clock: (() => number) | null
  /** State after blocks that changed it. */
  readonly past: Map<number, Past>
}

export const createLocalState = (): LocalState => ({
  chainId: '0x534e5f4d41494e',
  head: 1_000,
  since: 1_700_000_000,
  finalized: 900,
  accounts: new Map(),
  balances: new Map(),
  allowances: new Map(),
  accountsInData: new Set([contracts.ether]),
  eventsPerPage: 1_024,
  decimals: new Map([[contracts.usdc, 6]]),
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
  prices: null,
  pool: new Map(),
  forks: new Map(),
  times: new Map(),
  clock: null,
  past: new Map(),
})

export const failure = (code: number, message: string): Answer => ({ error: { code, message } })
const hashes = new Map<string, string>()

export function blockHash(height: number, fork = 1): string {
  const name = `${height} ${fork}`
  const found = hashes.get(name) ?? hash.computePoseidonHash(height, fork)
  hashes.set(name, found)
  return found
}
export const hashAt = ({ forks }: LocalState, height: number): string => blockHash(height, forks.get(height))

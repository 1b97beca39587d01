import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { OnDispute } from '../rpc/votes.ts'
import type { AccountCallReads, BuiltReads, CallReads } from './callReads.ts'
import type { AccountReads, CheckIns, ContractReads, Reader, TransactionReads, WaitingReads } from './reader.ts'
import type { Settlement } from './settlement.ts'

/** One network of any family for the services: a facet that its family lacks is absent. */
export interface NetworkNode
  extends Reader,
    AccountReads,
    ContractReads,
    TransactionReads,
    CallReads,
    BuiltReads,
    AccountCallReads,
    WaitingReads,
    Partial<CheckIns>,
    Partial<Settlement> {}

/** Network on which transfers settle. */
export interface ChainNode
  extends Reader,
    AccountReads,
    ContractReads,
    TransactionReads,
    CallReads,
    BuiltReads,
    AccountCallReads,
    WaitingReads,
    Partial<CheckIns>,
    Settlement {}

export const settles = (node: NetworkNode): node is ChainNode => node.scan !== undefined && node.payer !== undefined

/** Records of the process that a network without accounts and nonces depends on; each read is of the current state. */
export interface NodeRecords {
  /** `SignedTx.raw` of every transaction on this network that was signed and whose tx slot is not settled. */
  unsettled(): Promise<readonly string[]>
  /** Indexes after the last known one that may be with users; 1,000 by default. */
  readonly lookAhead?: number
  /** Deposit addresses above an index (-1: all), by index, one page; an empty page is the last. */
  depositAddresses(after: number): Promise<readonly { readonly index: number; readonly address: string }[]>
}

export interface NodeOptions {
  chain: ChainDef
  /** Absent for processes without a database: the node then knows no reserved coin and finds no deposit by address. */
  records?: NodeRecords
  /** This chain's assets, for decimals and token addresses. */
  assets: readonly AssetDef[]
  /** JSON-RPC URLs, best first. */
  endpoints: readonly string[]
  /** Number of endpoints that must agree when money depends on the answer; 1 only on a local network. */
  quorum: number
  /** Called for every question that the endpoints answer differently without a side that proves itself. */
  onDispute?: OnDispute
}

import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { Catalogue, ChainDef, ChainSettlement } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Screening } from '#core/order/screening.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { Fence } from '#store/work/types.ts'
import type { PricePoint, PriceWindow } from './decide/priceWindow.ts'
import type { WorkerState } from './workerState.ts'
import type { MakerMetrics } from './metrics.ts'
import type { MakerPolicy } from './policy.ts'
import type { RebalancingRules } from './rebalance/rules.ts'

export interface AttestationRequest {
  order: EscrowOrder
  /** Source escrow that holds the deposit. */
  escrow: string
  /** Payout transaction in the destination chain's own format. */
  txRef: string
  memo: string | null
}
export interface Attestation {
  signer: `0x${string}`
  proofId: `0x${string}`
  signature: `0x${string}`
}

/** Client of one attester. */
export interface AttesterClient {
  readonly label: string
  /**
   * Returns one result per request, in order: a signature, or the attester's reason, e.g. `fill_not_final`.
   * @throws AppError `attester_unreachable`
   */
  attest(requests: readonly AttestationRequest[]): Promise<readonly (Attestation | AppError)[]>
}

/** Party that reports the RPC providers it uses, as hashes under the caller's salt (32 bytes as 0x-hex). */
export interface EndpointHashSource {
  readonly label: string
  endpointHashes(salt: `0x${string}`): Promise<readonly string[]>
}

export interface MakerDeps {
  store: Store
  catalogue: Catalogue
  chains: ReadonlyMap<ChainId, ChainNode>
  /** A chain without a payer is watched, but nothing is paid there. */
  payers: ReadonlyMap<ChainId, Payer>
  /** Authenticates the maker's own price samples in the database; equal for every maker with the same payout keys. */
  priceSecret: string
  attesters: readonly AttesterClient[]
  screening?: Screening
  clock: Clock
  log: Log
  metrics: MakerMetrics
  failpoints: Failpoints
  /** Lease owner; unique per process. */
  owner: string
  pollMs: number
  /** Address of the offer key that the escrows must name; if absent, they keep the current one. */
  offerSigner?: string | undefined
  policy?: Partial<MakerPolicy>
  /** Transfers between the maker's own wallets; absent: none is signed. */
  rebalancing?: Rebalancing | undefined
}

export interface Rebalancing {
  readonly rules: RebalancingRules
  /** Authenticates transfers in the database; equal for the maker and its operator's commands. */
  readonly secret: string
}

export type PriceKeys = Readonly<Record<'from' | 'to' | 'native', string | null>>

/**
 * The maker's own record of prices. Decisions read this memory; the table behind it only survives a restart. A row counts only with a MAC
 * under the maker's own secret, so that a writer of the database cannot plant a price.
 */
export interface PriceHistory {
  /** Reads the table once and takes a first sample. @throws what the database throws; a later call tries again. */
  ready(): Promise<void>
  /** Samples the trusted prices and the gas prices, unless it has just done so. Never throws. */
  sample(): Promise<void>
  /** Samples within the window and its slack, with the nearest on each side and the newest one, oldest first; without a window all. */
  around(keys: PriceKeys, window: PriceWindow | null): readonly PricePoint[]
  newest(keys: PriceKeys): readonly PricePoint[]
  /** Gas price of a network at the newest sample that has one; null before the first. */
  newestGas(chain: ChainId): bigint | null
  /** Lowest gas price of a network, in native base units; null while too little is known. */
  lowestGas(chain: ChainId): bigint | null
}

export type SettledChain = ChainDef & { settlement: ChainSettlement }

/** State and dependencies of one worker on its chain. */
export interface ChainContext {
  readonly deps: MakerDeps
  readonly policy: MakerPolicy
  readonly chain: SettledChain
  readonly node: ChainNode
  readonly payer: Payer | null
  readonly fence: Fence
  readonly memory: WorkerState
  readonly prices: PriceHistory
  readonly log: Log
  /** Wakes the workers of this chain because something changed. */
  readonly wake: (chain: ChainId) => void
}

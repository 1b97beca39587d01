import type { Head } from '#chains/contract/reader.ts'
import type { AttesterSet, EscrowLimits } from '#chains/contract/settlement.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderRow } from '#store/orders/types.ts'

/** Limits of an escrow, and the orders that wait for their claim. */
export interface EscrowSnapshot {
  limits: EscrowLimits | null
  /** Orders that are reserved or paid but not claimed, in claim order. */
  committed: readonly { id: OrderId; amount: bigint }[]
  positions: ReadonlyMap<OrderId, number>
  /** Capacity that the committed orders leave in the escrow's windows. */
  left: readonly bigint[]
}

export interface ClaimQueue {
  /** Last snapshot, or the one being read; valid until then (epoch ms). */
  snapshot: { until: number; found: Promise<EscrowSnapshot> } | null
  /** Approved orders in claim order; `settled` = the database has their outcome. */
  approved: Map<OrderId, { amount: bigint; settled: boolean }>
}
/** By escrow and asset, see `escrowDepositCapacity`. */
export type ClaimQueues = Map<string, ClaimQueue>

/** The chain's next nonce by its blocks, and by a quorum of nodes' mempools too. */
export interface SlotFloor {
  floor: bigint
  pending: bigint
}

/** Sweep over the orders that wait for their payout. */
export interface PayoutSweep {
  afterId: OrderId | undefined
  /** True for a repeated sweep, which checks for orders that arrived meanwhile. */
  again: boolean
  /** True if the sweep found orders that were not tried before. */
  news: boolean
  seen: number
  tried: Set<OrderId>
}

/**
 * Payments of the last hour, one per signature: base units, and the time of approval (epoch ms). `epoch`: the lease
 * under which they were read.
 */
export interface Outflow {
  epoch: bigint
  payments: Map<string, { asset: AssetId; amount: bigint; at: number }>
}

/**
 * Gas of the last hour's openings that are not known to be claimed, by attempt; times in epoch ms. `epoch`: the lease under
 * which they were read.
 */
export interface OpeningGas {
  epoch: bigint
  openings: Map<string, { orderId: OrderId; feeCap: bigint; at: number; lookedAt: number }>
}

/**
 * Everything that a claim needs of an order: a row that says something else delays the claim until the deposit can be
 * refunded.
 */
export type ProvenTerms = Pick<OrderRow, 'escrow' | 'escrowOrder' | 'onchainId'>

/** By deposit: value in 1e-8 dollar of the network's custody up to it, oldest first; null while a price is unknown. */
export type CustodyTotals = ReadonlyMap<bigint, bigint | null>

/** State of the watch lane. The other lanes only read the head. */
export interface WatchState {
  /** Newest last; as deep as a reorganization may be. */
  heads: { height: bigint; hash: string }[]
  head: Head | null
  /** Last block scanned by this process, final or not. */
  scanned: bigint | null
  /** Finalized height of the last scan. */
  scannedFinal: bigint
  /** Last reported confirmations, by deposit. */
  readonly told: Map<bigint, number>
  /** Deposits of every escrow are recorded up to the cursor. */
  escrowsCovered: boolean
}

/** State of the rescan lane. */
export interface RescanState {
  /** Time of the next rescan (epoch ms). */
  dueAt: number
  /** Age that was read last. */
  lastAge: number | null
}

/** State of the pay lane. The settle lane only waits for what is in progress. */
export interface PayState {
  /** Position at which the last payout sweep stopped early. */
  sweep: PayoutSweep | null
  /** Resolves when the payouts in progress end; settling lets them go first. */
  inProgress: Promise<void> | null
  /** The escrow's offer key as last read, and since when it differs from the configured one (epoch ms). */
  offerSigner: { readAt: number; changingSince: number | null }
  outflow: Outflow | null
  openingGas: OpeningGas | null
  /** Last opening whose address was read for funds, and the time of the next read (epoch ms). */
  readonly addresses: { afterId: bigint; dueAt: number }
  /** Value of the maker's own custody by network, until then (epoch ms). */
  readonly custody: Map<ChainId, { until: number; totals: Promise<CustodyTotals> }>
  /** Rows that could be signed, with the time since when this process has known (epoch ms). */
  readonly signableSince: Map<bigint, number>
  /** True if the database has the payer's next nonce from before its first payout. */
  met: boolean
  /** Resolves when the pools' tokens are free to be reserved. */
  drawing: Promise<unknown>
  /** Last look at the pools' debts (epoch ms). */
  repaidAt: number
  /** True if the pools' account obeys the payer's key; null before it was read. */
  ownsAccount: boolean | null
}

/** State of the settle lane. */
export interface SettleState {
  /** Tx slots used from outside: head height at which that was first seen. */
  readonly suspects: Map<bigint, bigint>
  /** Tx slots that may not be sent at the moment: epoch ms at which that was first seen. */
  readonly waiting: Map<bigint, number>
  /** Tx slots with a void transaction. */
  readonly voided: Set<bigint>
  /** Blocks of mined tx slots that are not final yet, as a quorum agreed. */
  readonly minedIn: Map<bigint, { height: bigint; blockHash: string }>
  /** Signers by escrow, and until when (epoch ms) they count as current. */
  readonly attesters: Map<string, { set: AttesterSet; until: number }>
  /** Terms of paid orders as proven by their deposits, for orders that could not be claimed by their rows. */
  readonly provenTerms: Map<OrderId, ProvenTerms>
  /** Paid orders whose deposits are in the maker's own account, as the chain shows. */
  readonly inOwnAccount: Set<OrderId>
}

/** State of the payer's account. Both the pay and the settle lane sign into its tx slots. */
export interface PayerState {
  /** The chain's next nonce as this pass read it. */
  slotFloor: SlotFloor | null
  allowancesAt: number
  /** Last look for approvals that nothing uses (epoch ms). */
  revokedAt: number
  /** Pause state of chains, as this pass read it. */
  readonly paused: Map<ChainId, boolean>
  /** Rows whose first broadcast is in progress: tracking skips them. */
  readonly sending: Set<bigint>
  /** Epoch ms of the last broadcast, by tx slot. */
  readonly sentAt: Map<bigint, number>
  /** Tx slots whose newest attempt was refused as underpriced. */
  readonly underpriced: Set<bigint>
  /** Attempts and time of the next one, by subject. */
  readonly backoff: Map<string, { tries: number; until: number }>
  /** Payments that one endpoint shows and a quorum does not, by reference: epoch ms at which that was first seen. */
  readonly disputes: Map<string, number>
  /** Refunds that may have been in a lost journal, by reference: epoch ms at which none was first found. */
  readonly unpaidSince: Map<string, number>
  /**
   * Tx slots of earlier intents that a foreign transaction used, by intent: head height at which that was first seen.
   */
  readonly usedSince: Map<string, bigint>
}

/**
 * State that a worker keeps between passes, by lane. It never decides about money: after a restart it is empty, and the
 * worker only waits again.
 */
export interface WorkerState {
  readonly watch: WatchState
  readonly rescan: RescanState
  readonly pay: PayState
  readonly settle: SettleState
  readonly payer: PayerState
  /** Last snapshots of escrows. All workers share them: orders of one escrow are paid on many chains. */
  readonly escrows: ClaimQueues
}

export const createWorkerState = (escrows: ClaimQueues = new Map()): WorkerState => ({
  watch: { heads: [], head: null, scanned: null, scannedFinal: -1n, told: new Map(), escrowsCovered: false },
  rescan: { dueAt: 0, lastAge: null },
  pay: {
    sweep: null,
    inProgress: null,
    offerSigner: { readAt: 0, changingSince: null },
    outflow: null,
    openingGas: null,
    addresses: { afterId: 0n, dueAt: 0 },
    custody: new Map(),
    signableSince: new Map(),
    met: false,
    drawing: Promise.resolve(),
    repaidAt: 0,
    ownsAccount: null,
  },
  settle: {
    suspects: new Map(),
    waiting: new Map(),
    voided: new Set(),
    minedIn: new Map(),
    attesters: new Map(),
    provenTerms: new Map(),
    inOwnAccount: new Set(),
  },
  payer: {
    slotFloor: null,
    allowancesAt: 0,
    revokedAt: 0,
    paused: new Map(),
    sending: new Set(),
    sentAt: new Map(),
    underpriced: new Set(),
    backoff: new Map(),
    disputes: new Map(),
    unpaidSince: new Map(),
    usedSince: new Map(),
  },
  escrows,
})

/** True if the subject may be tried again at `now` (epoch ms). */
export const due = (memory: WorkerState, subject: string, now: number): boolean =>
  (memory.payer.backoff.get(subject)?.until ?? 0) <= now

/** Doubles the wait for the subject. */
export function postpone(
  memory: WorkerState,
  subject: string,
  now: number,
  wait: { retryMs: number; retryLimitMs: number },
): void {
  const tries = (memory.payer.backoff.get(subject)?.tries ?? 0) + 1
  memory.payer.backoff.set(subject, {
    tries,
    until: now + Math.min(wait.retryMs * 2 ** (tries - 1), wait.retryLimitMs),
  })
}

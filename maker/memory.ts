import type { AttesterSet, EscrowLimits, Head } from '#chains/contract.ts'
import type { OrderId } from '#core/order/id.ts'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'

/** What an escrow pays back, and who waits for it. */
export interface EscrowLook {
  limits: EscrowLimits | null
  /** Orders set aside or paid and not claimed, in their turn. */
  committed: readonly { id: OrderId; amount: bigint }[]
  places: ReadonlyMap<OrderId, number>
  /** What they leave of the escrow's windows. */
  left: readonly bigint[]
}

export interface EscrowLine {
  /** The last look, or the one under way; good until then (epoch milliseconds). */
  look: { until: number; found: Promise<EscrowLook> } | null
  /** Orders let through, in their turn, and whether the database knows by now what became of them. */
  passed: Map<OrderId, { amount: bigint; settled: boolean }>
}
/** By escrow and asset, see `escrowRoom`. */
export type EscrowLines = Map<string, EscrowLine>

/** The chain's next slot by its blocks, and by what a quorum of nodes holds in mempools too. */
export interface SlotFloor {
  floor: bigint
  pending: bigint
}

/** One way through the orders that wait for their payout. */
export interface PayoutSweep {
  afterId: OrderId | undefined
  /** Not the first one: it looks for what came in meanwhile. */
  again: boolean
  /** It has found orders that were not tried before. */
  news: boolean
  seen: number
  tried: Set<OrderId>
}

/**
 * Payments of the last hour, one for each signature: base units, and when they were let through (epoch milliseconds). `epoch`: the lease that
 * they were read under.
 */
export interface Outflow {
  epoch: bigint
  payments: Map<string, { asset: AssetId; amount: bigint; at: number }>
}

/** Gas of the last hour's openings that are not known to be claimed; times in epoch milliseconds. `epoch`: the lease that they were read under. */
export interface OpeningGas {
  epoch: bigint
  openings: Map<bigint, { orderId: OrderId; feeCap: bigint; at: number; lookedAt: number }>
}

/** Everything that a claim needs of an order: a row that says something else delays the claim until the deposit can be refunded. */
export type ProvenTerms = Pick<OrderRow, 'escrow' | 'escrowOrder' | 'onchainId'>

/** By deposit: value in 1e-8 dollar of the network's custody up to it, oldest first; null while a price is unknown. */
export type CustodyTotals = ReadonlyMap<bigint, bigint | null>

/**
 * What a worker remembers between passes. Nothing here decides about money: after a restart it starts empty, and only waits again.
 */
export interface ChainMemory {
  /** Newest last; as deep as a reorganisation may be. */
  heads: { height: bigint; hash: string }[]
  head: Head | null
  /** When history is read again (epoch milliseconds), and the age that was read last. */
  rescan: { dueAt: number; lastAge: number | null }
  /** Last block scanned by this process, final or not. */
  scanned: bigint | null
  /** Finalized height of the last scan. */
  scannedFinal: bigint
  /** Confirmations last told, by deposit. */
  told: Map<bigint, number>
  /** Slots used from outside: head height at which that was first seen. */
  suspects: Map<bigint, bigint>
  /** Slots whose newest attempt was refused for its price. */
  underpriced: Set<bigint>
  /** Slots that may not be sent at the moment: epoch milliseconds at which that was first seen. */
  waiting: Map<bigint, number>
  /** Slots that carry a void transaction. */
  voided: Set<bigint>
  /** Epoch milliseconds of the last hand-over, by slot. */
  sentAt: Map<bigint, number>
  /** Blocks that hold the transactions of slots which are not final yet, as a quorum agreed. */
  minedIn: Map<bigint, { height: bigint; blockHash: string }>
  /** Rows whose first broadcast is under way: following leaves them alone. */
  sending: Set<bigint>
  /** Attempts and the time of the next one, by subject. */
  backoff: Map<string, { tries: number; until: number }>
  /** Payments that one endpoint shows and a quorum does not, by reference: epoch milliseconds at which that was first seen. */
  disputes: Map<string, number>
  /** Refunds that a lost journal may have forgotten, by reference: epoch milliseconds at which none was first found. */
  unpaidSince: Map<string, number>
  /** Slots of earlier intents that none of their transactions used, by intent: head height at which that was first seen. */
  usedSince: Map<string, bigint>
  /** Pause state of chains, as this pass found it. */
  paused: Map<ChainId, boolean>
  /** What escrows pay back, as last asked. One for all workers: orders of one escrow are paid on many chains. */
  escrows: EscrowLines
  allowancesAt: number
  /** The escrow's offer key as last read, and since when it differs from the configured one (epoch milliseconds). */
  offerSigner: { readAt: number; changingSince: number | null }
  /** Where the last call for payouts stopped before it had seen them all. */
  payouts: PayoutSweep | null
  /** Ends with the payouts under way; settling lets them go first. */
  paying: Promise<void> | null
  /** Signers by escrow, and until when (epoch milliseconds) they are taken for the current ones. */
  attesters: Map<string, { set: AttesterSet; until: number }>
  /** Terms of paid orders as their deposits prove them, for orders that could not be claimed by their rows. */
  provenTerms: Map<OrderId, ProvenTerms>
  /** Paid orders whose deposits the chain shows in the maker's own account. */
  inOwnAccount: Set<OrderId>
  /** Deposits of every escrow are recorded up to the cursor. */
  escrowsCovered: boolean
  outflow: Outflow | null
  openingGas: OpeningGas | null
  /** Value of the maker's own custody by network, until then (epoch milliseconds). */
  custody: Map<ChainId, { until: number; totals: Promise<CustodyTotals> }>
  /** Rows that could be signed, and since when this process knows it (epoch milliseconds). */
  signableSince: Map<bigint, number>
  /** The chain's next slot as this pass found it. */
  slotFloor: SlotFloor | null
  /** The database knows the payer's next slot from before its first payout. */
  met: boolean
}

export const createMemory = (escrows: EscrowLines = new Map()): ChainMemory => ({
  heads: [],
  head: null,
  rescan: { dueAt: 0, lastAge: null },
  scanned: null,
  scannedFinal: -1n,
  told: new Map(),
  suspects: new Map(),
  underpriced: new Set(),
  waiting: new Map(),
  voided: new Set(),
  sentAt: new Map(),
  minedIn: new Map(),
  sending: new Set(),
  backoff: new Map(),
  disputes: new Map(),
  unpaidSince: new Map(),
  usedSince: new Map(),
  paused: new Map(),
  escrows,
  allowancesAt: 0,
  offerSigner: { readAt: 0, changingSince: null },
  payouts: null,
  paying: null,
  attesters: new Map(),
  provenTerms: new Map(),
  inOwnAccount: new Set(),
  escrowsCovered: false,
  outflow: null,
  openingGas: null,
  custody: new Map(),
  signableSince: new Map(),
  slotFloor: null,
  met: false,
})

/** Whether the subject may be tried again at `now` (epoch milliseconds). */
export const due = (memory: ChainMemory, subject: string, now: number): boolean =>
  (memory.backoff.get(subject)?.until ?? 0) <= now

/** Doubles the wait for the subject. */
export function postpone(
  memory: ChainMemory,
  subject: string,
  now: number,
  wait: { retryMs: number; retryLimitMs: number },
): void {
  const tries = (memory.backoff.get(subject)?.tries ?? 0) + 1
  memory.backoff.set(subject, { tries, until: now + Math.min(wait.retryMs * 2 ** (tries - 1), wait.retryLimitMs) })
}

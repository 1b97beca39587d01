import { defaultDepositorLimits, type DepositorLimits } from '#core/order/depositAuthorization.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { type BatchPolicy, defaultBatchPolicy } from './decide/claims.ts'
import { defaultMargins, type FillMargins } from './decide/fillWindow.ts'

/** Settings of an operator; every default suits real networks. */
export interface MakerPolicy {
  margins: FillMargins
  batch: BatchPolicy
  /** Seconds for which a worker owns a chain without renewing its lease. */
  leaseSeconds: number
  /** Seconds after which an order that inventory cannot cover is refunded. */
  noInventorySeconds: number
  /** Blocks after which a transaction that is next in line but not mined is replaced. */
  bumpAfterBlocks: number
  /** Milliseconds after which a transaction that no node shows is rebroadcast. */
  rebroadcastMs: number
  maxAttempts: number
  /** Seconds that a payment above the network's `reviewAboveUsd` waits, so that an operator can stop it. */
  reviewSeconds: number
  /** Maximum concurrent openings per depositor's wallet, and maximum failures. */
  openings: DepositorLimits
  /** Transactions that may fail per deposit address, whose owner's name anyone can use. */
  addressAttempts: number
  /** Percentage of that gas that the maker's own fee of the order must cover. */
  openingCoveragePercent: number
  /**
   * Ratio over 10^9 by which price sources may differ where different coins are exchanged; a route may have its own.
   */
  priceTolerance: bigint
  /** Milliseconds by which a single endpoint that shows a payment delays a second one that a quorum allows. */
  disputeMs: number
  /**
   * Milliseconds after which a transfer that was in a lost journal has landed or expired, on networks where
   * transactions expire.
   */
  forgottenMs: number
  /** Number of blocks before the finalized one at which a new database begins. */
  firstScanBlocks: bigint
  scanPageBlocks: bigint
  /** Seconds after which finalized history is scanned again, youngest first. */
  rescanAges: readonly number[]
  /** At most one page of history is rescanned in this time, so that it never competes with payouts. */
  rescanEveryMs: number
  /**
   * Number of orders that share their transactions up to a payout: more cost less each, but the first ones wait longer.
   */
  batchSize: number
  /** Maximum concurrent calls to a chain's nodes. */
  parallel: number
  /** Rows read per pass. */
  pageSize: number
  /** Seconds between checks of token allowances. */
  allowanceSeconds: number
  /** First wait after an attester or a claim refused; doubles up to the limit. */
  retryMs: number
  retryLimitMs: number
}

const rescanSteps = [600, 3_600, 6 * 3_600]

/** Returns rescan ages: early ones for data that lagging endpoints missed, then later ones up to this many hours. */
export const rescanAgesWithin = (hours: number): readonly number[] => [
  ...rescanSteps.filter((seconds) => seconds < hours * 3_600),
  hours * 3_600,
]

const BPS_SCALE = 10_000n

/** Basis points as a ratio over 10^9. */
export const toleranceRatio = (bps: number): bigint => (BigInt(bps) * RATIO_SCALE) / BPS_SCALE

export const defaultPolicy: MakerPolicy = {
  margins: defaultMargins,
  batch: defaultBatchPolicy,
  leaseSeconds: 15,
  noInventorySeconds: 600,
  bumpAfterBlocks: 4,
  rebroadcastMs: 4_000,
  maxAttempts: 12,
  reviewSeconds: 900,
  openings: defaultDepositorLimits,
  addressAttempts: 3,
  openingCoveragePercent: 100,
  priceTolerance: toleranceRatio(100),
  disputeMs: 60_000,
  forgottenMs: 600_000,
  firstScanBlocks: 1_000n,
  scanPageBlocks: 500n,
  rescanAges: rescanAgesWithin(24),
  rescanEveryMs: 5_000,
  batchSize: 8,
  parallel: 16,
  pageSize: 500,
  allowanceSeconds: 30,
  retryMs: 500,
  retryLimitMs: 60_000,
}

/** Number of batches that the pending rows are split into before batches grow. */
const PARTS = 4
const MOST_TIMES = 4

/**
 * Number of rows that share their transactions. Small batches keep the first row from waiting for the last; with many
 * rows pending, larger ones cost less per row.
 */
export const batchSizeFor = (waiting: number, least: number): number =>
  Math.min(MOST_TIMES * least, Math.max(least, Math.ceil(waiting / PARTS)))

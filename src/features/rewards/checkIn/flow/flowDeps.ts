import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { PendingCheckIns, SentCheckIn } from './pendingCheckIn.ts'

/** Phases of a check-in, in order. */
export const phases = ['looking', 'switching', 'signing', 'landing', 'counting'] as const
export type Phase = (typeof phases)[number]

/** On-chain check-in that was never reported to the server. */
export interface LostCheckIn {
  /** UTC day of the check-in. */
  readonly blockDate: string
  readonly chainId: number
  readonly hash: string
}

/** Current day, and whether the wallet's check-in for it already counts. */
export interface TodayStatus {
  readonly day: UtcDay
  readonly counted: boolean
}

export interface FlowDeps {
  readonly wallets: Pick<WalletFamily, 'checkIn' | 'waitFor'>
  readonly pending: PendingCheckIns
  switchNetwork(chain: ChainRow): Promise<void>
  /** Asks the server on every call, never a cache. */
  today(wallet: string): Promise<TodayStatus>
  /** Unreported check-ins of yesterday and today on this network, oldest first. */
  lost(wallet: string, chainId: number): Promise<readonly LostCheckIn[]>
  /** Reports a check-in to the server and returns its points. @throws AppError `check_in_waiting` until it has enough confirmations */
  tell(sent: SentCheckIn): Promise<number>
  wait(ms: number): Promise<void>
  /** Resolves early when the page becomes visible again. */
  pause(ms: number): Promise<void>
  /** This device's clock: used for storage lifetimes, never for the current day. */
  now(): number
  onPhase(phase: Phase): void
}

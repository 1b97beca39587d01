import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletFamily } from '#src/wallets/contract.ts'
import type { PendingCheckIns, SentCheckIn } from './pendingCheckIn.ts'

/** Where a check-in stands, in the order in which it goes. */
export const phases = ['looking', 'switching', 'signing', 'landing', 'counting'] as const
export type Phase = (typeof phases)[number]

/** One that stands on its network and that nobody has told. */
export interface LostCheckIn {
  /** The UTC day that it is for. */
  readonly blockDate: string
  readonly chainId: number
  readonly hash: string
}

/** The day that it is, and whether the wallet's check-in of it counts already. */
export interface ToldToday {
  readonly day: UtcDay
  readonly counted: boolean
}

export interface FlowDeps {
  readonly wallets: Pick<WalletFamily, 'checkIn' | 'waitFor'>
  readonly pending: PendingCheckIns
  switchNetwork(chain: ChainRow): Promise<void>
  /** The server's word, asked for anew each time. */
  today(wallet: string): Promise<ToldToday>
  /** Those of yesterday and today on this network, oldest first. */
  lost(wallet: string, chainId: number): Promise<readonly LostCheckIn[]>
  /** Tells the server; answers the points. @throws AppError `check_in_waiting` while the chain is not deep enough */
  tell(sent: SentCheckIn): Promise<number>
  wait(ms: number): Promise<void>
  /** Ends early when somebody looks at the page again. */
  pause(ms: number): Promise<void>
  /** This device's clock: for how long something is kept, never for which day it is. */
  now(): number
  onPhase(phase: Phase): void
}

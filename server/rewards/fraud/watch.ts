import { utcDay } from '#core/rewards/utcDay.ts'
import type { ServerDeps } from '../../deps.ts'
import { rangeKey } from '../../http/clientIp.ts'

/** Different wallets, or people, in a day until an operator is told. People behind one address exist; that is why nothing is refused here. */
export const noticeAbove = {
  /** Check-ins from one network. */
  check_ins_of_range: 30,
  /** Invitations taken from one network. */
  invitations_of_range: 5,
  /** Social tasks done from one network. */
  social_tasks_of_range: 30,
  /** Completed campaigns shared from one network. */
  shares_of_range: 15,
  /** Friends of one wallet. */
  friends_of_wallet: 20,
  /** Wallets that one Telegram account linked, those that it has let go since among them. */
  wallets_of_person: 10,
  /** Telegram accounts that one wallet went through within a week. */
  persons_of_wallet: 1,
} as const
export type Watched = keyof typeof noticeAbove

/** Bridges in a day until an operator is told. No network is shared here, so that nothing makes these numbers more or less. */
export const tellAbove = {
  /** Of one wallet. */
  bridges_of_wallet: 50,
  /** Of one friend, while they pay whoever invited it. */
  referral_bridges_of_friend: 20,
} as const
/** What is told with a number of its own. */
export type Tallied = keyof typeof tellAbove | 'own_invitation'

export type WatchDeps = Pick<ServerDeps, 'store' | 'clock' | 'config'>

/** Counts a wallet, once a day, against what it shares with others; above the notice all of the day's wallets stand in the operator's list. */
export async function watch(
  { store, clock, config }: WatchDeps,
  kind: Watched,
  subject: string,
  wallet: string,
): Promise<void> {
  const now = clock.now()
  const most = Math.max(1, Math.floor(noticeAbove[kind] * config.rateLimitScale))
  await store.review.note({ kind, subject, day: utcDay(now), wallet, noticeAbove: most }, now)
}

/** By the network that shares an address. */
export const watchRange = (deps: WatchDeps, kind: Watched, ip: string, wallet: string): Promise<void> =>
  watch(deps, kind, rangeKey(ip), wallet)

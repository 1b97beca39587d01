import { addDays, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import { rangeKey } from '#runtime/addressBuckets.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'

/**
 * Distinct wallets or accounts per day above which an operator is notified. Nothing is refused: users do share
 * addresses.
 */
export const noticeAbove = {
  /** Check-ins from one network range. */
  check_ins_of_range: 30,
  /** Referrals accepted from one network range. */
  invitations_of_range: 5,
  /** Social tasks done from one network range. */
  social_tasks_of_range: 30,
  /** Completed campaigns shared from one network range. */
  shares_of_range: 15,
  /** Friends of one wallet. */
  friends_of_wallet: 20,
  /** Wallets that one Telegram account has linked, including those unlinked since. */
  wallets_of_person: 10,
  /** Telegram accounts that one wallet was linked to within a week. */
  persons_of_wallet: 1,
} as const
export type Watched = keyof typeof noticeAbove

/** Bridges per day above which an operator is notified. No shared network affects these counts. */
export const alertAbove = {
  /** Bridges of one wallet. */
  bridges_of_wallet: 50,
  /** Bridges of one friend, while they earn the referrer points. */
  referral_bridges_of_friend: 20,
} as const
/** Flags that carry a count of their own. */
export type Tallied = keyof typeof alertAbove | 'own_invitation'

export type WatchDeps = Pick<ServerDeps, 'store' | 'clock' | 'config'>

/**
 * Counts a wallet once a day under a shared subject; above the threshold the operator's list names all of the day's
 * wallets.
 */
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

/** Counts a wallet under the network range of an address. */
export const watchRange = (deps: WatchDeps, kind: Watched, ip: string, wallet: string): Promise<void> =>
  watch(deps, kind, rangeKey(ip), wallet)

interface Deps {
  readonly store: Pick<Store, 'points' | 'review'>
  readonly clock: Clock
  readonly log: Log
}

/** A bridge that was just credited. */
export interface CreditedNow {
  readonly wallet: string
  /** Number of the wallet's counted bridges, including this one. */
  readonly number: number
  readonly settledAt: Date
  /** Wallet that earned referral points for the bridge, or null. */
  readonly paid: string | null
}

/** Maximum to count: enough for an operator, and cheap enough per bridge. */
const COUNTED = 1000

/**
 * Flags wallets with unusually many bridges in a day, counted after the credit was stored: it never delays points, the
 * next bridge retries a failed check, and a replay adds nothing. Wallets with few bridges aren't queried.
 */
export async function watchBridges(
  { store, clock, log }: Deps,
  { wallet, number, settledAt, paid }: CreditedNow,
): Promise<void> {
  if (number <= Math.min(...Object.values(alertAbove))) return
  const day = utcDay(settledAt)
  try {
    const count = await store.points.bridgesWithin(wallet, startOfDay(day), startOfDay(addDays(day, 1)), COUNTED)
    const tell = (kind: keyof typeof alertAbove, wallets: readonly string[]) =>
      store.review.tell({ kind, subject: wallet, day, count, wallets }, clock.now())
    if (count > alertAbove.bridges_of_wallet) await tell('bridges_of_wallet', [wallet])
    if (paid !== null && count > alertAbove.referral_bridges_of_friend)
      await tell('referral_bridges_of_friend', [wallet, paid])
  } catch (err) {
    log.warn({ err, wallet }, 'the bridges of a wallet could not be checked')
  }
}

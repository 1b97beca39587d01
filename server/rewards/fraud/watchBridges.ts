import { addDays, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { alertAbove } from './watch.ts'

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
  /** Wallet that earned referral points for it, or null. */
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

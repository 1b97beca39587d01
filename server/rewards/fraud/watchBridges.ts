import { addDays, startOfDay, utcDay } from '#core/rewards/utcDay.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { tellAbove } from './watch.ts'

interface Deps {
  readonly store: Pick<Store, 'points' | 'review'>
  readonly clock: Clock
  readonly log: Log
}

/** A bridge that has been credited. */
export interface CreditedNow {
  readonly wallet: string
  /** How many of the wallet's bridges count, this one among them. */
  readonly number: number
  readonly settledAt: Date
  /** Whom it brought referral points; null when nobody. */
  readonly paid: string | null
}

/** Enough for an operator, and as much as one bridge more may cost to count. */
const COUNTED = 1000

/**
 * Tells an operator of wallets that bridge more in a day than people do. It is counted from the bridges that stand, once the credit has been
 * stored: so it holds up and undoes nobody's points, a look that failed is made good by the next bridge, and history told anew tells nothing new.
 * A wallet with few bridges in all costs no look.
 */
export async function watchBridges(
  { store, clock, log }: Deps,
  { wallet, number, settledAt, paid }: CreditedNow,
): Promise<void> {
  if (number <= Math.min(...Object.values(tellAbove))) return
  const day = utcDay(settledAt)
  try {
    const count = await store.points.bridgesWithin(wallet, startOfDay(day), startOfDay(addDays(day, 1)), COUNTED)
    const tell = (kind: keyof typeof tellAbove, wallets: readonly string[]) =>
      store.review.tell({ kind, subject: wallet, day, count, wallets }, clock.now())
    if (count > tellAbove.bridges_of_wallet) await tell('bridges_of_wallet', [wallet])
    if (paid !== null && count > tellAbove.referral_bridges_of_friend)
      await tell('referral_bridges_of_friend', [wallet, paid])
  } catch (err) {
    log.warn({ err, wallet }, 'the bridges of a wallet could not be looked at')
  }
}

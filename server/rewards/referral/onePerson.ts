import { utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'

/** Milliseconds for which an unlinked wallet still counts as its former account's. */
const LATELY_MS = 7 * 86_400_000
const lately = (now: Date): Date => new Date(now.getTime() - LATELY_MS)

/** True if both wallets belong to one Telegram account, now or recently, so that unlinking doesn't circumvent it. */
export const isOnePerson = (
  { telegram }: Pick<Store, 'telegram'>,
  one: string,
  other: string,
  now: Date,
): Promise<boolean> => telegram.isOnePerson(one, other, lately(now))

/**
 * Withdraws pending referral shares between a newly linked wallet and its account's other wallets; earned ones stay and
 * are flagged. Call in the linking transaction, so that a concurrent credit is seen or sees the link.
 */
export async function withdrawOwn(
  store: Pick<Store, 'telegram' | 'referrals' | 'review'>,
  wallet: string,
  userId: number,
  now: Date,
): Promise<void> {
  const others = (await store.telegram.walletsSince(userId, lately(now))).filter((one) => one !== wallet)
  for (const { referee, referrer, boundAt, points } of await store.referrals.withdraw(wallet, others, 'one_person')) {
    // Dated by the referral, so that repeated linking adds no rows.
    if (points > 0)
      await store.review.tell(
        { kind: 'own_invitation', subject: referee, day: utcDay(boundAt), count: points, wallets: [referee, referrer] },
        now,
      )
  }
}

import { utcDay } from '#core/rewards/utcDay.ts'
import type { Store } from '#store/contract.ts'

/** A wallet that was let go this lately still tells whose it was. */
const LATELY_MS = 7 * 86_400_000
const lately = (now: Date): Date => new Date(now.getTime() - LATELY_MS)

/** Two wallets of one Telegram account are one person, whoever of them invites; so is one that was unlinked for it. */
export const isOnePerson = (
  { telegram }: Pick<Store, 'telegram'>,
  one: string,
  other: string,
  now: Date,
): Promise<boolean> => telegram.isOnePerson(one, other, lately(now))

/**
 * A wallet has become a person's: what their other wallets and it were still to earn from inviting each other is taken back. What has arrived
 * stays, and an operator is told. Belongs into the transaction that links the wallet, so that a bridge credited meanwhile is seen, or sees it.
 */
export async function withdrawOwn(
  store: Pick<Store, 'telegram' | 'referrals' | 'review'>,
  wallet: string,
  userId: number,
  now: Date,
): Promise<void> {
  const others = (await store.telegram.walletsSince(userId, lately(now))).filter((one) => one !== wallet)
  for (const { referee, referrer, boundAt, points } of await store.referrals.withdraw(wallet, others, 'one_person')) {
    // By the day of the invitation it is one row, however often these wallets are linked.
    if (points > 0)
      await store.review.tell(
        { kind: 'own_invitation', subject: referee, day: utcDay(boundAt), count: points, wallets: [referee, referrer] },
        now,
      )
  }
}

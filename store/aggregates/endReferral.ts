import { and, eq } from 'drizzle-orm'
import type { EndedInvitation } from '../contract/referrals.ts'
import type { Db } from '../database.ts'
import { referrals } from '../schema/index.ts'
import { lockBridges } from './bridgeCredits.ts'
import { lockBindings, stands, withdrawReferrals } from './withdrawReferrals.ts'

/** See `Referrals.end`. A concurrent credit of the friend's bridge finishes first, as when a wallet is bound. */
export async function endReferral(
  q: Db,
  { referee, again, at }: { readonly referee: string; readonly again: boolean; readonly at: Date },
  now: Date,
): Promise<EndedInvitation | null> {
  await lockBindings(q)
  await lockBridges(q, referee)
  const standing = and(stands, eq(referrals.referee, referee))
  const [invitation] = await q.select().from(referrals).where(standing).for('update')
  if (!invitation) return null
  const { referrer, points: before } = invitation
  const [left] = await withdrawReferrals(q, { wallet: referee, others: [referrer], why: 'invitation_ended' }, now)
  await q.update(referrals).set({ endedAt: at, again }).where(standing)
  return { referee, referrer, before, after: left?.points ?? before }
}

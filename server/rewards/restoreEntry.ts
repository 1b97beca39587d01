import type { Store } from '#store/contract.ts'
import type { CampaignsNow, SettledAwards } from '#store/campaigns/types.ts'
import type { PointRow } from '#store/points/types.ts'
import { refuseEntry } from './revokeEntry.ts'

/**
 * Lets a campaign award again what an operator withheld, if its facts still justify it. Call in a transaction.
 * @throws AppError `entry_not_withheld`
 */
export async function restoreEntry(
  inner: Store,
  entry: PointRow,
  campaigns: (id: number) => CampaignsNow,
): Promise<SettledAwards> {
  await inner.points.hold(entry.wallet)
  const campaignId = await inner.campaigns.restore(entry.wallet, entry.id)
  if (campaignId === null)
    throw refuseEntry(
      'entry_not_withheld',
      `Entry ${entry.id} is no campaign’s award that was revoked. What else was taken is given with points grant.`,
    )
  return inner.campaigns.settle([entry.wallet], campaigns(campaignId))
}

import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import type { PageName } from '#core/screens/types.ts'
import { ShareHost } from '#src/features/campaignShare/ShareHost.tsx'
import { RewardsPanel } from './RewardsPanel.tsx'

/** Pages without a sheet of their own, over which a completed campaign may come. */
const calm: ReadonlySet<PageName> = new Set(['bridge', 'order'])

/** What a connected wallet sees of points beside the form or an order that has arrived: the panel, and a campaign that it has completed. */
export default function BesideForm({ compact }: { compact: boolean }) {
  const page = screenAt(useLocation().pathname)?.page
  return (
    <>
      <RewardsPanel compact={compact} />
      {page && calm.has(page) && !compact ? <ShareHost /> : null}
    </>
  )
}

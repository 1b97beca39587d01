import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import type { PageName } from '#core/screens/types.ts'
import { ShareHost } from '#src/features/rewards/share/ShareHost.tsx'
import { RewardsPanel } from './RewardsPanel.tsx'

/** Pages without a sheet of their own, above which a completed campaign may be offered. */
const calm: ReadonlySet<PageName> = new Set(['bridge', 'order'])

/** Points next to the form or an arrived order, for a connected wallet: the panel, and a completed campaign. */
export default function RewardsAside({ compact }: { compact: boolean }) {
  const page = screenAt(useLocation().pathname)?.page
  return (
    <>
      <RewardsPanel compact={compact} />
      {page && calm.has(page) && !compact ? <ShareHost /> : null}
    </>
  )
}

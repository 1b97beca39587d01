import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { ShareHost } from '#src/features/campaignShare/ShareHost.tsx'
import { InvitationCard } from '#src/features/invite/InvitationCard.tsx'
import { useWallets } from '#src/services.ts'
import { RewardsPanel } from './RewardsPanel.tsx'
import { useRewards } from './useRewards.ts'

/** What a connected wallet sees of points beside the form: the invitation that brought it, the panel, and a campaign that it has completed. */
export default function BesideForm() {
  const { open } = useRewards()
  const wallet = useWallets((state) => state.userId)
  const { pathname } = useLocation()
  return (
    <>
      {open ? <InvitationCard key={wallet} /> : null}
      <RewardsPanel />
      {screenAt(pathname)?.page === 'bridge' ? <ShareHost /> : null}
    </>
  )
}

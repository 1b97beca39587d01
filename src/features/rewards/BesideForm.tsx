import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { ShareHost } from '#src/features/campaignShare/ShareHost.tsx'
import { RewardsPanel } from './RewardsPanel.tsx'

/** What a connected wallet sees of points beside the form: the panel, and a campaign that it has completed. */
export default function BesideForm() {
  const { pathname } = useLocation()
  return (
    <>
      <RewardsPanel />
      {screenAt(pathname)?.page === 'bridge' ? <ShareHost /> : null}
    </>
  )
}

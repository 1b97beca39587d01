import { InvitationCard } from '#src/features/invite/InvitationCard.tsx'
import { useWallets } from '#src/services.ts'
import { RewardsPanel } from './RewardsPanel.tsx'
import { useRewards } from './useRewards.ts'

/** What a connected wallet sees of points beside the form: the invitation that brought it, and the panel. */
export default function BesideForm() {
  const { open } = useRewards()
  const wallet = useWallets((state) => state.userId)
  return (
    <>
      {open ? <InvitationCard key={wallet} /> : null}
      <RewardsPanel />
    </>
  )
}

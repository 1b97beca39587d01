import { Suspense } from 'react'
import { RewardsPanelSlot } from '#src/features/rewards/points/panel/RewardsPanelSlot.tsx'
import { paysAddress } from '#src/features/shared/pending.ts'
import { createPlans } from '#src/features/shared/plans.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import Banners from '#src/features/site/Banners.tsx'
import { lazyPage } from '#src/i18n/lazyScreen.ts'
import { usePersistentStore, useServices } from '#src/services.ts'

/* Content around the form, most of it for few visits: it loads after startup, and brings the code of what there is to show. */

const CurrentTransfer = lazyPage(() => import('./CurrentTransfer.tsx'))
const InvitationAsk = lazyPage(() => import('#src/features/rewards/invite/InvitationAsk.tsx'))
const OpenPlan = lazyPage(async () => ({
  default: (await import('#src/features/swap/detail/OpenPlan.tsx')).OpenPlan,
}))
const NotOpenLinks = lazyPage(() => import('#src/features/site/NotOpenLinks.tsx'))

export const BannersSlot = () => <Banners />
export const NotOpenSlot = () => <NotOpenLinks />
export const RewardsSlot = () => <RewardsPanelSlot />

/** This browser's transfer in progress, and the second step of one that began with a swap, if there are any. */
export function TransferSlot() {
  const isSwapAllowed = usePermits()('swap', 'other')
  const hasPlan = usePersistentStore(createPlans)
    .list()
    .some(({ isEnded }) => !isEnded)
  const current = usePending()
    .list()
    .find((transfer) => transfer.phase !== 'ready' || paysAddress(transfer))
  return (
    <>
      {hasPlan && isSwapAllowed ? <OpenPlan /> : null}
      {current ? <CurrentTransfer orderId={current.orderId} /> : null}
    </>
  )
}

/** Shown when the visit may have a referral. */
export function InvitationSlot() {
  const { link, referral } = useServices()
  if (!(referral.read() ?? link.getState().link.wishes.ref)) return null
  return (
    <div className="mt-4 empty:hidden">
      <Suspense fallback={null}>
        <InvitationAsk />
      </Suspense>
    </div>
  )
}

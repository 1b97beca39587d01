import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { RewardsPanelSlot } from '#src/features/rewards/points/panel/RewardsPanelSlot.tsx'
import { paysAddress } from '#src/features/shared/pending.ts'
import {
  createArrivalPlans,
  createPlans,
  isWantedElsewhere,
  takesSwap,
  tokenWanted,
} from '#src/features/shared/plans.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useSwapNetworks } from '#src/features/shared/useSwapNetworks.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import Banners from '#src/features/site/Banners.tsx'
import { lazyPage } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'

/* Content around the form, most of it for few visits: it loads after startup, and brings the code of what there is to show. */

const CurrentTransfer = lazyPage(() => import('./CurrentTransfer.tsx'))
const InvitationAsk = lazyPage(() => import('#src/features/rewards/invite/InvitationAsk.tsx'))
const OpenPlan = lazyPage(async () => ({
  default: (await import('#src/features/swap/form/OnBridgePage.tsx')).OpenPlan,
}))
const SwapAfterBridge = lazyPage(async () => ({
  default: (await import('#src/features/swap/form/OnBridgePage.tsx')).SwapAfterBridge,
}))
const NotOpenLinks = lazyPage(() => import('#src/features/site/NotOpenLinks.tsx'))

export const BannersSlot = () => <Banners />
export const NotOpenSlot = () => <NotOpenLinks />
export const RewardsSlot = () => <RewardsPanelSlot />

/** This browser's transfer in progress, and the second step of one that began with a swap, if there are any. */
export function TransferSlot() {
  const isSwapAllowed = usePermits()('swap', 'other')
  const plans = [...usePersistentStore(createPlans).list(), ...usePersistentStore(createArrivalPlans).list()]
  const hasPlan = plans.some(({ isEnded }) => !isEnded)
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

/** A swap of what arrives, where the destination has them, and the invitation. */
export function BelowFormSlot({ bridge }: { bridge: Bridge }) {
  const { form, selection } = bridge
  const { form: store, link } = useServices()
  const isSettled = useStore(link, (state) => state.settled)
  // Until the link is settled, the form may still have another destination.
  const isStray = isSettled && isWantedElsewhere(form)
  useEffect(() => {
    // The form may have changed since it was rendered.
    if (isStray && isWantedElsewhere(store.getState())) store.getState().patch({ swapTo: undefined })
  }, [store, isStray])
  const networks = useSwapNetworks()
  const [isPicking, setPicking] = useState(false)
  const line = document.getElementById('elsewhere')
  const isWished = tokenWanted(form.swapTo, selection?.toAsset.chain_id) !== null
  const isOffered = selection !== null && takesSwap(form) && networks.includes(selection.toAsset.chain_id)
  return (
    <>
      {isOffered && (isPicking || isWished) ? (
        <Suspense fallback={null}>
          <SwapAfterBridge bridge={bridge} isPicking={isPicking} onPick={setPicking} />
        </Suspense>
      ) : null}
      {isOffered && !isWished && line
        ? createPortal(
            <Button look="faint" aria-haspopup="dialog" data-testid="offer-swap-after" onClick={() => setPicking(true)}>
              {t('quote-swap_after')}
            </Button>,
            line,
          )
        : null}
      <Invitation />
    </>
  )
}

/** Shown when the visit may have a referral. */
function Invitation() {
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

import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { createOrderRequests } from '#src/features/orders/transfer/orderRequests.ts'
import { isCutOff } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { justPaid } from '#src/features/orders/detail/progress.ts'
import { ReviewSheet } from '#src/features/orders/transfer/ReviewSheet.tsx'
import { invitationText } from '#src/features/rewards/invite/invitation.ts'
import { useInvitation } from '#src/features/rewards/invite/useInvitation.ts'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { SwapAfterReview } from '#src/features/swap/form/OnBridgePage.tsx'
import { useSwapAfter } from '#src/features/swap/twoStep/useSwapAfter.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { RewardsPanelSlot } from '#src/features/rewards/points/panel/RewardsPanelSlot.tsx'
import { useServices, usePersistentStore } from '#src/services.ts'
import type { BridgeOutlet } from './BridgePage.tsx'
import { openedOverForm } from '../features/bridge/hooks/useFormActions.ts'

/** Review above the form. A reload after its confirmation opens that order instead of creating a second one. */
export default function ConfirmPage() {
  const { bridge, actions } = useOutletContext<BridgeOutlet>()
  const { form } = useServices()
  const pending = usePending()
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [cutOff] = useState(() => pending.list().find((transfer) => isCutOff(transfer, key, Date.now())))
  const requests = usePersistentStore(createOrderRequests)
  const after = useSwapAfter(bridge)
  const [isOrdering] = useState(() => requests.of(key) !== null)
  const left = useRef(false)
  const sent = useRef(false)
  // Going back to the form must not offer a spent amount again. Only afterwards: without an amount this page closes itself.
  useEffect(
    () => () => {
      if (sent.current) form.getState().patch({ amount: '', payment: '', swapTo: undefined })
    },
    [form],
  )
  const close = () => {
    if (closeReviewAction(state) === 'replace')
      return void navigate(`/?${paramsFromForm(bridge.form).toString()}`, { replace: true })
    // Going back takes a moment; a second tap would go back twice.
    if (!left.current) void navigate(-1)
    left.current = true
  }
  if (cutOff) return <Navigate to={`/order/${cutOff.orderId}`} replace />
  // An address set only by a link is never signed for, and without an amount there is nothing to review.
  if (!isOrdering && (bridge.form.amount === '' || bridge.view.problem?.reason === 'recipient_from_link'))
    return <Navigate to={`/?${paramsFromForm(bridge.form).toString()}`} replace />
  return (
    <ReviewSheet
      bridge={bridge}
      actions={actions}
      review={key}
      onClose={close}
      onSent={(orderId) => {
        sent.current = true
        void navigate(`/order/${orderId}`, { replace: true, state: justPaid })
      }}
      invitation={
        <>
          <SwapAfterReview bridge={bridge} after={after} />
          <InvitationFirst />
        </>
      }
      swapTo={after.wanted?.asset_id ?? null}
      rewards={<RewardsPanelSlot compact />}
    />
  )
}

/** Invitation in the review, the last moment at which it counts. It never blocks the transfer. */
function InvitationFirst() {
  const { open } = useRewards()
  const { offered, outcome, busy, confirm } = useInvitation()
  if (!open || (!offered && !outcome)) return null
  return (
    <div
      className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-caption text-muted"
      data-testid="invitation-first"
    >
      <p role={outcome ? 'status' : undefined} className="min-w-0 flex-1 basis-44 text-pretty">
        {outcome ? invitationText(outcome) : t('invite-review')}
      </p>
      {offered ? (
        <Button look="quiet" className="-mx-3 text-small" loading={busy} onClick={confirm}>
          {t('invite-review-action')}
        </Button>
      ) : null}
      <div className="basis-full empty:hidden">{busy ? <OpenWallet /> : null}</div>
    </div>
  )
}

const isOverForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === openedOverForm.over

/** Returns the navigation on closing a review: back to the form that opened it, else the form replaces it. */
export const closeReviewAction = (state: unknown): 'back' | 'replace' => (isOverForm(state) ? 'back' : 'replace')

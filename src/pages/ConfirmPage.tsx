import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { createOrderRequests } from '#src/features/orders/transfer/orderRequests.ts'
import { isCutOff } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { justPaid } from '#src/features/orders/detail/progress.ts'
import { ReviewSheet } from '#src/features/orders/transfer/ReviewSheet.tsx'
import { InvitationFirst } from '#src/features/rewards/invite/InvitationFirst.tsx'
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
  const [isOrdering] = useState(() => requests.of(key) !== null)
  const left = useRef(false)
  const sent = useRef(false)
  // Going back to the form must not offer a spent amount again. Only afterwards: without an amount this page closes itself.
  useEffect(
    () => () => {
      if (sent.current) form.getState().patch({ amount: '', payment: '' })
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
      invitation={<InvitationFirst />}
      rewards={<RewardsPanelSlot compact />}
    />
  )
}

const isOverForm = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state && state.over === openedOverForm.over

/** Returns the navigation on closing a review: back to the form that opened it, else the form replaces it. */
export const closeReviewAction = (state: unknown): 'back' | 'replace' => (isOverForm(state) ? 'back' : 'replace')

import { useEffect } from 'react'
import { useNavigate, useOutletContext } from 'react-router-dom'
import { paramsFromForm } from '#src/features/bridge/params.ts'
import { ReviewSheet } from '#src/features/transfer/ReviewSheet.tsx'
import { usePlatform } from '#src/services.ts'
import type { BridgeOutlet } from './BridgePage.tsx'

export default function ConfirmPage() {
  const { bridge } = useOutletContext<BridgeOutlet>()
  const navigate = useNavigate()
  const platform = usePlatform()
  const close = () => void navigate(`/?${paramsFromForm(bridge.form).toString()}`, { replace: true })
  useEffect(() => platform.onBack(close))
  return <ReviewSheet bridge={bridge} onClose={close} onSent={(orderId) => void navigate(`/order/${orderId}`, { replace: true })} />
}

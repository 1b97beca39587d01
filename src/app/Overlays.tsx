import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'

const MorePanel = lazyScreen(() => import('./MorePanel.tsx'))
const WalletModal = lazyScreen(() => import('#src/features/account/wallets/WalletModal.tsx'))

interface OverlaysProps {
  /** True while the wallet list is open. */
  wallets: boolean
  /** True while the panel with everything else is open. */
  more: boolean
  onLess: () => void
  /** Absent on pages without navigation. */
  onCheckIn: (() => void) | undefined
}

/** Sheets of the frame. */
export default function Overlays({ wallets, more, onLess, onCheckIn }: OverlaysProps) {
  return (
    <Suspense fallback={null}>
      {wallets ? <WalletModal /> : null}
      {more ? <MorePanel onClose={onLess} {...(onCheckIn && { onCheckIn })} /> : null}
    </Suspense>
  )
}

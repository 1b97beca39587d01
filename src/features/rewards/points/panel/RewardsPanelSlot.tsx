import { lazyPage } from '#src/i18n/lazyScreen.ts'
import { useWallets } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'

const RewardsAside = lazyPage(() => import('./RewardsAside.tsx'))

/** Rewards panel of a page, or its compact form in a sheet. Nothing of it loads before a wallet is connected and the page is idle. */
export function RewardsPanelSlot({ compact = false }: { compact?: boolean }) {
  const connected = useWallets((state) => state.userId !== null)
  if (!connected) return null
  return (
    <AfterStartup>
      <RewardsAside compact={compact} />
    </AfterStartup>
  )
}

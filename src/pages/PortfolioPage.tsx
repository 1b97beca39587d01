import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import type { OpenWalletSlot } from '#src/features/portfolio/ApprovalsCard.tsx'
import { PortfolioScreen } from '#src/features/portfolio/PortfolioScreen.tsx'
import { t } from '#src/i18n/t.ts'

const openWallet: OpenWalletSlot = (family) => <OpenWallet family={family} />

/** Balances of all connected wallets and watched addresses, and approvals to revoke. */
export default function PortfolioPage() {
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('screen-portfolio-title')}</h1>
      <p className="mt-1 mb-4 text-pretty text-muted">{t('screen-portfolio-description')}</p>
      <PortfolioScreen openWallet={openWallet} />
    </div>
  )
}

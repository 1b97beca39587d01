import { PortfolioScreen } from '#src/features/portfolio/PortfolioScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** Balances of all connected wallets and watched addresses. */
export default function PortfolioPage() {
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-portfolio-title')}</h1>
      <PortfolioScreen />
    </div>
  )
}

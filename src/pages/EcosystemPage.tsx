import type { ComponentProps } from 'react'
import { WalletIconFrame } from '#src/features/account/wallets/WalletIconFrame.tsx'
import { EcosystemScreen } from '#src/features/site/ecosystem/EcosystemScreen.tsx'
import { t } from '#src/i18n/t.ts'

/** Constant, so that icons keep their state while the screen renders. */
const walletIcon: ComponentProps<typeof EcosystemScreen>['walletIcon'] = (wallet) => <WalletIconFrame {...wallet} />

/** Networks, wallets and apps that work with the product. */
export default function EcosystemPage() {
  return (
    <div className="mx-auto w-full max-w-[60rem]">
      <h1 className="text-title font-semibold tracking-tight">{t('screen-ecosystem-title')}</h1>
      <p className="mt-1 mb-4 text-muted">{t('screen-ecosystem-description')}</p>
      <EcosystemScreen walletIcon={walletIcon} />
    </div>
  )
}

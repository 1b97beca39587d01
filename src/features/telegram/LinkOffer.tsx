import { addressRules } from '#chains/registry.ts'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import OpenWallet from '../account/wallets/OpenWallet.tsx'
import { accountTitle } from '../account/wallets/walletTitle.ts'
import type { WalletChange } from './useWalletChanges.ts'

/** Offers to link a connected wallet to this Telegram account. */
export function LinkOffer({
  wallet,
  busy,
  onLink,
}: {
  wallet: WalletAccount
  busy: WalletChange | null
  onLink: () => void
}) {
  const address = shortAddress(addressRules(wallet.family).display(wallet.address))
  return (
    <div className="mt-3 rounded-input border border-line p-4">
      <p className="font-semibold">{t('telegram-wallets-offer', { wallet: accountTitle(wallet), address })}</p>
      <p className="mt-1 mb-3 text-small text-pretty text-muted">{t('telegram-wallets-offer_text')}</p>
      <Button wide look="secondary" loading={busy === 'link'} disabled={busy !== null} onClick={onLink}>
        {t('telegram-wallets-link')}
      </Button>
      <div className="mt-3 empty:hidden">{busy === 'link' ? <OpenWallet family={wallet.family} /> : null}</div>
    </div>
  )
}

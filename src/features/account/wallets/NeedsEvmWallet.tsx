import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'

/** Sentence for visitors whose connected wallets are all of other families; nothing for everyone else. */
export function NeedsEvmWallet() {
  const isOther = useWallets(({ accounts }) => accounts.evm === undefined && Object.keys(accounts).length > 0)
  return isOther ? <p className="text-small text-pretty text-muted">{t('page-needs_evm')}</p> : null
}

import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { FamilyName } from '#core/chain/family.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { walletFamilies } from '#src/wallets/families.ts'
import { usePermits } from '../policy.ts'
import { AccountCard } from './AccountCard.tsx'
import { ConnectorList } from './ConnectorList.tsx'
import { transferError } from '../transfer/transferError.ts'

/** Connected wallets with a way out, and for every family the wallets that can be connected. */
export default function WalletModal() {
  const { accounts, closeList, listFamily, connect, connecting } = useWallets((state) => state)
  const [error, setError] = useState<string | null>(null)
  const may = usePermits()
  const connected = Object.keys(accounts).length > 0
  // What a button asked for comes first.
  const families = walletFamilies.filter((family) => may(`wallet:${family}`, 'bridge')).toSorted((a, b) => Number(b === listFamily) - Number(a === listFamily))

  const choose = async (family: FamilyName, connectorId: string) => {
    setError(null)
    try {
      await connect(family, connectorId)
      closeList()
    } catch (failure) {
      const { reason, message } = transferError(failure)
      setError(tOr(`connect-${reason}`, message))
    }
  }

  return (
    <Sheet title={t(connected && !listFamily ? 'wallets-mine' : 'wallets-connect')} onClose={closeList}>
      <div role="alert" className="empty:hidden">
        {error ? <Notice tone="warn">{error}</Notice> : null}
      </div>
      {families.map((family) => {
        const account = accounts[family]
        return (
          <section key={family} className="mt-3" aria-label={t(`wallets-family-${family}`)}>
            <h3 className="text-caption font-semibold text-muted">{t(`wallets-family-${family}`)}</h3>
            {account ? <AccountCard account={account} /> : <ConnectorList family={family} connecting={connecting} onChoose={(id) => void choose(family, id)} />}
          </section>
        )
      })}
      <p className="mt-5 text-caption text-muted">
        {t('wallets-terms')}{' '}
        <Link to="/tos" onClick={closeList} className="underline underline-offset-4">
          {t('tos-title')}
        </Link>
      </p>
    </Sheet>
  )
}

import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import type { ConnectorInfo, WalletAccount } from '#src/wallets/contract.ts'
import { AccountCard } from './AccountCard.tsx'
import { ConnectorList } from './ConnectorList.tsx'
import { belongs, type WalletGroup } from './groups.ts'

interface SectionProps {
  group: WalletGroup
  account: WalletAccount | undefined
  connecting: string | null
  /** True while another wallet of the family is being chosen; the connected one stays until the new one answers. */
  switching: boolean
  onSwitch: (switching: boolean) => void
  onChoose: (connector: ConnectorInfo) => void
}

/** Named group of wallets: the connected one, or those to choose from. A family has one account, so its other groups are inactive. */
export function GroupSection({ group, account, connecting, switching, onSwitch, onChoose }: SectionProps) {
  const own = account && belongs(group, account.connectorId) ? account : null
  if (account && !own && !switching) return null
  const title = t(`wallets-group-${group.id}`)
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="text-caption font-semibold text-muted">{title}</h3>
      {own ? <AccountCard account={own} /> : null}
      {own ? (
        <Button look="quiet" aria-expanded={switching} onClick={() => onSwitch(!switching)} className="-ms-3">
          {t('wallets-other')}
        </Button>
      ) : null}
      {account && !switching ? null : (
        <ConnectorList
          group={group}
          connected={account?.connectorId ?? null}
          connecting={connecting}
          onChoose={onChoose}
        />
      )}
    </section>
  )
}

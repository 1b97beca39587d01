import { t } from '#src/i18n/t.ts'
import type { ConnectorInfo, WalletAccount } from '#src/wallets/contract.ts'
import { AccountCard } from './AccountCard.tsx'
import { ConnectorList } from './ConnectorList.tsx'
import { belongs, type WalletGroup } from './groups.ts'

interface SectionProps {
  group: WalletGroup
  account: WalletAccount | undefined
  connecting: string | null
  onChoose: (connector: ConnectorInfo) => void
}

/** One group of wallets under its name: the connected one, or those to choose from. A family has one account, so its other groups rest. */
export function GroupSection({ group, account, connecting, onChoose }: SectionProps) {
  if (account && !belongs(group, account.connectorId)) return null
  const title = t(`wallets-group-${group.id}`)
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="text-caption font-semibold text-muted">{title}</h3>
      {account ? (
        <AccountCard account={account} />
      ) : (
        <ConnectorList group={group} connecting={connecting} onChoose={onChoose} />
      )}
    </section>
  )
}

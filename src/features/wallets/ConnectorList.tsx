import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { OutIcon } from '#src/ui/icons.tsx'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { useServices } from '#src/services.ts'
import { usePermits } from '../policy.ts'
import { WalletIconFrame } from './WalletIconFrame.tsx'

interface ListProps {
  family: FamilyName
  connecting: string | null
  onChoose: (connectorId: string) => void
}

/** The wallets of one family: those that are here first, then those that can be installed. */
export function ConnectorList({ family, connecting, onChoose }: ListProps) {
  const { loadWallets } = useServices()
  const withLinks = usePermits()('links', 'other')
  const list = useQuery({
    queryKey: ['connectors', family],
    queryFn: async () => (await loadWallets(family)).connectors(),
    staleTime: 0,
    // Extensions may announce themselves after the list was opened.
    refetchInterval: 2000,
    retry: 1,
  })
  if (list.isPending) return <div role="status" aria-label={t('main-loading')} className="skeleton mt-2 h-14" />
  if (!list.data) return <Notice tone="bad" action={{ label: t('action-retry'), onClick: () => void list.refetch() }}>{t('wallets-load_failed')}</Notice>
  const shown = list.data.filter((connector) => connector.installed || withLinks)
  if (shown.length === 0) return <p className="mt-2 text-small text-muted">{t('wallets-none')}</p>
  return (
    <ul className="-mx-2 mt-1">
      {shown.toSorted((a, b) => Number(b.installed) - Number(a.installed)).map((connector) => (
        <li key={connector.id}>
          <Connector connector={connector} busy={connecting === `${family}:${connector.id}`} disabled={connecting !== null} onChoose={() => onChoose(connector.id)} />
        </li>
      ))}
    </ul>
  )
}

const row = 'flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-1.5 text-left font-semibold enabled:hover:bg-raised disabled:opacity-60'

function Connector({ connector, busy, disabled, onChoose }: { connector: ConnectorInfo; busy: boolean; disabled: boolean; onChoose: () => void }) {
  if (!connector.installed && connector.installUrl) {
    return (
      <a href={connector.installUrl} target="_blank" rel="noopener noreferrer" className={row}>
        <WalletIconFrame icon={connector.icon} connectorId={connector.id} />
        <span className="flex-1">{connector.name}</span>
        <span className="flex items-center gap-1.5 text-small font-normal text-muted">
          {t('wallets-install')} <OutIcon width={14} height={14} />
        </span>
      </a>
    )
  }
  return (
    <button type="button" disabled={disabled} aria-busy={busy} onClick={onChoose} className={row}>
      <WalletIconFrame icon={connector.icon} connectorId={connector.id} />
      <span className="flex-1">{connector.name}</span>
      {busy ? <span className="text-small font-normal text-muted">{t('wallets-connecting')}</span> : null}
    </button>
  )
}

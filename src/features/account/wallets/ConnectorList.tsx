import { useQuery } from '@tanstack/react-query'
import { t } from '#src/i18n/t.ts'
import { softDisabledProps } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { useServices } from '#src/services.ts'
import { useChannel } from '#src/features/site/useChannel.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { inWalletOrder, belongs, type ListedGroup, primaryMethod, isOffered } from './groups.ts'
import { WalletIconFrame } from './WalletIconFrame.tsx'
import { walletTitle } from './walletTexts.ts'

interface ListProps {
  group: ListedGroup
  /** ID of the connected connector, which cannot be chosen again. */
  connected: string | null
  connecting: string | null
  onChoose: (connector: ConnectorInfo) => void
}

/** Wallets of one group: available ones first, then apps on other devices and installs. */
export function ConnectorList({ group, connected, connecting, onChoose }: ListProps) {
  const { family } = group
  const { loadWallets } = useServices()
  const { partner } = useChannel()
  const withLinks = usePermits()('links', 'other')
  const list = useQuery({
    queryKey: ['connectors', family],
    queryFn: async () => (await loadWallets(family)).connectors(),
    staleTime: 0,
    // Extensions may announce themselves after the list has opened.
    refetchInterval: 2000,
    retry: 1,
  })
  if (list.isPending) return <div role="status" aria-label={t('main-loading')} className="skeleton mt-2 h-14" />
  if (!list.data)
    return (
      <Notice tone="bad" action={{ label: t('action-retry'), onClick: () => void list.refetch() }}>
        {t('wallets-load_failed')}
      </Notice>
    )
  const shown = list.data.filter(
    (connector) => connector.id !== connected && belongs(group, connector.id) && isOffered(connector, withLinks),
  )
  if (shown.length === 0) return <p className="mt-2 text-small text-muted">{t('wallets-none')}</p>
  return (
    <ul className="-mx-2 mt-1">
      {inWalletOrder(shown, partner?.wallets ?? []).map((connector) => (
        <li key={connector.id}>
          <Connector
            connector={connector}
            busy={connecting === `${family}:${connector.id}`}
            disabled={connecting !== null}
            onChoose={() => onChoose(connector)}
          />
        </li>
      ))}
    </ul>
  )
}

const row =
  'flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-2 text-start font-semibold not-aria-disabled:hover:bg-raised aria-disabled:opacity-60'

const notes = { here: 'wallets-install', pair: 'wallets-scan', browser: 'wallets-open' } as const

/** Effect of choosing the wallet, shown next to its name. */
function note(connector: ConnectorInfo, busy: boolean): string | null {
  if (busy) return t('wallets-connecting')
  if (connector.installed) return null
  return t(notes[primaryMethod(connector)])
}

function Connector({
  connector,
  busy,
  disabled,
  onChoose,
}: {
  connector: ConnectorInfo
  busy: boolean
  disabled: boolean
  onChoose: () => void
}) {
  const beside = note(connector, busy)
  return (
    <button type="button" {...softDisabledProps(disabled, onChoose)} aria-busy={busy} className={row}>
      <WalletIconFrame icon={connector.icon} connectorId={connector.id} name={connector.name} />
      <span className="flex-1">{walletTitle(connector.id, connector.name)}</span>
      {beside ? <span className="text-small font-normal text-muted">{beside}</span> : null}
    </button>
  )
}

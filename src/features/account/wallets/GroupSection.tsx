import { useQuery } from '@tanstack/react-query'
import { t } from '#src/i18n/t.ts'
import { Button, softDisabledProps } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo, WalletAccount } from '#src/wallets/contract.ts'
import { useServices } from '#src/services.ts'
import { useChannel } from '#src/features/site/useChannel.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { AccountCard } from './AccountCard.tsx'
import { inWalletOrder, belongs, type ListedGroup, primaryMethod, isOffered } from './groups.ts'
import type { ConnectorsResult } from './useConnectorLists.ts'
import { WalletIconFrame } from './WalletIconFrame.tsx'
import { walletTitle } from './walletTexts.ts'

interface SectionProps {
  group: ListedGroup
  /** Wallets of the group’s family; null while those of a group above are loading. */
  list: ConnectorsResult | null
  account: WalletAccount | undefined
  connecting: string | null
  /** True while another wallet of the family is being chosen; the connected one stays until the new one answers. */
  switching: boolean
  onSwitch: (switching: boolean) => void
  onChoose: (connector: ConnectorInfo) => void
  onInscribe: () => void
}

/** Named group of wallets: the connected one, or those to choose from. A family has one account, so its other groups are inactive. */
export function GroupSection({
  group,
  list,
  account,
  connecting,
  switching,
  onSwitch,
  onChoose,
  onInscribe,
}: SectionProps) {
  const own = account && belongs(group, account.connectorId) ? account : null
  if (account && !own && !switching) return null
  const title = t(`wallets-group-${group.id}`)
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="text-caption font-semibold text-muted">{title}</h3>
      {own ? <AccountCard account={own} /> : null}
      {own ? (
        <div className="-ms-3 flex flex-wrap">
          <Button look="quiet" aria-expanded={switching} onClick={() => onSwitch(!switching)}>
            {t('wallets-other')}
          </Button>
          <InscriptionEntry account={own} onOpen={onInscribe} />
        </div>
      ) : null}
      {account && !switching ? null : (
        <ConnectorList
          group={group}
          list={list}
          connected={account?.connectorId ?? null}
          connecting={connecting}
          onChoose={onChoose}
        />
      )}
    </section>
  )
}

interface ListProps extends Pick<SectionProps, 'group' | 'list' | 'connecting' | 'onChoose'> {
  /** ID of the connected connector, which cannot be chosen again. */
  connected: string | null
}

/** Wallets of one group: available ones first, then apps on other devices and installs. */
function ConnectorList({ group, list, connected, connecting, onChoose }: ListProps) {
  const { family } = group
  const { partner } = useChannel()
  const withLinks = usePermits()('links', 'other')
  if (!list) return <div role="status" aria-label={t('main-loading')} className="skeleton mt-2 h-14" />
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

/** Opens the transfer of an inscription; nothing for wallets that make none, and where wallets only bridge. */
function InscriptionEntry({ account, onOpen }: { account: WalletAccount; onOpen: () => void }) {
  const { loadWallets } = useServices()
  const isAllowed = usePermits()(`wallet:${account.family}`, 'other')
  const { data: modes } = useQuery({
    queryKey: ['inscription-modes', account.family, account.connectorId],
    queryFn: async () => (await loadWallets(account.family)).inscriptions?.modes() ?? [],
    staleTime: Infinity,
    networkMode: 'always',
  })
  return isAllowed && modes?.length ? (
    <Button look="quiet" onClick={onOpen}>
      {t('inscribe-open')}
    </Button>
  ) : null
}

import type { ChainRow } from '#core/wire/catalogue.ts'
import type { NetworkState, StatusData } from '#core/wire/status.ts'
import { t } from '#src/i18n/t.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import type { NetworkNames } from './statusView.ts'

const tones: Readonly<Record<NetworkState, BadgeTone>> = { ok: 'good', paused: 'warn', unreachable: 'warn' }

interface NetworkStatesProps {
  networks: StatusData['networks']
  chains: readonly ChainRow[]
  nameOf: NetworkNames
}

/** Networks with a problem; the others are folded, since no one needs to read that each of many works. */
export function NetworkStates({ networks, chains, nameOf }: NetworkStatesProps) {
  if (networks.length === 0) return null
  const troubled = networks.filter(({ state }) => state !== 'ok')
  const working = networks.filter(({ state }) => state === 'ok')
  const list = (rows: StatusData['networks']) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8">
      {rows.map(({ chain_id, state }) => (
        <li key={chain_id} className="flex min-h-11 items-center gap-3">
          <RoundIcon
            kind="network"
            name={nameOf(chain_id)}
            icon={chains.find((chain) => chain.chain_id === chain_id)?.icon ?? ''}
            size={24}
          />
          <span className="min-w-0 flex-1 truncate font-semibold">{nameOf(chain_id)}</span>
          <Badge tone={tones[state]}>{t(`service-network-${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
  return (
    <Card title={t('service-networks')} data-testid="status-networks">
      {troubled.length > 0 ? list(troubled) : null}
      {working.length > 0 ? (
        <details className="group text-small">
          <summary className="flex min-h-11 cursor-pointer items-center text-muted hover:text-text">
            {t('service-networks-ok', { count: working.length })}
            <ChevronIcon className="ms-1 flex-none group-open:rotate-180" />
          </summary>
          {list(working)}
        </details>
      ) : null}
    </Card>
  )
}

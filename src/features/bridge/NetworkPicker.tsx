import { useRef, useState } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { TabRow } from '#src/ui/TabRow.tsx'
import { chooseFrom, chooseTo, destinationsOf, sourcesOf } from './form.ts'
import { type NetworkRow, networkRows, type NetworkTab, popularOf, usefulTabs } from './networks.ts'
import type { Bridge } from './useBridge.ts'
import { usePickerBalances } from './usePickerBalances.ts'

interface PickerProps {
  side: 'from' | 'to'
  bridge: Bridge
  catalogue: NonNullable<Bridge['catalogue']>
  onClose: () => void
}

/** Networks that cannot be chosen stay in the list with the reason, so that nobody searches in vain. */
function blockedBy({ side, bridge, catalogue }: PickerProps): (chain: ChainRow) => string | null {
  const sources = sourcesOf(catalogue)
  const reachable = destinationsOf(catalogue, bridge.form.fromChainId)
  return (chain) => {
    if (!chain.route.available) return chain.route.reason ?? t('picker-no_route')
    if (side === 'from') return sources.has(chain.chain_id) ? null : t('picker-no_route')
    if (chain.chain_id === bridge.form.fromChainId) return null
    return reachable.has(chain.chain_id) ? null : t('picker-unreachable', { network: bridge.from?.alias_name ?? '' })
  }
}

export default function NetworkPicker(props: PickerProps) {
  const { side, bridge, catalogue, onClose } = props
  const { form: store } = useServices()
  const search = useRef<HTMLInputElement>(null)
  const [tab, setTab] = useState<NetworkTab>('all')
  const [text, setText] = useState('')
  const rows = networkRows(catalogue.list, tab, text, blockedBy(props))
  const popular = text === '' ? popularOf(rows, tab) : []
  const balances = usePickerBalances(rows.filter((row) => row.blocked === null).map((row) => row.chain), bridge.form.token)
  const current = side === 'from' ? bridge.form.fromChainId : bridge.form.toChainId

  const choose = (chain: ChainRow) => {
    const next = side === 'from' ? chooseFrom : chooseTo
    store.getState().patch(next(catalogue, bridge.form, chain.chain_id))
    onClose()
  }

  return (
    <Sheet title={t(`picker-network-${side}`)} onClose={onClose} initialFocus={search}>
      <SearchField ref={search} value={text} onChange={setText} placeholder={t('picker-search')} />
      <TabRow label={t('picker-kind')} value={tab} onChange={setTab} tabs={usefulTabs(catalogue.list).map((id) => ({ id, text: t(`picker-tab-${id}`) }))} />
      {popular.length > 1 ? (
        <div className="mt-4">
          <h3 className="text-caption text-muted">{t('picker-popular')}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {popular.map(({ chain }) => (
              <button key={chain.chain_id} type="button" onClick={() => choose(chain)} className="pill bg-raised text-small">
                <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={24} />
                {chain.alias_name}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      <ul className="mt-4 -mx-2" aria-label={t('picker-networks')}>
        {rows.map((row) => (
          <NetworkItem key={row.chain.chain_id} row={row} current={row.chain.chain_id === current} balance={balances(row.chain.chain_id)} onChoose={() => choose(row.chain)} />
        ))}
      </ul>
      {rows.length === 0 ? <p className="py-8 text-center text-muted">{t('picker-nothing', { text })}</p> : null}
    </Sheet>
  )
}

interface ItemProps {
  row: NetworkRow
  current: boolean
  balance: { text: string; hint: string | null } | null
  onChoose: () => void
}

function NetworkItem({ row: { chain, blocked }, current, balance, onChoose }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        disabled={blocked !== null}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-1.5 text-left enabled:hover:bg-raised aria-current:bg-raised"
      >
        <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />
        <span className="min-w-0 flex-1">
          <span className={`block truncate font-semibold ${blocked ? 'text-muted' : ''}`}>{chain.alias_name}</span>
          {blocked ? <span className="block text-caption text-muted">{blocked}</span> : null}
        </span>
        {balance ? (
          <span title={balance.hint ?? undefined} className="flex-none text-small text-muted">
            {balance.text}
          </span>
        ) : null}
      </button>
    </li>
  )
}

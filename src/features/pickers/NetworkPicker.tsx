import { useMemo, useRef, useState } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { chooseFrom, chooseTo } from '../bridge/form.ts'
import type { Bridge } from '../bridge/useBridge.ts'
import { NetworkPane } from './NetworkPane.tsx'
import { networkRows, popularOf } from './networkRows.ts'
import { firstTab, type NetworkTab, tabsOf, testnetFlag } from './networkTabs.ts'
import { openingFocus } from './openingFocus.ts'
import { whyBlocked } from './whyBlocked.ts'

interface PickerProps {
  side: 'from' | 'to'
  bridge: Bridge
  catalogue: NonNullable<Bridge['catalogue']>
  onClose: () => void
}

/** The network list: where from, and where to. */
export default function NetworkPicker({ side, bridge, catalogue, onClose }: PickerProps) {
  const { form: store } = useServices()
  const { form, from } = bridge
  const focus = useRef<HTMLElement>(null)
  const walletChainId = useWallets((state) => (from && state.accounts[from.family]?.chainId) ?? null)
  const testnet = testnetFlag(catalogue.list, walletChainId, form.fromChainId)
  const [tab, setTab] = useState(() => firstTab(side, testnet))
  const [search, setSearch] = useState('')

  const rows = useMemo(
    () => networkRows(catalogue.list, { tab, search, testnet, blocked: whyBlocked(side, catalogue, form.fromChainId) }),
    [catalogue, tab, search, testnet, side, form.fromChainId],
  )
  const popular = useMemo(() => popularOf(rows, tab, search), [rows, tab, search])

  const choose = (chain: ChainRow) => {
    const next = side === 'from' ? chooseFrom : chooseTo
    store.getState().patch(next(catalogue, form, chain.chain_id))
    onClose()
  }

  return (
    <Sheet title={t(`picker-network-${side}`)} onClose={onClose} initialFocus={focus} fill>
      <NetworkPane
        focus={{ on: openingFocus(window), ref: focus }}
        rows={rows}
        popular={popular}
        search={search}
        onSearch={setSearch}
        scope={tab}
        current={side === 'from' ? form.fromChainId : form.toChainId}
        token={form.token}
        fromName={from?.alias_name ?? ''}
        empty={search.trim() === '' ? t('picker-none_here') : t('picker-nothing', { text: search.trim() })}
        tabs={
          side === 'from'
            ? { label: t('picker-kind'), value: tab, tabs: tabsOf.from.map((id) => ({ id, text: t(`picker-tab-${id}`) })), onChange: (id) => setTab(id as NetworkTab) }
            : undefined
        }
        onChoose={choose}
      />
    </Sheet>
  )
}

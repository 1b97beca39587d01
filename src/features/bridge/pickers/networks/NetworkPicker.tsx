import { useEffect, useRef } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { ListPane, openingFocus } from '../ListPane.tsx'
import { type NetworkTab, tabsOf } from './networkTabs.ts'
import { OptionChip, OptionLine } from './OptionParts.tsx'
import type { AnyOption } from './pickerOptions.ts'
import { type NetworkListState, useNetworkList } from './useNetworkList.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { type BridgeForm, flip, nobody, settleForm } from '../../../shared/form.ts'

interface PickerProps {
  side: 'from' | 'to'
  bridge: Bridge
  catalogue: NonNullable<Bridge['catalogue']>
  onClose: () => void
}

/** Network list: source, destination or exchange, or the networks of one exchange. */
export default function NetworkPicker({ side, bridge, catalogue, onClose }: PickerProps) {
  const { form: store } = useServices()
  const { form } = bridge
  const list = useNetworkList(side, bridge, catalogue)
  const { offer, tab } = list
  const focus = useRef<HTMLElement>(null)
  const shown = useRef(offer)
  useEffect(() => {
    // The focused element disappeared with the other list.
    if (shown.current !== offer) focus.current?.focus()
    shown.current = offer
  }, [offer])

  const choose = (option: AnyOption) => {
    if (option.kind === 'exchange') return list.openExchange(option.offer.exchange.id)
    const id = option.row.chain.chain_id
    store
      .getState()
      .patch(
        offer
          ? chooseExchange(catalogue, form, offer.exchange.id, id)
          : (side === 'from' ? chooseFrom : chooseTo)(catalogue, form, id),
      )
    onClose()
  }

  return (
    <Sheet
      title={offer ? t('picker-exchange-title') : t(`picker-network-${side}`)}
      onClose={onClose}
      initialFocus={focus}
      fill
    >
      <ListPane
        key={offer ? 'exchange' : 'list'}
        focus={{ on: openingFocus(window), ref: focus }}
        search={list.search}
        onSearch={list.setSearch}
        placeholder={t('picker-search')}
        label={tab === 'exchange' && !offer ? t('picker-exchange-list') : t('picker-networks')}
        rowsLabel={tab === 'exchange' && !offer ? t('picker-exchange-list') : t('picker-all_networks')}
        chips={list.chips}
        rows={list.rows}
        scope={tab}
        current={currentOf(side, form)}
        empty={<EmptyList list={list} />}
        note={<Note list={list} side={side} token={form.token} />}
        tabs={
          offer
            ? undefined
            : {
                label: t('picker-kind'),
                value: tab,
                tabs: tabsFor(side, list),
                onChange: (id) => list.showTab(id as NetworkTab),
              }
        }
        Chip={OptionChip}
        Row={OptionLine}
        onChoose={choose}
      />
    </Sheet>
  )
}

const currentOf = (side: 'from' | 'to', { fromChainId, toChainId }: Bridge['form']): string =>
  String(side === 'from' ? fromChainId : toChainId)

const tabsFor = (side: 'from' | 'to', { exchanges: { blocked } }: NetworkListState) =>
  tabsOf[side].map((id) => ({
    id,
    text: t(`picker-tab-${id}`),
    ...(id === 'exchange' && blocked ? { disabled: true, hint: t(`picker-exchange-blocked-${blocked}`) } : {}),
  }))

/** Advice before choosing an exchange's network, or the reason for a disabled Exchange tab. */
function Note({
  list: { offer, exchanges, leaveExchange },
  side,
  token,
}: {
  list: NetworkListState
  side: 'from' | 'to'
  token: string
}) {
  if (offer) {
    return (
      <>
        <Notice tone="info">{t('picker-exchange-confirm', { name: offer.exchange.name, token })}</Notice>
        <Button look="quiet" onClick={leaveExchange} className="mt-1 -ms-3">
          {t('picker-exchange-back')}
        </Button>
      </>
    )
  }
  if (side === 'from' || !exchanges.blocked || exchanges.blocked === 'loading') return null
  return <p className="px-1 text-caption text-muted">{t(`picker-exchange-blocked-${exchanges.blocked}`)}</p>
}

/** Explains an empty list. */
function EmptyList({ list: { tab, offer, search, exchanges } }: { list: NetworkListState }) {
  const text = search.trim()
  if (tab !== 'exchange' || offer || exchanges.state === 'ready') {
    if (text !== '') return t('picker-nothing', { text })
    return tab === 'exchange' ? t('picker-exchange-none') : t('picker-none_here')
  }
  if (exchanges.state === 'loading') {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('picker-exchange-loading')}</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
    )
  }
  return (
    <>
      <p>{t('picker-exchange-failed')}</p>
      <Button look="quiet" onClick={exchanges.retry}>
        {t('action-retry')}
      </Button>
    </>
  )
}

type Catalogue = Parameters<typeof settleForm>[0]

/** Choosing the other side's network swaps the two, which invalidates an address on the other side. */
export function chooseFrom(catalogue: Catalogue, form: BridgeForm, fromChainId: number): BridgeForm {
  if (fromChainId === form.toChainId) return flip(catalogue, form)
  return settleForm(catalogue, { ...form, fromChainId })
}

export function chooseTo(catalogue: Catalogue, form: BridgeForm, toChainId: number): BridgeForm {
  if (toChainId === form.fromChainId) return flip(catalogue, form)
  const stays = toChainId === form.toChainId && form.exchangeId === null
  return settleForm(catalogue, { ...form, toChainId, ...(stays ? {} : nobody) })
}

/** Selects an exchange on one of its networks. Address and memo stay when exchange and network are the same. */
export function chooseExchange(
  catalogue: Catalogue,
  form: BridgeForm,
  exchangeId: number,
  toChainId: number,
): BridgeForm {
  const stays = toChainId === form.toChainId && exchangeId === form.exchangeId
  return settleForm(catalogue, { ...form, toChainId, ...(stays ? {} : nobody), exchangeId })
}

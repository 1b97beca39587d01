import { type ComponentProps, useMemo } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import { BalanceText } from './BalanceText.tsx'
import { ListPane } from './ListPane.tsx'
import type { NetworkRow } from './networkRows.ts'
import { OptionRow } from './OptionRow.tsx'
import type { RowLook } from './PickerList.tsx'
import type { PickerOption } from './usePickerList.ts'
import { type BalanceLoader, useBalanceLoader, useRowBalance } from './useRowBalance.ts'

type Pane = ComponentProps<typeof ListPane<NetworkOption>>

interface NetworkPaneProps extends Pick<Pane, 'focus' | 'search' | 'onSearch' | 'scope' | 'empty' | 'tabs'> {
  rows: readonly NetworkRow[]
  popular: readonly NetworkRow[]
  current: number | null
  /** Symbol whose balances are shown. */
  token: string
  /** Name of the source, for networks that cannot be reached from it. */
  fromName: string
  onChoose: (chain: ChainRow) => void
}

interface NetworkOption extends PickerOption {
  readonly row: NetworkRow
  readonly token: string
  readonly fromName: string
  readonly load: BalanceLoader
}

/** A list of networks with shortcuts and balances. */
export function NetworkPane({ rows, popular, current, token, fromName, onChoose, ...pane }: NetworkPaneProps) {
  const load = useBalanceLoader()
  const [options, chips] = useMemo(() => {
    const optionOf = (row: NetworkRow): NetworkOption => ({ key: String(row.chain.chain_id), label: row.chain.alias_name, blocked: row.blocked !== null, row, token, fromName, load })
    return [rows.map(optionOf), popular.map(optionOf)]
  }, [rows, popular, token, fromName, load])
  return (
    <ListPane
      {...pane}
      placeholder={t('picker-search')}
      label={t('picker-networks')}
      rowsLabel={t('picker-all_networks')}
      chips={chips}
      rows={options}
      current={current === null ? null : String(current)}
      Chip={NetworkChip}
      Row={NetworkLine}
      onChoose={({ row }) => onChoose(row.chain)}
    />
  )
}

function NetworkChip({ option: { row: { chain } } }: { option: NetworkOption }) {
  return (
    <>
      <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} />
      <span className="max-w-full truncate">{chain.alias_name}</span>
    </>
  )
}

function NetworkLine({ option, look }: { option: NetworkOption; look: RowLook }) {
  const { row: { chain, blocked }, token, fromName, load } = option
  // What cannot be chosen says why; a figure beside it would help nobody.
  const cell = useRowBalance(load, chain, token, look.resting && blocked === null)
  const why = blocked === 'unreachable' ? t('picker-unreachable', { network: fromName }) : blocked ? t('picker-no_route') : null
  const failed = look.active && cell.kind === 'failed' ? <span aria-hidden="true">{t('picker-balance_failed')}</span> : null
  return (
    <OptionRow
      icon={<RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />}
      name={chain.alias_name}
      note={why ?? failed}
      muted={blocked !== null}
      end={blocked ? null : <BalanceText cell={cell} />}
    />
  )
}

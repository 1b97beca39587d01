import { useRef, useState } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { ListPane, openingFocus } from './ListPane.tsx'
import { OptionRow } from './OptionRow.tsx'
import type { PickerOption } from './usePickerList.ts'

interface ChainOption extends PickerOption {
  readonly chain: ChainRow
}

interface ChainPickerProps {
  chains: readonly ChainRow[]
  current: ChainRow | null
  /** Names the list for screen readers' ids; one per page. */
  scope: string
  onChoose: (chainId: number) => void
  onClose: () => void
}

/** List of the networks that a page serves, in their given order. */
export default function ChainPicker({ chains, current, scope, onChoose, onClose }: ChainPickerProps) {
  const [search, setSearch] = useState('')
  const focus = useRef<HTMLElement>(null)
  const words = search.trim().toLowerCase()
  const rows = chains
    .filter(({ alias_name, chain_name }) => `${alias_name} ${chain_name}`.toLowerCase().includes(words))
    .map((row): ChainOption => ({ key: String(row.chain_id), label: row.alias_name, blocked: false, chain: row }))
  return (
    <Sheet title={t('swap-network')} onClose={onClose} initialFocus={focus} fill>
      <ListPane
        focus={{ on: openingFocus(window), ref: focus }}
        search={search}
        onSearch={setSearch}
        placeholder={t('picker-search')}
        label={t('picker-networks')}
        chips={[]}
        rows={rows}
        rowsLabel={t('picker-all_networks')}
        scope={scope}
        current={current && String(current.chain_id)}
        empty={t('picker-nothing', { text: search.trim() })}
        Row={ChainLine}
        onChoose={(option) => {
          onChoose(option.chain.chain_id)
          onClose()
        }}
      />
    </Sheet>
  )
}

const ChainLine = ({ option: { chain } }: { option: ChainOption }) => (
  <OptionRow
    icon={<RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />}
    name={chain.alias_name}
  />
)

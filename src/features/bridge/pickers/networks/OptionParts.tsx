import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import { ExchangeLine } from './ExchangeLine.tsx'
import { NetworkLine } from './NetworkLine.tsx'
import type { AnyOption } from './pickerOptions.ts'
import type { RowLook } from '../PickerList.tsx'

export const OptionLine = ({ option, look }: { option: AnyOption; look: RowLook }) =>
  option.kind === 'network' ? <NetworkLine option={option} look={look} /> : <ExchangeLine option={option} />

/** Shortcut with icon and name. Only networks have weights. */
export function OptionChip({ option }: { option: AnyOption }) {
  if (option.kind !== 'network') return null
  const { chain } = option.row
  return (
    <>
      <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={24} />
      <span className="min-w-0 truncate">{chain.alias_name}</span>
    </>
  )
}

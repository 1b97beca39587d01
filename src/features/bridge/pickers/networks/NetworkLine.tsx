import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import { BalanceText } from '../BalanceText.tsx'
import { FoundIn } from './FoundIn.tsx'
import { OptionRow } from '../OptionRow.tsx'
import type { NetworkOption } from './pickerOptions.ts'
import type { RowLook } from '../PickerList.tsx'
import { saysWhy } from '../saysWhy.ts'
import { useRowBalance } from './useRowBalance.ts'

export function NetworkLine({ option, look }: { option: NetworkOption; look: RowLook }) {
  const {
    row: { chain, blocked, foundIn },
    context: { token, fromName, load },
  } = option
  // A disabled network shows its reason, and no balance next to it.
  const cell = useRowBalance(load, chain, token, look.resting && blocked === null)
  const why =
    blocked === 'unreachable' ? t('picker-unreachable', { network: fromName }) : blocked ? t('picker-no_route') : null
  const failed = saysWhy(cell, look.active, window) ? (
    <span aria-hidden="true">{t('picker-balance_failed')}</span>
  ) : null
  return (
    <OptionRow
      icon={<RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />}
      name={chain.alias_name}
      mark={foundIn ? <FoundIn tab={foundIn} /> : null}
      note={why ?? failed}
      muted={blocked !== null}
      end={blocked ? null : <BalanceText cell={cell} unit={token} />}
    />
  )
}

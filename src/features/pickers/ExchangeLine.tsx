import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import type { ExchangeOffer } from '../exchange/offer.ts'
import { OptionRow } from './OptionRow.tsx'
import type { ExchangeOption } from './pickerOptions.ts'

const notes: Readonly<Record<NonNullable<ExchangeOffer['blocked']> | 'open', (option: ExchangeOption) => string>> = {
  open: ({ offer }) => offer.networks.map((chain) => chain.alias_name).join(', '),
  suspended: ({ offer }) => offer.exchange.suspended_reason ?? t('picker-exchange-suspended'),
  unsupported: ({ token }) => t('picker-exchange-unsupported', { token }),
}

export function ExchangeLine({ option }: { option: ExchangeOption }) {
  const { exchange, blocked } = option.offer
  return <OptionRow icon={<RoundIcon kind="network" name={exchange.name} icon={exchange.icon} size={32} />} name={exchange.name} note={notes[blocked ?? 'open'](option)} muted={blocked !== null} />
}

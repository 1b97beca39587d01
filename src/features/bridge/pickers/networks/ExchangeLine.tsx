import { textIn } from '#core/format/ownText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/TokenIcon.tsx'
import type { ExchangeOffer } from '#src/features/bridge/exchange/offer.ts'
import { FoundIn } from './FoundIn.tsx'
import { OptionRow } from '../OptionRow.tsx'
import type { ExchangeOption } from './pickerOptions.ts'

const notes: Readonly<Record<NonNullable<ExchangeOffer['blocked']> | 'open', (option: ExchangeOption) => string>> = {
  open: ({ offer }) => offer.networks.map((chain) => chain.alias_name).join(', '),
  suspended: ({ offer: { exchange } }) =>
    exchange.suspended_reason === null
      ? t('picker-exchange-suspended')
      : textIn(exchange.suspended_reason, currentLanguage()),
  unsupported: ({ token }) => t('picker-exchange-unsupported', { token }),
}

export function ExchangeLine({ option }: { option: ExchangeOption }) {
  const { exchange, blocked } = option.offer
  return (
    <OptionRow
      icon={<RoundIcon kind="network" name={exchange.name} icon={exchange.icon} size={32} />}
      name={exchange.name}
      mark={option.found ? <FoundIn tab="exchange" /> : null}
      note={notes[blocked ?? 'open'](option)}
      muted={blocked !== null}
    />
  )
}

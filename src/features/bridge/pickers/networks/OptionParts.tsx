import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import type { AnyOption, ExchangeOption, NetworkOption } from './pickerOptions.ts'
import type { RowLook } from '../PickerList.tsx'
import { textIn } from '#core/format/ownText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { ExchangeOffer } from '#src/features/bridge/exchange/offer.ts'
import { OptionRow, BalanceText, saysWhy } from '../OptionRow.tsx'
import { useRowBalance } from './useRowBalance.ts'
import { Badge } from '#src/ui/Badge.tsx'
import type { NetworkTab } from './networkTabs.ts'

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

const notes: Readonly<Record<NonNullable<ExchangeOffer['blocked']> | 'open', (option: ExchangeOption) => string>> = {
  open: ({ offer }) => offer.networks.map((chain) => chain.alias_name).join(', '),
  suspended: ({ offer: { exchange } }) =>
    exchange.suspended_reason === null
      ? t('picker-exchange-suspended')
      : textIn(exchange.suspended_reason, currentLanguage()),
  unsupported: ({ token }) => t('picker-exchange-unsupported', { token }),
}

function ExchangeLine({ option }: { option: ExchangeOption }) {
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

function NetworkLine({ option, look }: { option: NetworkOption; look: RowLook }) {
  const {
    row: { chain, blocked, foundIn, renamed },
    context: { token, fromName, load },
  } = option
  // A disabled network shows its reason, and no balance next to it.
  const cell = useRowBalance(load, chain, token, look.resting && blocked === null)
  const why =
    blocked === 'unreachable' ? t('picker-unreachable', { network: fromName }) : blocked ? noRouteNote(chain) : null
  const match = renamed ? t('picker-native', { symbol: renamed.symbol, former: renamed.former }) : null
  const facts = [match, why].filter((fact) => fact !== null)
  const failed = saysWhy(cell, look.active, window) ? (
    <span aria-hidden="true">{t('picker-balance_failed')}</span>
  ) : null
  return (
    <OptionRow
      icon={<RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />}
      name={chain.alias_name}
      mark={foundIn ? <FoundIn tab={foundIn} /> : null}
      note={facts.length > 0 ? facts.join(' · ') : failed}
      muted={blocked !== null}
      end={blocked ? null : <BalanceText cell={cell} unit={token} />}
    />
  )
}

/** Only some codes have a note of their own. */
const noRouteNote = ({ route: { code } }: ChainRow): string =>
  tOr(`picker-no_route-${code ?? ''}`, t('picker-no_route'))

/** Tab of a match outside the visible one. */
const FoundIn = ({ tab }: { tab: NetworkTab }) => (
  <span className="flex-none">
    <span className="sr-only">{t('picker-found_in')} </span>
    <Badge>{t(`picker-tab-${tab}`)}</Badge>
  </span>
)

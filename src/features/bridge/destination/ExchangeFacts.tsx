import { MAX_DECIMALS } from '#core/money/units.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { displayNumber } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { FactRow } from '#src/ui/FactRow.tsx'
import { creditedFrom, type ExchangeOnNetwork } from '../exchange/deposit.ts'
import { networksOf } from '../exchange/offer.ts'
import { isolateBidi } from '#src/format/isolateBidi.ts'

interface FactsProps {
  place: ExchangeOnNetwork
  chains: readonly ChainRow[]
  to: ChainRow
  token: string
}

/** Conditions of an exchange deposit, shown before its address is pasted. */
export function ExchangeFacts({ place: { exchange, confirmations }, chains, to, token }: FactsProps) {
  const least = creditedFrom(exchange, token)
  const others = networksOf(exchange, chains)
  return (
    <dl>
      <FactRow label={t('exchange-network')}>{to.alias_name}</FactRow>
      {others.length > 1 ? (
        <FactRow label={t('exchange-networks')}>{others.map((chain) => chain.alias_name).join(', ')}</FactRow>
      ) : null}
      <FactRow label={t('exchange-least')}>
        {least === null ? t('exchange-least-none') : isolateBidi(`${displayNumber(least, MAX_DECIMALS)} ${token}`)}
      </FactRow>
      <FactRow label={t('exchange-credits')}>
        {confirmations === null ? t('exchange-credits-unknown') : t('exchange-credits-after', { count: confirmations })}
      </FactRow>
    </dl>
  )
}

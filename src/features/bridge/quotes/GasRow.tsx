import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { displayAmount, usdView } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { FactRow } from '#src/ui/Card.tsx'

type GasTerms = Pick<Quote, 'destination_gas'> & Partial<Pick<Quote, 'destination_gas_usd'>>

/** Native coins that arrive with the payout, as text; null without any. */
export const arrivingGas = ({ destination_gas }: GasTerms, to: ChainRow | null): string | null =>
  to === null || destination_gas === '0'
    ? null
    : isolateBidi(`${displayAmount(BigInt(destination_gas), to.native_currency.decimals)} ${to.native_currency.symbol}`)

interface GasProps {
  terms: GasTerms
  to: ChainRow | null
  /** Of a quote whose network fee contains the gas. True if gas was asked for, so that its absence has to be said. */
  isWanted?: boolean
}

/** Gas on arrival; nothing if there is none and none was asked for. */
export function GasRow({ terms, to, isWanted }: GasProps) {
  const gas = arrivingGas(terms, to)
  if (gas === null && isWanted !== true) return null
  return (
    <FactRow
      label={t(isWanted === undefined || gas === null ? 'gas-label' : 'gas-in_fee')}
      note={terms.destination_gas_usd == null ? null : <UsdText usd={usdView(terms.destination_gas_usd, false)} />}
    >
      <span data-testid="arrival-gas">{gas ?? t('gas-none')}</span>
    </FactRow>
  )
}

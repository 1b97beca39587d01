import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { displayAmount, usdView } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { FactRow } from '#src/ui/Card.tsx'

interface NativeFeeProps {
  terms: Pick<Quote, 'native_fee'> & Partial<Pick<Quote, 'native_fee_usd'>>
  from: ChainRow
}

/** Fee in the source network's own coin, on top of the deposit; nothing without one. */
export function NativeFeeRow({ terms: { native_fee, native_fee_usd }, from }: NativeFeeProps) {
  if (native_fee === '0') return null
  const { symbol, decimals } = from.native_currency
  return (
    <FactRow
      label={t('fee-native')}
      note={native_fee_usd == null ? null : <UsdText usd={usdView(native_fee_usd, false, 'cost')} />}
    >
      {isolateBidi(`${displayAmount(BigInt(native_fee), decimals)} ${symbol}`)}
    </FactRow>
  )
}

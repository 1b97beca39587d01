import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { usdView } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { nameOf, nativeText } from '#src/features/bridge/quotes/quoteRows.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { FactRow } from '#src/ui/Card.tsx'

/** Provider of a quote that our market maker doesn't settle, and the fee that it takes on top of the deposit. */
export function ProviderFacts({ quote, from }: { quote: Quote; from: ChainRow | null }) {
  if (quote.provider_name === '') return null
  return (
    <>
      <FactRow label={t('order-provider')}>
        <span data-testid="review-provider">
          {quote.via === null || quote.via === quote.provider_name
            ? quote.provider_name
            : t('quote-through', { provider: nameOf(quote), name: quote.via })}
        </span>
      </FactRow>
      {quote.native_fee === '0' || !from ? null : (
        <FactRow
          label={t('fee-native')}
          note={quote.native_fee_usd === null ? null : <UsdText usd={usdView(quote.native_fee_usd, false, 'cost')} />}
        >
          {nativeText(quote.native_fee, from)}
        </FactRow>
      )}
    </>
  )
}

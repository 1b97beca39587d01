import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { t } from '#src/i18n/t.ts'
import { NativeFeeRow } from '#src/features/bridge/quotes/NativeFeeRow.tsx'
import { providerText } from '#src/features/bridge/quotes/quoteRows.ts'
import { FactRow } from '#src/ui/Card.tsx'

/** Provider of a quote that our market maker doesn't settle, and the fee that it takes on top of the deposit. */
export function ProviderFacts({ quote, from }: { quote: Quote; from: ChainRow | null }) {
  if (quote.provider_name === '') return null
  return (
    <>
      <FactRow label={t('order-provider')}>
        <span data-testid="review-provider">{providerText(quote)}</span>
      </FactRow>
      {from ? <NativeFeeRow terms={quote} from={from} /> : null}
    </>
  )
}

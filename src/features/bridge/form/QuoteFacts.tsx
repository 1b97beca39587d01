import { Suspense, useState } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { FactRow } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { UsdText } from '#src/ui/AmountText.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { feesView } from '../model/fees.ts'
import { GasRow } from '../quotes/GasRow.tsx'
import { NativeFeeRow } from '../quotes/NativeFeeRow.tsx'
import { providerText } from '../quotes/quoteRows.ts'
import type { Bridge } from '../hooks/useBridge.ts'

const QuoteSheet = lazyScreen(() => import('../quotes/QuoteSheet.tsx'))

interface QuoteFactsProps {
  bridge: Bridge
  /** Between the form and its button only the total is shown until the user expands it. */
  folded?: boolean
}

/** Fees, arrival time and remaining life of the quote. Renders nothing before there is a quote. */
export default function QuoteFacts({ bridge, folded = false }: QuoteFactsProps) {
  const { view, quote, selection, from, to, stale, quotes } = bridge
  const [comparing, setComparing] = useState(false)
  if (!quote || !selection) return null
  const fees = feesView(quote, selection, to)
  const look = `card px-4 ${stale ? 'text-muted' : ''}`
  const count = quotes?.quotes.length ?? 0
  const choice = (
    <>
      {quote.gasless && from ? (
        <p data-testid="gasless" className="border-b border-line py-3 text-small">
          {t('gasless-note', { symbol: from.native_currency.symbol, network: from.alias_name })}
        </p>
      ) : null}
      {count > 1 || quote.provider_name !== '' ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setComparing(true)}
          data-testid="compare-quotes"
          className="flex min-h-12 w-full items-center gap-x-3 border-b border-line text-start text-small"
        >
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{providerText(quote)}</span>
          <span className="text-muted">{t('quote-compare', { count })}</span>
          <ChevronIcon className="flex-none -rotate-90 text-muted rtl:rotate-90" />
        </button>
      ) : null}
      {comparing ? (
        <Suspense fallback={null}>
          <QuoteSheet bridge={bridge} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </>
  )
  const facts = (
    <>
      {fees.lines.map((fee) => (
        <FactRow key={fee.kind} label={fee.label} note={<UsdText usd={fee.usd} />}>
          {fee.amount}
        </FactRow>
      ))}
      {from ? <NativeFeeRow terms={quote} from={from} /> : null}
      <GasRow terms={quote} to={to} isWanted={bridge.form.gas !== null} />
      {view.atLeast === view.receive ? null : (
        <FactRow label={t('quote-minimum')}>{isolateBidi(`${view.atLeast} ${selection.toAsset.symbol}`)}</FactRow>
      )}
      <FactRow
        label={t('bridge-arrives')}
        note={view.signatures !== null ? t('bridge-signatures', { count: view.signatures }) : null}
      >
        {view.eta}
      </FactRow>
      <FactRow label={t('bridge-limits-label')}>{view.limits}</FactRow>
      <FactRow label={t('bridge-quote')}>
        <Countdown expiresAt={quote.expires_at} />
      </FactRow>
    </>
  )
  if (!folded) {
    return (
      <div data-testid="quote-facts" className={look}>
        {choice}
        <dl className="py-1">{facts}</dl>
      </div>
    )
  }
  return (
    <div className={look}>
      {choice}
      <details data-testid="quote-facts" className="group">
        <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-2 text-small">
          <span className="text-muted">{t('bridge-fees')}</span>
          <span className="ms-auto font-semibold">
            {fees.total.amount} <span className="font-normal text-muted">{fees.total.usd}</span>
          </span>
          <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
        </summary>
        <dl className="border-t border-line py-1">{facts}</dl>
      </details>
    </div>
  )
}

/** Ticks once a second; not announced, because a live region would never be silent. */
function Countdown({ expiresAt }: { expiresAt: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - useNow()) / 1000))
  return (
    <span data-testid="quote-countdown">
      {left > 0 ? t('bridge-quote-left', { count: left }) : t('bridge-quote-over')}
    </span>
  )
}

import { t } from '#src/i18n/t.ts'
import { FactRow } from '#src/ui/FactRow.tsx'
import { UsdText } from '#src/ui/UsdText.tsx'
import { useNow } from '#src/ui/useNow.ts'
import type { Bridge } from './useBridge.ts'

/** What it costs, when it arrives, and for how long that holds. Nothing is shown before there is a quote. */
export function QuoteFacts({ bridge }: { bridge: Bridge }) {
  const { view, quote, stale } = bridge
  if (!quote) return null
  return (
    <dl data-testid="quote-facts" className={`card px-4 py-1.5 ${stale ? 'opacity-60' : ''}`}>
      {view.fees.map((fee) => (
        <FactRow key={fee.kind} label={fee.label} note={<UsdText usd={fee.usd} />}>
          {fee.amount}
        </FactRow>
      ))}
      <FactRow label={t('bridge-arrives')} note={view.signatures !== null ? t('bridge-signatures', { count: view.signatures }) : null}>
        {view.eta}
      </FactRow>
      <FactRow label={t('bridge-limits-label')}>{view.limits}</FactRow>
      <FactRow label={t('bridge-quote')}>
        <Countdown expiresAt={quote.expires_at} />
      </FactRow>
    </dl>
  )
}

/** Ticks once a second; not announced, or it would never be silent. */
function Countdown({ expiresAt }: { expiresAt: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - useNow()) / 1000))
  return <span data-testid="quote-countdown">{left > 0 ? t('bridge-quote-left', { count: left }) : t('bridge-quote-over')}</span>
}

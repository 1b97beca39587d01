import { useRef } from 'react'
import { displayUsd, usdView } from '#src/format/amount.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { StalePriceMark, UsdText } from '#src/ui/AmountText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import { figureOf, refusalText } from '../model/swapView.ts'

/** Every quote for the form, best first; providers without one follow with their reasons. */
export function QuotesSheet({ swap, onClose }: { swap: SwapForm; onClose: () => void }) {
  const { store, quotes, quote, from, to } = swap
  const chosen = useRef<HTMLButtonElement>(null)
  if (!quotes || !quote || !from || !to) return null
  const side = quote.exact === 'send' ? 'receive' : 'send'
  const token = side === 'receive' ? to : from
  return (
    <Sheet title={t('quote-choose-title')} onClose={onClose} initialFocus={chosen}>
      <p className="mb-3 text-small text-pretty text-muted">
        {t(side === 'receive' ? 'swap-quotes-about' : 'swap-quotes-about_exact')}
      </p>
      <ul className="grid gap-2" data-testid="quotes">
        {quotes.quotes.map((row, index) => {
          const isChosen = row.quote_id === quote.quote_id
          const usd = usdView(
            side === 'receive' ? row.receive_usd : row.send_usd,
            row.usd_stale,
            side === 'receive' ? 'value' : 'cost',
          )
          return (
            <li key={row.provider}>
              <button
                ref={isChosen ? chosen : null}
                type="button"
                aria-pressed={isChosen}
                aria-label={[row.provider_name, `${figureOf(row, side, swap)} ${token.symbol}`, usd.text].join(', ')}
                data-provider={row.provider}
                onClick={() => {
                  store.getState().chooseProvider(index === 0 ? null : row.provider)
                  onClose()
                }}
                className={`grid w-full gap-2 rounded-input border p-4 text-start ${isChosen ? 'border-tide bg-raised' : 'border-line hover:border-control-line'}`}
              >
                <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                  <span className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
                    {row.provider_name}
                    {index === 0 && quotes.quotes.length > 1 ? <Badge tone="good">{t('quote-tag-best')}</Badge> : null}
                  </span>
                  <span className="ms-auto text-end">
                    <span className="figure block font-semibold">
                      {isolateBidi(`${figureOf(row, side, swap)} ${token.symbol}`)}
                    </span>
                    <span className="text-caption text-muted">
                      <UsdText usd={usd} isPlain />
                    </span>
                  </span>
                </span>
                <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
                  <span>
                    {t('swap-quote-gas', { cost: displayUsd(row.gas_usd, 'cost') ?? '–' })}{' '}
                    {row.gas_usd !== null && row.gas_usd_stale ? <StalePriceMark isPlain /> : null}
                  </span>
                  {row.kind === 'swap' ? (
                    <span>
                      {t('swap-quote-slippage', { percent: displayPercent(String(row.slippage_bps / 10_000)) })}
                    </span>
                  ) : null}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {quotes.reasons.length > 0 ? (
        <details className="mt-4 text-small">
          <summary className="flex min-h-11 items-center text-muted">
            {t('quote-declined', { count: quotes.reasons.length })}
          </summary>
          <dl className="grid gap-2 pb-1">
            {quotes.reasons.map((reason) => (
              <div key={`${reason.provider} ${reason.reason}`}>
                <dt className="font-semibold">{reason.provider_name ?? reason.provider}</dt>
                <dd className="text-muted">{refusalText(reason, swap)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </Sheet>
  )
}

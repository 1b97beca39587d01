import { useIsFetching } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import { countText, declinedRows, quoteRows, type QuoteRow } from './quoteRows.ts'

/** Lists every quote for the form; choosing one closes the list. Providers without one follow with their reasons. */
export default function QuoteSheet({ bridge, onClose }: { bridge: Bridge; onClose: () => void }) {
  const { form: store } = useServices()
  const chosen = useRef<HTMLButtonElement>(null)
  const { quotes, selection, quote, from, to } = bridge
  // An answer that failed half-way brings no more.
  const isAnswering = useIsFetching({ queryKey: ['quotes'] }) > 0
  if (!quotes || !selection || !quote) return null
  const declined = declinedRows(quotes, { from, to, selection })
  return (
    <Sheet title={t('quote-choose-title')} onClose={onClose} initialFocus={chosen}>
      <p className="mb-3 text-small text-pretty text-muted">
        {t(quote.exact === 'send' ? 'quote-choose-about' : 'quote-choose-about-exact')}{' '}
        <Link to="/status" onClick={onClose} className="font-semibold text-tide">
          {t('quote-history-how')}
        </Link>
      </p>
      <p role="status" className="mb-2 text-small" data-testid="quotes-so-far">
        {countText(quotes, isAnswering)}
      </p>
      <ul className="grid gap-2" data-testid="quotes">
        {quoteRows(quotes, selection, to, bridge.form.gas !== null).map((row, index) => (
          <li key={row.provider}>
            <QuoteButton
              row={row}
              isChosen={row.provider === quote.provider}
              focusRef={row.provider === quote.provider ? chosen : null}
              onChoose={() => {
                store.getState().patch({
                  provider: index === 0 ? null : row.provider,
                  byAddress: bridge.form.byAddress && row.paysToAddress,
                })
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
      {declined.length > 0 ? (
        <details className="mt-4 text-small">
          <summary className="flex min-h-11 items-center text-muted">
            {t('quote-declined', { count: declined.length })}
          </summary>
          <dl className="grid gap-2 pb-1">
            {declined.map(({ provider, text }) => (
              <div key={`${provider} ${text}`}>
                <dt className="font-semibold">{provider}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </Sheet>
  )
}

interface QuoteProps {
  row: QuoteRow
  isChosen: boolean
  focusRef: React.Ref<HTMLButtonElement>
  onChoose: () => void
}

function QuoteButton({ row, isChosen, focusRef, onChoose }: QuoteProps) {
  return (
    <button
      ref={focusRef}
      type="button"
      aria-pressed={isChosen}
      aria-label={spoken(row)}
      onClick={onChoose}
      data-provider={row.provider}
      className={`grid w-full gap-2 rounded-input border p-4 text-start ${isChosen ? 'border-tide bg-raised' : 'border-line hover:border-control-line'}`}
    >
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="block font-semibold">{row.name}</span>
          {row.via ? <span className="text-caption text-muted">{t('quote-via', { name: row.via })}</span> : null}
        </span>
        <span className="ms-auto text-end">
          <span className="figure block font-semibold text-balance">{row.figure}</span>
          <span className="text-caption text-muted">
            <UsdText usd={row.usd} isPlain />
          </span>
        </span>
      </span>
      {row.tags.length + row.history.length > 0 ? (
        <span className="flex flex-wrap gap-2">
          {row.tags.map((tag) => (
            <Badge key={tag} tone={tag === 'best' ? 'good' : 'plain'}>
              {t(`quote-tag-${tag}`)}
            </Badge>
          ))}
          {row.history.map((mark) => (
            <Badge key={mark} tone={mark === 'new' ? 'plain' : 'warn'}>
              {t(`quote-history-${mark}`)}
            </Badge>
          ))}
        </span>
      ) : null}
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
        <span>{t('quote-cost', { cost: row.cost })}</span>
        {row.networkFee === null ? null : <span>{row.networkFee}</span>}
        <span>{row.eta}</span>
        <span>{row.signatures}</span>
        <span>{row.custody}</span>
        {row.gas === null ? null : <span>{row.gas}</span>}
      </span>
    </button>
  )
}

/** Everything that the button shows, in one sentence for screen readers. */
const spoken = ({
  name,
  via,
  figure,
  usd,
  cost,
  eta,
  signatures,
  custody,
  tags,
  history,
  gas,
  networkFee,
}: QuoteRow): string =>
  [
    name,
    via ? t('quote-via', { name: via }) : '',
    figure,
    usd.text,
    ...tags.map((tag) => t(`quote-tag-${tag}`)),
    ...history.map((mark) => t(`quote-history-${mark}`)),
    t('quote-cost', { cost }),
    networkFee ?? '',
    eta,
    signatures,
    custody,
    gas ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')

import { useState } from 'react'
import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import { displayAmount, usdView } from '#src/format/amount.ts'
import { displayPercent } from '#src/format/percent.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { GREAT_SHARE, impactOf, rateText, SEVERE_SHARE } from '../model/figures.ts'
import { receivedText, sentText } from '../model/swapView.ts'
import { RoutePicture } from './RoutePicture.tsx'
import type { SwapForm } from './useSwap.ts'

interface SwapFactsProps {
  swap: SwapForm
  /** Between the form and its button only the price is shown until the user expands it. */
  isFolded?: boolean
  onQuotes: () => void
}

/** Price, bounds, costs and route of the quote. Renders nothing before there is a quote. */
export function SwapFacts({ swap, isFolded = false, onQuotes }: SwapFactsProps) {
  const { quote, quotes, from, to, isStale } = swap
  if (!quote || !from || !to) return null
  const count = quotes?.quotes.length ?? 0
  const head = (
    <div className="@container">
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 text-small @min-[14rem]:flex-nowrap">
        <Rate quote={quote} from={from} to={to} />
        {swap.refreshAt === null || quote.kind !== 'swap' ? null : (
          <Refresh at={swap.refreshAt} isFetching={swap.isFetching} onClick={swap.refresh} />
        )}
      </div>
    </div>
  )
  const facts = (
    <>
      <QuoteRows quote={quote} from={from} to={to} isPart={isFolded ? 'folded' : 'listed'} />
      {quote.route.length > 0 && quotes ? (
        <div className="border-t border-line py-3">
          <RoutePicture route={quote.route} tokens={quotes.tokens} />
        </div>
      ) : null}
      {quotes ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onQuotes}
          data-testid="compare-quotes"
          className="flex min-h-12 w-full items-center gap-x-3 border-t border-line text-start text-small"
        >
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{providerText(quote)}</span>
          <span className="text-muted">{t('quote-compare', { count })}</span>
          <ChevronIcon className="flex-none -rotate-90 text-muted rtl:rotate-90" />
        </button>
      ) : null}
    </>
  )
  const look = `card px-4 ${isStale ? 'text-muted' : ''}`
  if (!isFolded)
    return (
      <div data-testid="swap-facts" className={look}>
        {head}
        <div className="border-t border-line">{facts}</div>
      </div>
    )
  return (
    <div className={look}>
      {head}
      <details data-testid="swap-facts" className="group border-t border-line">
        <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 gap-y-1 py-2 text-small">
          <span className="text-muted">
            {t(quote.kind !== 'swap' ? 'swap-network_fee' : quote.exact === 'send' ? 'quote-minimum' : 'swap-maximum')}
          </span>
          <span className="ms-auto flex items-center gap-2 font-semibold">
            <span className="wrap-anywhere">
              {quote.kind === 'swap' ? boundText(quote, from, to) : <UsdText usd={gasOf(quote)} isPlain />}
            </span>
            <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
          </span>
        </summary>
        <div className="border-t border-line">{facts}</div>
      </details>
    </div>
  )
}

const gasOf = ({ gas_usd, gas_usd_stale }: SwapQuote) => usdView(gas_usd, gas_usd_stale, 'cost')

/** The bound that the call itself enforces: the least that arrives, or the most that is sent. */
export const boundText = (quote: SwapQuote, from: SwapToken, to: SwapToken): string =>
  isolateBidi(
    quote.exact === 'send'
      ? `${receivedText(quote.min_receive_amount, quote, from, to)} ${to.symbol}`
      : `${sentText(quote.max_send_amount, from)} ${from.symbol}`,
  )

interface Priced {
  quote: SwapQuote
  from: SwapToken
  to: SwapToken
}

interface QuoteRowsProps extends Priced {
  /** Next to the form the provider has a row of its own, and folded so has the bound, or the network fee of a wrap. */
  isPart?: 'folded' | 'listed'
}

/** Facts of a quote, for the form and for its review. */
export function QuoteRows({ quote, from, to, isPart }: QuoteRowsProps) {
  const impact = impactOf(quote)
  const fee = quote.fee && [from, to].find(({ asset_id }) => asset_id === quote.fee?.asset)
  return (
    <dl>
      {quote.kind === 'swap' ? (
        <>
          {isPart === 'folded' ? null : (
            <FactRow label={t(quote.exact === 'send' ? 'quote-minimum' : 'swap-maximum')}>
              <span data-testid="bound">{boundText(quote, from, to)}</span>
            </FactRow>
          )}
          <FactRow label={t('swap-slippage-most')}>{displayPercent(String(quote.slippage_bps / 10_000))}</FactRow>
          <FactRow label={t('swap-impact')}>
            <span
              className={
                impact !== null && impact > SEVERE_SHARE
                  ? 'text-bad'
                  : impact !== null && impact > GREAT_SHARE
                    ? 'text-warn'
                    : ''
              }
            >
              {impactText(impact)}
            </span>
          </FactRow>
        </>
      ) : (
        <FactRow label={t('swap-slippage-most')}>{t('swap-one_to_one')}</FactRow>
      )}
      {quote.fee && fee ? (
        <FactRow label={t('swap-fee')}>
          {isolateBidi(`${displayAmount(BigInt(quote.fee.amount), fee.decimals)} ${fee.symbol}`)}
        </FactRow>
      ) : null}
      {isPart === 'folded' && quote.kind !== 'swap' ? null : (
        <FactRow label={t('swap-network_fee')}>
          <UsdText usd={gasOf(quote)} />
        </FactRow>
      )}
      {quote.account_rent ? (
        <FactRow label={t('swap-account_rent', { symbol: to.symbol })}>
          <span data-testid="account-rent">
            <UsdText usd={usdView(quote.account_rent.usd, quote.gas_usd_stale, 'cost')} />
          </span>
        </FactRow>
      ) : null}
      {isPart ? null : <FactRow label={t('swap-provider')}>{providerText(quote)}</FactRow>}
    </dl>
  )
}

/** The provider, and the exchanges whose pools it uses if they have other names. */
function providerText({ provider_name, route }: SwapQuote): string {
  const names = [...new Set(route.flatMap(({ hops }) => hops.map(({ dex }) => dex)))]
  const others = names.filter((name) => !name.startsWith(provider_name))
  return others.length > 0
    ? t('quote-through', { provider: provider_name, name: others.slice(0, 2).join(', ') })
    : provider_name
}

/** Price impact with two decimals; null is unknown. */
export function impactText(impact: number | null): string {
  if (impact === null) return '–'
  if (impact < 0.0001) return isolateBidi(`<${displayPercent('0.0001')}`)
  return displayPercent(String(Math.round(impact * 10_000) / 10_000))
}

/** The quote's price; a tap shows it the other way round. */
function Rate({ quote, from, to }: Priced) {
  const [isInverted, setInverted] = useState(false)
  const text = rateText(quote, from, to, isInverted)
  if (text === null) return null
  return (
    <button
      type="button"
      data-testid="rate"
      onClick={() => setInverted(!isInverted)}
      className="min-h-11 min-w-0 flex-1 text-start font-semibold wrap-anywhere hover:text-tide"
    >
      {text}
      <span className="sr-only"> {t('swap-rate-invert')}</span>
    </button>
  )
}

const PERIOD_S = 30

/** Time to the next quotes as a ring, which a tap refreshes at once. Not announced: a live region would never be silent. */
function Refresh({ at, isFetching, onClick }: { at: number; isFetching: boolean; onClick: () => void }) {
  const left = Math.max(0, Math.ceil((at - useNow()) / 1000))
  const isBusy = isFetching || left === 0
  return (
    <span className="-me-3 flex flex-none items-center text-caption text-muted">
      <span data-testid="countdown">{isBusy ? t('bridge-quote-over') : t('bridge-quote-left', { count: left })}</span>
      <IconButton data-testid="refresh" label={t('main-requote')} onClick={onClick}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          strokeWidth="2.5"
          aria-hidden="true"
          className="-rotate-90"
        >
          <circle cx="10" cy="10" r="7.5" stroke="var(--line)" />
          <circle
            cx="10"
            cy="10"
            r="7.5"
            pathLength={PERIOD_S}
            strokeDasharray={`${isBusy ? 0 : Math.min(left, PERIOD_S)} ${PERIOD_S}`}
            stroke="var(--tide)"
          />
        </svg>
      </IconButton>
    </span>
  )
}

import type { ChainRow } from '#core/wire/catalogue.ts'
import { displayAmount, displayUsd, usdView } from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { providerText } from '#src/features/bridge/quotes/quoteRows.ts'
import { StalePriceMark, UsdText } from '#src/ui/AmountText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import type { SwapForm } from '../quote/useSwap.ts'
import type { TwoStepTotal } from './twoSteps.ts'
import type { TwoStep, TwoStepRoute } from './useTwoStep.ts'

interface RoutesProps {
  swap: SwapForm
  twoStep: TwoStep
}

/** Routes that a swap opens to another network, with one total each; the chosen one is the form's. */
export function TwoStepRoutes({ swap, twoStep }: RoutesProps) {
  const { store, from, chain } = swap
  const { target, routes, isLoading } = twoStep
  const network = target?.alias_name ?? ''
  // Other ways to an exact amount of one token would be ways to another amount.
  const isAsked = (route: TwoStepRoute): boolean =>
    swap.view.asked !== null && (route.isChosen || swap.form.exact === 'send')
  return (
    <section data-testid="two-step" aria-label={t('swap-then', { network })} className="card mt-4 p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        {target ? <RoundIcon kind="network" name={network} icon={target.icon} size={24} /> : null}
        <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {isLoading ? t('swap-loading') : t('swap-then', { network })}
        </h2>
        <Button look="faint" className="-me-3" onClick={() => store.getState().chooseBridge(null)}>
          {t('swap-then-drop')}
        </Button>
      </div>
      <p className="mt-1 text-small text-pretty text-muted">
        {routes.length === 0 && !isLoading && from
          ? t('swap-then-none', { symbol: from.symbol, network })
          : t('swap-then-about')}
      </p>
      {routes.length > 0 && from && chain && target ? (
        <ul className="mt-3 grid gap-2">
          {routes.map((route, index) => (
            <li key={route.via.asset_id}>
              <button
                type="button"
                aria-pressed={route.isChosen}
                data-testid={`two-step-${route.via.symbol}`}
                onClick={() => store.getState().chooseToken('receive', route.via.asset_id)}
                className={`grid w-full gap-2 rounded-input border p-3 text-start ${route.isChosen ? 'border-tide inset-ring inset-ring-tide' : 'border-line hover:border-control-line'}`}
              >
                <RouteHead
                  route={route}
                  network={network}
                  isBest={index === 0 && routes.length > 1}
                  isAsked={isAsked(route)}
                />
                <Steps route={route} symbol={from.symbol} target={target} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

interface HeadProps {
  route: TwoStepRoute
  network: string
  isBest: boolean
  isAsked: boolean
}

function RouteHead({ route: { total, toAsset, refusal, isStale }, network, isBest, isAsked }: HeadProps) {
  if (!total)
    return (
      <span className="text-small text-pretty">
        <span className="block font-semibold">{t('swap-then-arrives', { symbol: toAsset.symbol, network })}</span>
        {isAsked ? <span className="text-muted">{refusal ?? t('main-quoting')}</span> : null}
      </span>
    )
  return <TotalFigures total={total} asset={toAsset} isStale={isStale} isBest={isBest} />
}

interface FiguresProps {
  total: TwoStepTotal
  /** Asset that arrives in the end. */
  asset: { decimals: number; symbol: string }
  isStale: boolean
  isBest?: boolean
}

/** One total of both steps: what is received, its cost, time and signatures. */
export function TotalFigures({ total, asset, isStale, isBest = false }: FiguresProps) {
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={`figure min-w-0 font-semibold wrap-anywhere ${isStale ? 'text-muted' : ''}`}>
          {t('swap-then-received', { amount: amountText(total.received, asset) })}
        </span>
        {isBest ? <Badge tone="good">{t('quote-tag-best')}</Badge> : null}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
        <span>
          {t('swap-then-cost', { cost: displayUsd(total.costUsd, 'cost') ?? '–' })}{' '}
          {total.isStale ? <StalePriceMark isPlain /> : null}
        </span>
        <span>{t('bridge-eta', { time: displayDuration(total.seconds) })}</span>
        <span>{t('bridge-signatures', { count: total.requests })}</span>
      </span>
    </span>
  )
}

interface StepsProps {
  route: TwoStepRoute
  /** Of the token that is sent. */
  symbol: string
  target: ChainRow
}

function Steps({ route: { via, first, quote }, symbol, target }: StepsProps) {
  const steps = [
    [t('swap-then-step_swap', { from: symbol, to: via.symbol }), first?.provider_name],
    [t('swap-then-step_bridge', { symbol: via.symbol, network: target.alias_name }), quote && providerText(quote)],
  ] as const
  return <NumberedSteps steps={steps} />
}

/** Both steps in their order, each with the provider that serves it. */
export function NumberedSteps({
  steps,
}: {
  steps: readonly (readonly [text: string, provider: string | null | undefined])[]
}) {
  return (
    <span className="grid gap-1 text-small">
      {steps.map(([text, provider], index) => (
        <span key={text} className="flex items-start gap-2">
          <span
            aria-hidden="true"
            className="grid size-5 flex-none place-items-center rounded-full border border-line text-caption font-semibold"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
          {provider ? <span className="flex-none text-caption leading-5 text-muted">{provider}</span> : null}
        </span>
      ))}
    </span>
  )
}

/** Amount with its symbol. */
export const amountText = (units: bigint, { decimals, symbol }: { decimals: number; symbol: string }): string =>
  isolateBidi(`${displayAmount(units, decimals)} ${symbol}`)

/** The second step as the review of the first shows it. */
export function SecondStep({ twoStep: { chosen, target } }: { twoStep: TwoStep }) {
  if (!chosen?.total || !target) return null
  const { total, toAsset, via, quote } = chosen
  const network = target.alias_name
  return (
    <section data-testid="second-step" className="mt-4 rounded-card border border-line px-4 py-3">
      <h3 className="font-semibold">{t('swap-then', { network })}</h3>
      <p className="mt-1 text-small text-pretty text-muted">{t('swap-then-review', { symbol: via.symbol })}</p>
      <dl className="mt-1">
        <FactRow label={t('swap-then-in_the_end')}>
          {t('swap-then-received', { amount: amountText(total.received, toAsset) })}
        </FactRow>
        <FactRow label={t('swap-then-cost_label')}>
          <UsdText usd={usdView(total.costUsd, total.isStale, 'cost')} />
        </FactRow>
        {quote ? <FactRow label={t('swap-provider')}>{providerText(quote)}</FactRow> : null}
      </dl>
    </section>
  )
}

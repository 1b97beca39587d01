import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { reasonOf } from '#core/errors.ts'
import { orderQuery } from '#src/api/orderQueries.ts'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { providerText } from '#src/features/bridge/quotes/quoteRows.ts'
import { type ArrivalPlan, createArrivalPlans, createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, usePersistentStore, useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { HandingButton } from '#src/features/shared/HandingButton.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { problemText } from '../model/swapTexts.ts'
import { useArrival, usePlan } from '../detail/usePlan.ts'
import type { SwapForm } from '../quote/useSwap.ts'
import { amountText, NumberedSteps, TotalFigures } from '../twoStep/TwoStepRoutes.tsx'
import { useSpendable, useSwapAfter } from '../twoStep/useSwapAfter.ts'

const TokenPicker = lazyScreen(async () => ({ default: (await import('../sheets/TokenPicker.tsx')).TokenPicker }))

/** Each of them reads its order; older ones are on their orders' pages. */
const MOST_ARRIVALS = 3

interface OpenPlanProps {
  /** The swap form that the links are on; without one they are on the bridge form. */
  swap?: SwapForm
}

/**
 * Leads back to each unfinished two-step transfer of this browser whose second step is on offer. On the form of that second step it
 * names the step instead: a link would lead back to where the user came from.
 */
export function OpenPlan({ swap }: OpenPlanProps) {
  const swapsFirst = usePersistentStore(createPlans).list()
  const swapsLast = usePersistentStore(createArrivalPlans).list()
  const arrivals = swapsLast.filter(({ isEnded }) => !isEnded).slice(0, MOST_ARRIVALS)
  const current = swap && arrivals.find((plan) => isFilledIn(plan, swap.form))
  return [
    ...swapsFirst.flatMap((plan) =>
      plan.isEnded ? [] : <PlanLink key={plan.swapId} plan={plan} isAtSwaps={swap !== undefined} />,
    ),
    ...arrivals.map((plan) => (
      <ArrivalLink key={plan.orderId} orderId={plan.orderId} swap={swap} isCurrent={plan === current} />
    )),
  ]
}

const isFilledIn = ({ viaAsset, toAsset }: ArrivalPlan, { from, to, amount }: SwapForm['form']): boolean =>
  viaAsset === from && toAsset === to && amount !== ''

function PlanLink({ plan, isAtSwaps }: { plan: TransferPlan; isAtSwaps: boolean }) {
  const { state, to, selection } = usePlan(plan)
  const { fromChainId, toChainId, token, amount } = useStore(useServices().form)
  // Before and after that, the swap and the order have lines of their own.
  if (!to || state.kind !== 'ready') return null
  const isCurrent =
    !isAtSwaps &&
    amount !== '' &&
    selection !== null &&
    selection.fromAsset.chain_id === fromChainId &&
    selection.fromAsset.symbol === token &&
    selection.toAsset.chain_id === toChainId
  if (isCurrent) return <CurrentStep title={t('swap-plan-title', { network: to.alias_name })} />
  return <OpenLink to={`/swap/${plan.swapId}`} text={t('swap-plan-open', { network: to.alias_name })} />
}

interface ArrivalLinkProps {
  orderId: string
  swap: SwapForm | undefined
  /** The swap form is filled in with this plan's swap. */
  isCurrent: boolean
}

function ArrivalLink({ orderId, swap, isCurrent }: ArrivalLinkProps) {
  const api = useApi()
  const pending = usePending()
  // The slow poll: nothing here waits for the order.
  const { data: order } = useQuery(orderQuery(api, orderId, pending.get(orderId)?.token ?? null, true))
  const { state, payout, wanted, via } = useArrival(orderId, order ?? null)
  const arrived = payout && BigInt(payout.units)
  const spendable = useSpendable(swap?.chain ?? null, payout?.asset ?? null, arrived)
  if (!wanted) return null
  // The swap form leads back to a swap by itself.
  if (state.kind === 'swapping' && !swap)
    return <OpenLink to={`/swap/${state.swapId}`} text={t('swap-after-swapping', { symbol: wanted.symbol })} />
  if (arrived === null || state.kind !== 'ready') return null
  if (!isCurrent || !swap)
    return <OpenLink to={`/order/${orderId}`} text={t('swap-after-open', { symbol: wanted.symbol })} />
  const { asked, reserved } = swap.view
  const left = swap.form.exact === 'send' && asked !== null ? arrived - asked : 0n
  // The reserve follows the gas price. At its maximum the form itself says what stays.
  const isReserve = left > 0n && spendable !== null && left <= 2n * (arrived - spendable) && reserved === null
  return (
    <CurrentStep title={t('swap-after-step', { symbol: wanted.symbol })}>
      {isReserve && via ? t('swap-reserved', { amount: amountText(left, via) }) : null}
    </CurrentStep>
  )
}

/** The form is that of a transfer's second step. */
const CurrentStep = ({ title, children }: { title: string; children?: string | null }) => (
  <div data-testid="plan-step" className="rounded-input border border-line bg-surface px-4 py-3 text-small">
    <p className="font-semibold">{title}</p>
    {children ? <p className="mt-1 text-pretty text-muted">{children}</p> : null}
  </div>
)

const OpenLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    data-testid="open-plan"
    className="press flex min-h-12 items-center gap-3 rounded-input border border-tide/50 tint-tide px-4 py-2 text-small font-semibold"
  >
    <span className="min-w-0 flex-1">{text}</span>
    <ChevronIcon className="flex-none -rotate-90 text-muted rtl:rotate-90" />
  </Link>
)

interface SwapAfterProps {
  bridge: Bridge
  /** The list of tokens is open. */
  isPicking: boolean
  onPick: (isPicking: boolean) => void
}

/** Swap that follows the bridge of the form: its token, both steps, and one total. */
export function SwapAfterBridge({ bridge, isPicking, onPick }: SwapAfterProps) {
  const { form: store } = useServices()
  const after = useSwapAfter(bridge)
  const { wanted, tokens, list, isUnknown } = after
  const { to } = bridge
  /** A token was just chosen: the button that had the focus before is gone. */
  const [isChosen, setIsChosen] = useState(false)
  useEffect(() => {
    if (isUnknown) store.getState().patch({ swapTo: undefined })
  }, [store, isUnknown])
  if (!after.isServed || !to) return null
  const drop = () => {
    store.getState().patch({ swapTo: undefined })
    setIsChosen(false)
    onPick(false)
  }
  return (
    <>
      {after.isWished || (isPicking && list.error) ? (
        <section data-testid="swap-after" aria-labelledby="swap-after" className="card mt-4 p-4">
          <div className="flex flex-wrap items-center gap-x-3">
            {wanted ? (
              <AssetIcon
                symbol={wanted.symbol}
                icon={wanted.icon ?? ''}
                network={to.alias_name}
                networkIcon={to.icon}
                size={32}
              />
            ) : null}
            <h2 id="swap-after" className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {wanted
                ? t('swap-after', { symbol: wanted.symbol })
                : t(list.error ? 'quote-swap_after' : 'swap-loading')}
            </h2>
          </div>
          <p className="mt-1 text-small text-pretty text-muted">
            {t('swap-after-about', { symbol: after.via?.symbol ?? '', network: to.alias_name })}
          </p>
          {list.error ? (
            <div role="alert" className="mt-3">
              <Notice tone="warn" action={{ label: t('action-retry'), onClick: list.retry }}>
                {problemText(reasonOf(list.error), list.error.message)}
              </Notice>
            </div>
          ) : (
            <SwapAfterFigures bridge={bridge} after={after} />
          )}
          <div className="mt-2 -mb-2 flex flex-wrap justify-center gap-x-2">
            {wanted ? <ChangeButton takesFocus={isChosen} onClick={() => onPick(true)} /> : null}
            <HandingButton look="faint" onClick={drop}>
              {t('swap-after-drop')}
            </HandingButton>
          </div>
        </section>
      ) : null}
      {isPicking && list.isLoading ? <SheetLoading /> : null}
      {isPicking && !list.isLoading && !list.error ? (
        <Suspense fallback={<SheetLoading />}>
          <TokenPicker
            title={t('swap-after-title', { network: to.alias_name })}
            scope="tokens after"
            list={{ chain: to, tokens, account: null }}
            current={wanted?.asset_id ?? null}
            onChoose={({ asset_id }) => {
              setIsChosen(wanted === null)
              store.getState().patch({ swapTo: asset_id })
            }}
            onClose={() => onPick(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Mounted after a token was chosen, it takes the focus from the button that is gone; after a reload it does not. */
function ChangeButton({ takesFocus, onClick }: { takesFocus: boolean; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }, AFTER_SHEET_MS)
    return () => clearTimeout(timer)
  }, [takesFocus])
  return (
    <Button ref={ref} look="quiet" className="text-small" onClick={onClick}>
      {t('swap-after-change')}
    </Button>
  )
}

/** A closing sheet moves the focus last. */
const AFTER_SHEET_MS = 400

type SwapAfter = ReturnType<typeof useSwapAfter>

function SwapAfterFigures({ bridge: { quote, to }, after }: { bridge: Bridge; after: SwapAfter }) {
  const { via, wanted, swap, total, isStale, refusal } = after
  if (!via || !wanted) return null
  // The swap is quoted for what is left of the payout; an older quote is for another one.
  const reserved = quote && swap && !isStale ? BigInt(quote.min_receive_amount) - BigInt(swap.send_amount) : 0n
  return (
    <div className="mt-3 grid gap-3">
      <div role="status" data-testid="swap-after-total" className="grid gap-3 empty:hidden">
        {refusal ? <Notice tone="warn">{refusal}</Notice> : null}
        {total ? <TotalFigures total={total} asset={wanted} isStale={isStale} /> : null}
      </div>
      {swap && total ? (
        <dl className={`-my-2 ${isStale ? 'text-muted' : ''}`}>
          <FactRow label={t('swap-receive-about')}>
            <span data-testid="swap-after-expected">{amountText(BigInt(swap.receive_amount), wanted)}</span>
          </FactRow>
        </dl>
      ) : null}
      {reserved > 0n ? (
        <p data-testid="swap-after-reserved" className="text-small text-pretty text-muted">
          {t('swap-reserved', { amount: amountText(reserved, via) })}
        </p>
      ) : null}
      <NumberedSteps
        steps={[
          [
            t('swap-then-step_bridge', { symbol: via.symbol, network: to?.alias_name ?? '' }),
            quote && providerText(quote),
          ],
          [t('swap-then-step_swap', { from: via.symbol, to: wanted.symbol }), swap?.provider_name],
        ]}
      />
    </div>
  )
}

/** The second step as the review of the bridge shows it. */
export function SwapAfterReview({ bridge, after }: { bridge: Bridge; after: SwapAfter }) {
  const { via, wanted } = after
  if (!via || !wanted) return null
  return (
    <section data-testid="second-step" className="mt-4 rounded-card border border-line px-4 py-3">
      <h3 className="font-semibold">{t('swap-after', { symbol: wanted.symbol })}</h3>
      <p className="mt-1 text-small text-pretty text-muted">
        {t('swap-after-review', { symbol: via.symbol, network: bridge.to?.alias_name ?? '' })}
      </p>
      <SwapAfterFigures bridge={bridge} after={after} />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { reasonOf } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Swap } from '#core/wire/swap.ts'
import { quotesQuery } from '#src/api/queries.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { openedOverForm } from '#src/features/bridge/hooks/useFormActions.ts'
import { refusalText } from '#src/features/bridge/model/refusalText.ts'
import { nobody, type Selection } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { usePersistentStore, useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { swapBack } from '../model/swapLink.ts'
import { problemText } from '../model/swapTexts.ts'
import { amountToBridge, isWorse } from './planState.ts'
import { usePlan } from './usePlan.ts'

interface PlanCardProps {
  plan: TransferPlan
  /** Symbol of the swapped tokens. */
  symbol: string
  /** The user has ended the plan. */
  onEnd: () => void
}

/** Second step of a two-step transfer on the page of its swap: what is safe to do next, by what has happened. */
export function PlanCard({ plan, symbol, onEnd }: PlanCardProps) {
  const found = usePlan(plan)
  const { state, swap, selection, from, to } = found
  const network = to?.alias_name ?? ''
  if (state.kind === 'loading' || state.kind === 'stopped' || !from || !to) return null
  const text = {
    swapping: t('swap-plan-swapping', { symbol, network }),
    check_wallet: t('swap-plan-check_wallet', { network }),
    ready: t('swap-plan-ready', { symbol, source: from.alias_name, network }),
    bridging: t('swap-plan-bridging', { network }),
    check_order: t('swap-plan-check_order', { network }),
    arrived: t('swap-plan-arrived', { network }),
    kept: t('swap-plan-kept', { symbol, source: from.alias_name }),
  }[state.kind]
  return (
    <section data-testid="plan" data-state={state.kind} className="mt-4 rounded-card border border-line p-4">
      <h3 className="font-semibold">
        {state.kind === 'arrived' ? t('swap-plan-title_done') : t('swap-plan-title', { network })}
      </h3>
      {state.kind === 'ready' && state.after !== 'swap' ? (
        <p data-testid="plan-failed" className="mt-2 text-small font-semibold text-warn">
          {t(`swap-plan-after_${state.after}`)}
        </p>
      ) : null}
      <p className="mt-1 text-small text-pretty text-muted">{text}</p>
      {state.kind === 'ready' && swap && found.isCatalogueKnown ? (
        selection ? (
          <NextStep plan={plan} swap={swap} selection={selection} from={from} to={to} />
        ) : (
          <div className="mt-3">
            <Notice tone="warn">{t('problem-no_route', { from: from.alias_name, to: network })}</Notice>
          </div>
        )
      ) : null}
      {'orderId' in state ? (
        <Link to={`/order/${state.orderId}`} data-testid="plan-order" className={`${linkLook('primary')} mt-4 w-full`}>
          {t('swap-plan-view')}
        </Link>
      ) : null}
      {swap?.status === 'done' && (state.kind === 'ready' || state.kind === 'check_order' || state.kind === 'kept') ? (
        <div className="mt-2 flex flex-wrap justify-center gap-x-2">
          <Link to={swapBack(swap)} data-testid="swap-back" className={linkLook('quiet')}>
            {t('swap-back')}
          </Link>
          {state.kind === 'ready' || state.kind === 'check_order' ? (
            <KeepButton plan={plan} symbol={symbol} onEnd={onEnd} />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function KeepButton({ plan, symbol, onEnd }: PlanCardProps) {
  const plans = usePersistentStore(createPlans)
  const end = () => {
    plans.end(plan.swapId)
    onEnd()
  }
  return (
    <Button look="quiet" data-testid="plan-keep" onClick={end}>
      {t('swap-plan-keep', { symbol })}
    </Button>
  )
}

interface NextStepProps {
  plan: TransferPlan
  swap: Swap
  selection: Selection
  from: ChainRow
  to: ChainRow
}

/** The bridge of the swapped tokens at its present quote. It opens the usual review, so nothing is sent from here. */
function NextStep({ plan, swap, selection, from, to }: NextStepProps) {
  const { api, form } = useServices()
  const plans = usePersistentStore(createPlans)
  const navigate = useNavigate()
  const account = useWallets((state) => state.accounts[from.family])
  const openWallets = useWallets((state) => state.openList)
  const { fromAsset, toAsset, route } = selection
  const amount = amountToBridge(swap, route.max)
  const quotes = useQuery(
    quotesQuery(api, {
      from_asset: plan.viaAsset,
      to_asset: plan.toAsset,
      amount: String(amount),
      from_address: plan.depositor,
    }),
  )
  const quote = quotes.data?.quotes[0] ?? null
  const isOther = account !== undefined && account.address !== plan.depositor
  const textOf = (units: bigint, { decimals, symbol }: { decimals: number; symbol: string }): string =>
    isolateBidi(`${displayAmount(units, decimals)} ${symbol}`)

  const open = (path: '/' | '/confirm') => {
    plans.offer(plan.swapId)
    form.getState().patch({
      ...nobody,
      fromChainId: fromAsset.chain_id,
      toChainId: toAsset.chain_id,
      token: fromAsset.symbol,
      amount: formatUnits(amount, fromAsset.decimals),
      recipient: plan.recipient,
      payment: '',
      swapTo: undefined,
      gas: null,
      byAddress: false,
    })
    const target = `${path}?${paramsFromForm(form.getState()).toString()}`
    void navigate(target, path === '/confirm' ? { state: openedOverForm } : {})
  }
  const refusal = quotes.data?.quotes.length === 0 ? quotes.data.reasons[0] : undefined
  const problem = quote
    ? null
    : refusal
      ? refusalText(refusal, { from, to, selection })
      : quotes.data
        ? t('problem-no_route', { from: from.alias_name, to: to.alias_name })
        : quotes.error
          ? problemText(reasonOf(quotes.error), quotes.error.message)
          : null
  const least = quote && BigInt(quote.min_receive_amount)
  return (
    <>
      <div role="status" className="mt-3 grid gap-3 empty:mt-0">
        {problem ? (
          <Notice tone="warn">
            {problem} {t('swap-plan-safe', { symbol: fromAsset.symbol, source: from.alias_name })}
          </Notice>
        ) : null}
        {least !== null && isWorse(least, BigInt(plan.promised)) ? (
          <Notice tone="warn">
            {t('swap-plan-worse', {
              now: textOf(least, toAsset),
              before: textOf(BigInt(plan.promised), toAsset),
            })}
          </Notice>
        ) : null}
        {isOther ? (
          <Notice tone="info">{t('swap-plan-other_wallet', { address: shortAddress(plan.depositor) })}</Notice>
        ) : null}
      </div>
      <dl className="mt-2">
        <FactRow label={t('swap-then-in_the_end')}>
          {least === null ? (
            '–'
          ) : (
            <span data-testid="plan-received">{t('swap-then-received', { amount: textOf(least, toAsset) })}</span>
          )}
        </FactRow>
      </dl>
      <div className="mt-3">
        <MainButton
          data-testid="plan-continue"
          text={
            !account
              ? t('main-connect')
              : problem
                ? t('action-retry')
                : quote
                  ? t('swap-plan-continue', { amount: textOf(amount, fromAsset), network: to.alias_name })
                  : t('main-quoting')
          }
          disabled={
            account !== undefined && (isOther || (!quote && !problem) || (problem !== null && quotes.isFetching))
          }
          onClick={() => (!account ? openWallets(from.family) : problem ? void quotes.refetch() : open('/confirm'))}
        />
      </div>
      <Button look="secondary" wide className="mt-3" data-testid="plan-amount" onClick={() => open('/')}>
        {t('swap-plan-amount')}
      </Button>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parseAssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { SwapToken } from '#core/wire/swap.ts'
import { swapQuotesQuery } from '#src/api/swapQueries.ts'
import type { LiveOrder } from '#src/features/orders/detail/useOrder.ts'
import { type ArrivalPlan, createArrivalPlans } from '#src/features/shared/plans.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, usePersistentStore, useWallets } from '#src/services.ts'
import { FactRow } from '#src/ui/Card.tsx'
import { HandingButton } from '#src/features/shared/HandingButton.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { swapParams } from '../model/swapLink.ts'
import { refusalText } from '../model/swapView.ts'
import { amountText } from '../twoStep/TwoStepRoutes.tsx'
import { useSpendable } from '../twoStep/useSwapAfter.ts'
import { refusalOf } from '../twoStep/useTwoStep.ts'
import { useArrival } from './usePlan.ts'

/** Swap that was to follow an order, on the order's page: what is safe to do next, by what has happened. */
export function ArrivalCard({ live }: { live: LiveOrder }) {
  const isAllowed = usePermits()('swap', 'other')
  const plan = usePersistentStore(createArrivalPlans).of(live.order?.id ?? '')
  return isAllowed && plan ? <PlannedSwap live={live} orderId={plan.orderId} /> : null
}

function PlannedSwap({ live, orderId }: { live: LiveOrder; orderId: string }) {
  const plans = usePersistentStore(createArrivalPlans)
  const [, redraw] = useState(0)
  const { plan, state, payout, wanted, via } = useArrival(orderId, live.order)
  if (state.kind === 'loading' || state.kind === 'stopped' || !plan || !wanted || !via || !live.to) return null
  const names = { symbol: wanted.symbol, via: via.symbol, network: live.to.alias_name }
  const text = {
    bridging: t('swap-after-bridging', names),
    ready: t(state.kind === 'ready' && state.after === 'swap' ? 'swap-after-failed' : 'swap-after-ready', names),
    swapping: t('swap-after-swapping', names),
    check_wallet: t('swap-after-check_wallet'),
    done: t('swap-after-done', names),
    kept: t('swap-after-kept', names),
  }[state.kind]
  const end = () => {
    plans.end(orderId)
    redraw((count) => count + 1)
  }
  return (
    <section data-testid="arrival-plan" data-state={state.kind} className="mt-4 rounded-card border border-line p-4">
      <h3 className="font-semibold">
        {state.kind === 'done' ? t('swap-plan-title_done') : t('swap-after-step', names)}
      </h3>
      <p role="status" className="mt-1 text-small text-pretty text-muted">
        {text}
      </p>
      {state.kind === 'ready' && payout ? (
        <NextSwap plan={plan} units={BigInt(payout.units)} chain={live.to} via={via} wanted={wanted} />
      ) : null}
      {'swapId' in state ? (
        <Link to={`/swap/${state.swapId}`} data-testid="plan-swap" className={`${linkLook('primary')} mt-4 w-full`}>
          {t('swap-after-view')}
        </Link>
      ) : null}
      {state.kind === 'ready' || state.kind === 'check_wallet' ? (
        <div className="mt-2 flex justify-center">
          <HandingButton look="quiet" data-testid="plan-keep" onClick={end}>
            {t('swap-plan-keep', { symbol: via.symbol })}
          </HandingButton>
        </div>
      ) : null}
    </section>
  )
}

interface NextProps {
  plan: ArrivalPlan
  /** Payout in base units. */
  units: bigint
  chain: ChainRow
  via: SwapToken
  wanted: SwapToken
}

/** The swap of what arrived at its present quote. It opens the swap form, so nothing is sent from here. */
function NextSwap({ plan, units: arrived, chain, via, wanted }: NextProps) {
  const plans = usePersistentStore(createArrivalPlans)
  const account = useWallets((state) => state.accounts[chain.family])
  const units = useSpendable(chain, via.asset_id, arrived)
  const quotes = useQuery({
    ...swapQuotesQuery(useApi(), {
      from_asset: via.asset_id,
      to_asset: wanted.asset_id,
      amount: String(units ?? 0n),
      from_address: plan.wallet,
    }),
    enabled: units !== null,
  })
  const best = quotes.data?.quotes[0]
  const refusal = refusalOf(quotes, (reason) => refusalText(reason, { from: via, to: wanted }))
  const isOther = account !== undefined && account.address !== plan.wallet
  const query = swapParams({
    chainId: parseAssetId(via.asset_id).chain,
    from: via.asset_id,
    to: wanted.asset_id,
    amount: formatUnits(units ?? arrived, via.decimals),
    exact: 'send',
  })
  const reserved = arrived - (units ?? arrived)
  return (
    <>
      <div role="status" className="mt-3 grid gap-3 empty:mt-0">
        {refusal ? <Notice tone="warn">{refusal}</Notice> : null}
        {isOther ? (
          <Notice tone="info">{t('swap-after-other_wallet', { address: shortAddress(plan.wallet) })}</Notice>
        ) : null}
      </div>
      <dl className="mt-2">
        <FactRow label={t('swap-receive-about')}>
          <span data-testid="plan-expected">{best ? amountText(BigInt(best.receive_amount), wanted) : '–'}</span>
        </FactRow>
        <FactRow label={t('swap-then-in_the_end')}>
          {best ? t('swap-then-received', { amount: amountText(BigInt(best.min_receive_amount), wanted) }) : '–'}
        </FactRow>
      </dl>
      {reserved > 0n ? (
        <p data-testid="plan-reserved" className="mt-1 text-small text-pretty text-muted">
          {t('swap-reserved', { amount: amountText(reserved, via) })}
        </p>
      ) : null}
      {isOther ? null : (
        <Link
          to={`/swap?${query.toString()}`}
          data-testid="plan-continue"
          className={`${linkLook('primary')} mt-3 w-full`}
          onClick={() => plans.offer(plan.orderId, { viaAsset: via.asset_id })}
        >
          {t('swap-after-continue', { amount: amountText(units ?? arrived, via), symbol: wanted.symbol })}
        </Link>
      )}
    </>
  )
}

import { t } from '#src/i18n/t.ts'
import { createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { usePersistentStore } from '#src/services.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { usePlan } from './usePlan.ts'

/** Leads back to each unfinished two-step transfer of this browser whose second step is on offer. */
export function OpenPlan() {
  return usePersistentStore(createPlans)
    .list()
    .filter(({ isEnded }) => !isEnded)
    .map((plan) => <PlanLink key={plan.swapId} plan={plan} />)
}

function PlanLink({ plan }: { plan: TransferPlan }) {
  const { state, to } = usePlan(plan)
  // Before and after that, the swap and the order have lines of their own.
  if (!to || state.kind !== 'ready') return null
  return (
    <Link
      to={`/swap/${plan.swapId}`}
      data-testid="open-plan"
      className="press flex min-h-12 items-center gap-3 rounded-input border border-tide/50 tint-tide px-4 py-2 text-small font-semibold"
    >
      <span className="min-w-0 flex-1">{t('swap-plan-open', { network: to.alias_name })}</span>
      <ChevronIcon className="flex-none -rotate-90 text-muted rtl:rotate-90" />
    </Link>
  )
}

import type { ReferralPage } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'

/** Rules of referrals as text; percentage and waiting time are the operator's, and unknown without a wallet. */
export function InviteRules({ terms }: { terms: Pick<ReferralPage, 'percent' | 'pending_hours'> | null }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {ruleTexts(terms).map((text, n) => (
        <li key={n} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 flex-none place-items-center rounded-full tint-ember text-small font-semibold text-ember"
          >
            {n + 1}
          </span>
          <span className="min-w-0 flex-1 pt-1 text-pretty">{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** Rules of referrals, one sentence each; the waiting time is omitted when it is zero. */
export function ruleTexts(terms: { readonly percent: number; readonly pending_hours: number } | null): string[] {
  if (!terms) return [t('invite-rule-some'), t('invite-rule-first'), t('invite-rule-wait_some')]
  const { percent, pending_hours: hours } = terms
  return [
    t('invite-rule-share', { percent }),
    t('invite-rule-first'),
    ...(hours > 0 ? [t('invite-rule-wait', { hours })] : []),
  ]
}

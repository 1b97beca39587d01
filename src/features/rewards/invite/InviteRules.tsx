import type { ReferralPage } from '#src/api/referralQueries.ts'
import { ruleTexts } from './ruleTexts.ts'

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

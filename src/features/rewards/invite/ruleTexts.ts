import { t } from '#src/i18n/t.ts'

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

import { t } from '#src/i18n/t.ts'

/** The rules of an invitation, each as a sentence; one that waits for nothing says nothing of waiting. */
export function ruleTexts(terms: { readonly percent: number; readonly pending_hours: number } | null): string[] {
  if (!terms) return [t('invite-rule-some'), t('invite-rule-first'), t('invite-rule-wait_some')]
  const { percent, pending_hours: hours } = terms
  return [
    t('invite-rule-share', { percent }),
    t('invite-rule-first'),
    ...(hours > 0 ? [t('invite-rule-wait', { hours })] : []),
  ]
}

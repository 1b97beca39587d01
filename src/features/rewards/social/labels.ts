import { t } from '#src/i18n/t.ts'
import { isAwaited, type SocialState } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'
import type { SocialLabel, SocialNext } from './socialView.ts'

export const actionText = (label: SocialLabel): string => t(`social-action-${label}`)

/** What it earns, and whether anybody looks. */
export function worthText({ points, verified }: SocialTask): string {
  if (verified) return t('social-worth', { points })
  return points > 0 ? t('social-worth-trust', { points }) : t('social-worth-none')
}

/** What comes next where the button alone does not say it. */
export function hintText({ label, does }: SocialNext, state: SocialState): string | null {
  if (isAwaited(state)) return t('social-hint-back')
  if (does === 'authorise') return t('social-hint-auth')
  return label === 'verifying' ? t('social-hint-verifying') : null
}

/** For those who do not see the check mark come. */
export const doneText = ({ points }: SocialTask, { step }: SocialState): string | null =>
  step === 'done' ? (points > 0 ? t('social-done-points', { points }) : t('social-done')) : null

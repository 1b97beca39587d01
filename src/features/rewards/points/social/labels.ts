import { t } from '#src/i18n/t.ts'
import { isAwaited, type SocialState } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'
import type { SocialLabel, SocialNext } from './socialView.ts'

export const actionText = (label: SocialLabel): string => t(`social-action-${label}`)

/** Points of a task, and whether it is verified. */
export function worthText({ points, verified }: SocialTask): string {
  if (verified) return t('social-worth', { points })
  return points > 0 ? t('social-worth-trust', { points }) : t('social-worth-none')
}

/** Hint about the next step, when the button alone is not enough. */
export function hintText({ label, does }: SocialNext, state: SocialState): string | null {
  if (isAwaited(state)) return t('social-hint-back')
  if (does === 'authorise') return t('social-hint-auth')
  return label === 'verifying' ? t('social-hint-verifying') : null
}

/** Announcement for screen readers, which do not see the check mark appear. */
export const doneText = ({ points }: SocialTask, { step }: SocialState): string | null =>
  step === 'done' ? (points > 0 ? t('social-done-points', { points }) : t('social-done')) : null

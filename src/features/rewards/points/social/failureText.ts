import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { isVerdict } from './refusals.ts'
import type { SocialState } from './socialState.ts'

const MINUTE = 60

const waitText = (seconds: number): string =>
  seconds < 2 * MINUTE
    ? t('social-wait-seconds', { seconds })
    : t('social-wait-minutes', { minutes: Math.ceil(seconds / MINUTE) })

/** Failure as the specification words it (§8), with the next action. */
export function failureText(
  { reason, wait }: Extract<SocialState, { step: 'failed' }>,
  platform: SocialPlatform,
): { lead: string | null; text: string } {
  const why = tOr(`social-problem-${reason}`, tOr(`problem-${reason}`, t('problem-unknown')), { platform })
  return { lead: isVerdict(reason) ? t('social-failed') : null, text: wait === null ? why : `${why} ${waitText(wait)}` }
}

import { AppError } from '#core/errors.ts'
import { t } from '#src/i18n/t.ts'
import { isLasting } from './invitation.ts'
import { inviteProblem } from './inviteProblem.ts'

export type InvitationOutcome = 'bound' | Error | null

/** True when the user can do nothing more about it. */
export const isOver = (outcome: InvitationOutcome): boolean =>
  outcome === 'bound' || (outcome instanceof AppError && isLasting(outcome.reason))

/** Result of an invitation in one sentence. */
export const invitationText = (outcome: Exclude<InvitationOutcome, null>): string =>
  outcome === 'bound' ? `${t('invite-came-bound')}. ${t('invite-came-bound-text')}` : inviteProblem(outcome)

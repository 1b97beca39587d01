import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'

/** Error text for a failed invitation. */
export const inviteProblem = (error: Error): string =>
  error instanceof AppError
    ? tOr(`invite-problem-${error.reason}`, tOr(`problem-${error.reason}`, t('problem-unknown')))
    : t('problem-unknown')

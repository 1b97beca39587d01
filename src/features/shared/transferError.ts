import { AppError, type Fix } from '#core/errors.ts'
import { displayWhen } from '#src/format/time.ts'
import { tAwaited, tOr } from '#src/i18n/t.ts'

export interface TransferError {
  kind: 'error'
  reason: string
  message: string
  fix: Fix | null
}

/** Time named by some refusals. */
function timeOf({ detail }: AppError): Record<string, string> {
  const seconds = detail?.places?.['refundableAt']
  return seconds === undefined ? {} : { time: displayWhen(new Date(seconds * 1000).toISOString()) }
}

/** Translates any error of a transfer into the app's texts. */
export function transferError(error: unknown): TransferError {
  if (error instanceof AppError)
    return {
      kind: 'error',
      reason: error.reason,
      message: tAwaited(`problem-${error.reason}`, error.message, timeOf(error)),
      fix: error.fix ?? null,
    }
  return { kind: 'error', reason: 'unknown', message: tOr('problem-unknown', String(error)), fix: null }
}

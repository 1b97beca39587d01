import { AppError, type Fix } from '#core/errors.ts'
import { tAwaited, tOr } from '#src/i18n/t.ts'

export interface TransferError {
  kind: 'error'
  reason: string
  message: string
  fix: Fix | null
}

/** Anything thrown on the way, in the words of the app. */
export function transferError(error: unknown): TransferError {
  if (error instanceof AppError)
    return {
      kind: 'error',
      reason: error.reason,
      message: tAwaited(`problem-${error.reason}`, error.message),
      fix: error.fix ?? null,
    }
  return { kind: 'error', reason: 'unknown', message: tOr('problem-unknown', String(error)), fix: null }
}

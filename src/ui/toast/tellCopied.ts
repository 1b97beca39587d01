import { t } from '#src/i18n/t.ts'
import type { Toasts } from './toasts.ts'

/** Spec §9: duration of the copy message. */
const HIDE_MS = 1000

/** Reports whether a text was copied (spec §8). */
export const tellCopied = (toasts: Toasts, copied: boolean): void => {
  toasts.show({
    tone: copied ? 'success' : 'error',
    text: t(copied ? 'copy-done' : 'copy-failed'),
    durationMs: HIDE_MS,
  })
}

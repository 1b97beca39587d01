import { useState } from 'react'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#src/ui/moreIcons.tsx'
import { t } from '#src/i18n/t.ts'
import type { Toasts } from '#src/ui/toasts/toasts.ts'

type State = 'idle' | 'copied' | 'failed'

/** Copies a text and reports the result (spec §8); the check mark stays longer than the message. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const platform = usePlatform()
  const toasts = useToasts()
  const [state, setState] = useState<State>('idle')
  const copy = async () => {
    const copied = await platform.copy(text)
    setState(copied ? 'copied' : 'failed')
    tellCopied(toasts, copied)
  }
  return (
    <IconButton label={label} onClick={() => void copy()} onBlur={() => setState('idle')}>
      {state === 'copied' ? <CheckIcon className="text-good" /> : <CopyIcon />}
    </IconButton>
  )
}

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

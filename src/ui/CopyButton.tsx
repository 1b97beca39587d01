import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { usePlatform, useServices } from '#src/services.ts'
import { IconButton } from './Button.tsx'
import { CheckIcon, CopyIcon } from './moreIcons.tsx'

type State = 'idle' | 'copied' | 'failed'

/** Spec §9: how long a word about copying stays; the tick beside it stays longer. */
const HIDE_MS = 1000

/** Copies a text and says whether that worked (spec §8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const platform = usePlatform()
  const { toasts } = useServices()
  const [state, setState] = useState<State>('idle')
  const copy = async () => {
    const copied = await platform.copy(text)
    setState(copied ? 'copied' : 'failed')
    toasts.show({ tone: copied ? 'success' : 'error', text: t(copied ? 'copy-done' : 'copy-failed'), durationMs: HIDE_MS })
  }
  return (
    <IconButton label={label} onClick={() => void copy()} onBlur={() => setState('idle')}>
      {state === 'copied' ? <CheckIcon className="text-good" /> : <CopyIcon />}
    </IconButton>
  )
}

import { useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/services.ts'
import { IconButton } from './Button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'

type State = 'idle' | 'copied' | 'failed'

/** Copies a text and says so where a screen reader hears it (spec §8). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const platform = usePlatform()
  const [state, setState] = useState<State>('idle')
  const copy = async () => setState((await platform.copy(text)) ? 'copied' : 'failed')
  return (
    <>
      <IconButton label={label} onClick={() => void copy()} onBlur={() => setState('idle')}>
        {state === 'copied' ? <CheckIcon className="text-good" /> : <CopyIcon />}
      </IconButton>
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : t(state === 'copied' ? 'copy-done' : 'copy-failed')}
      </span>
    </>
  )
}

import { useState } from 'react'
import { usePlatform, useServices } from '#src/services.ts'
import { IconButton } from './Button.tsx'
import { CheckIcon, CopyIcon } from './moreIcons.tsx'
import { tellCopied } from './tellCopied.ts'

type State = 'idle' | 'copied' | 'failed'

/** Copies a text and reports the result (spec §8); the check mark stays longer than the message. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const platform = usePlatform()
  const { toasts } = useServices()
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

import { useState } from 'react'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useServices } from '#src/services.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { CheckIcon, CopyIcon } from '#src/ui/moreIcons.tsx'
import { tellCopied } from '#src/ui/toast/tellCopied.ts'

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

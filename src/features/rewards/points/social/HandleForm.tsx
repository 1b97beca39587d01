import { type SubmitEvent, useRef, useState } from 'react'
import { t } from '#src/i18n/t.ts'
import { Field } from '#src/ui/Field.tsx'
import { readHandle, typedHandle } from './xHandle.ts'

interface FormProps {
  id: string
  handle: string
  busy: boolean
  onHandle: (text: string) => void
  /** Not called without a name. */
  onSend: () => void
}

/** The user's X handle, required before anything is sent (spec §5). */
export function HandleForm({ id, handle, busy, onHandle, onSend }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState(false)
  const read = readHandle(handle)
  const problem = 'problem' in read ? read.problem : null

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTold(problem !== null)
    if (problem !== null) return field.current?.focus()
    if (!busy) onSend()
  }
  return (
    <form id={id} noValidate onSubmit={send}>
      <Field
        ref={field}
        label={t('social-handle')}
        value={handle}
        placeholder="@"
        error={told && problem !== null ? t(`social-handle-${problem}`) : null}
        readOnly={busy}
        autoCapitalize="none"
        autoCorrect="off"
        enterKeyHint="go"
        onChange={(event) => onHandle(typedHandle(event.target.value))}
      />
    </form>
  )
}

import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame, type FieldLabels } from './FieldFrame.tsx'

type FieldProps = FieldLabels & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }

export function Field({ label, labelHidden, note, error, className = '', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} note={note} error={error ?? null}>
      {(tied) => <input autoComplete="off" spellCheck={false} {...rest} {...tied} className={`field ${className}`} />}
    </FieldFrame>
  )
}

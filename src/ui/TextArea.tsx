import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldLabels } from './FieldFrame.tsx'

type TextAreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> }

export function TextArea({ label, labelHidden, note, error, className = '', ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} note={note} error={error ?? null}>
      {(tied) => (
        <textarea rows={3} autoComplete="off" spellCheck={false} {...rest} {...tied} className={`field ${className}`} />
      )}
    </FieldFrame>
  )
}

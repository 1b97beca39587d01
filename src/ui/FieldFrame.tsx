import { type ReactNode, useId } from 'react'
import { WarnIcon } from './icons.tsx'

export interface FieldLabels {
  label: string
  /** The label is for screen readers only, because the context already shows it. */
  labelHidden?: boolean
  /** Permanent hint. */
  note?: ReactNode
  /** Error about the value; replaces the hint. */
  error?: string | null
}

interface FrameProps extends FieldLabels {
  /** Renders the control with the attributes that link it to its label and texts. */
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label, control and texts below it, linked for screen readers. */
export function FieldFrame({ label, labelHidden = false, note, error, children }: FrameProps) {
  const id = useId()
  const words = error ?? note
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-2 block text-small font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': words ? `${id}-words` : undefined })}
      <p
        id={`${id}-words`}
        aria-live="polite"
        className={`mt-2 flex gap-2 text-caption empty:hidden ${error ? 'text-bad' : 'text-muted'}`}
      >
        {error ? <WarnIcon width={16} height={16} className="mt-px flex-none" /> : null}
        {words ? <span className="min-w-0">{words}</span> : null}
      </p>
    </div>
  )
}

import {
  type InputHTMLAttributes,
  type Ref,
  type TextareaHTMLAttributes,
  type SelectHTMLAttributes,
  type ReactNode,
  useId,
} from 'react'
import { ChevronIcon, WarnIcon } from './icons.tsx'
import { SearchIcon } from './moreIcons.tsx'

type FieldProps = FieldLabels & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> }

export function Field({ label, labelHidden, note, error, className = '', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} note={note} error={error ?? null}>
      {(tied) => <input autoComplete="off" spellCheck={false} {...rest} {...tied} className={`field ${className}`} />}
    </FieldFrame>
  )
}

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

interface Choice {
  readonly value: string
  readonly text: string
  readonly disabled?: boolean
}

type SelectProps = FieldLabels & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { choices: readonly Choice[] }

/** Native select, which every phone opens in its own picker. */
export function Select({ label, labelHidden, note, error, choices, className = '', ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} labelHidden={labelHidden ?? false} note={note} error={error ?? null}>
      {(tied) => (
        <span className="relative block">
          <select {...rest} {...tied} className={`field appearance-none pe-11 ${className}`}>
            {choices.map(({ value, text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 end-4 -translate-y-1/2 text-muted" />
        </span>
      )}
    </FieldFrame>
  )
}

export function SearchField({
  ref,
  value,
  onChange,
  placeholder,
}: {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  placeholder: string
}) {
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-muted" />
      <input
        ref={ref}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        spellCheck={false}
        className="field ps-11"
      />
    </div>
  )
}

interface FieldLabels {
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
function FieldFrame({ label, labelHidden = false, note, error, children }: FrameProps) {
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

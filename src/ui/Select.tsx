import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldLabels } from './FieldFrame.tsx'
import { ChevronIcon } from './icons.tsx'

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

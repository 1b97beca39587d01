import type { ReactNode } from 'react'

interface FactRowProps {
  label: ReactNode
  children: ReactNode
  note?: ReactNode
  /** Too long to fit next to its label: shown below it, aligned to the same edge. */
  long?: boolean
}

/** One line of a fact list: label and value. */
export function FactRow({ label, children, note, long = false }: FactRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-small last:border-0">
      <dt className={`text-muted ${long ? 'basis-full' : ''}`}>{label}</dt>
      <dd className={`font-semibold ${long ? 'mt-1' : 'ms-auto text-end'}`}>
        {children} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

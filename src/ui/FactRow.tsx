import type { ReactNode } from 'react'

/** One line of a fact list: what, and how much. */
export function FactRow({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 text-small last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto text-right font-semibold">
        {children} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

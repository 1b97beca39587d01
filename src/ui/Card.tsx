import type { HTMLAttributes, ReactNode } from 'react'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
}

/** One subject on its own surface. */
export function Card({ title, aside, children, className = '', ...rest }: CardProps) {
  return (
    <section className={`card p-4 min-[30rem]:p-5 ${className}`} {...rest}>
      {title ? (
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-heading font-semibold tracking-tight wrap-anywhere">{title}</h2>
          {aside ? <div className="text-caption text-muted">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}

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
      <dd className={`min-w-0 font-semibold wrap-anywhere ${long ? 'mt-1' : 'ms-auto text-end'}`}>
        {children} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}

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

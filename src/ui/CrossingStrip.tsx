import type { ReactNode } from 'react'

/** The water between the two shores of the form: the dashed line of a crossing that has not begun. */
export function CrossingStrip({ children, right }: { children?: ReactNode; right?: ReactNode }) {
  return (
    <div className="relative h-14 border-y border-line bg-water">
      <svg viewBox="0 0 480 56" preserveAspectRatio="none" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
        <path d="M0 28H480" stroke="var(--line)" strokeWidth="2" strokeDasharray="2 7" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="absolute inset-0 m-auto grid size-11 place-items-center">{children}</div>
      <div className="absolute inset-y-0 right-4 flex items-center text-caption text-muted">{right ? <span className="bg-water pl-2">{right}</span> : null}</div>
    </div>
  )
}

import type { ReactNode, Ref } from 'react'
import { ShoresDrawing, type ShoresLine } from './ShoresDrawing.tsx'

/** Content of an empty list or page, with its one action. */
export function EmptyState({
  title,
  text,
  line = 'open',
  heading,
  children,
}: {
  title: string
  text?: string
  line?: ShoresLine
  /** To move the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-6 py-10 text-center max-[14rem]:px-2">
      <div className="mb-3">
        <ShoresDrawing line={line} />
      </div>
      <h2
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className="text-heading font-semibold tracking-tight text-balance outline-none"
      >
        {title}
      </h2>
      {text ? <p className="max-w-[40ch] text-pretty text-muted">{text}</p> : null}
      {children ? <div className="mt-3 max-w-full">{children}</div> : null}
    </div>
  )
}

import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'

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

interface ErrorProps {
  title: string
  text: string
  action?: { label: string; onClick: () => void } | null
  loading?: boolean
}

/** Content that failed to load: the reason, and Retry. */
export function ErrorState({ title, text, action, loading = false }: ErrorProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text} line="broken">
        {action ? (
          <Button look="secondary" loading={loading} onClick={action.onClick}>
            {action.label}
          </Button>
        ) : null}
      </EmptyState>
    </div>
  )
}

/** Line between the two shores: not started, complete, broken, blocked by a gate, or searching. */
const lines = {
  open: (
    <path
      d="M28 34C60 12 120 12 152 34"
      stroke="var(--control-line)"
      strokeWidth="3"
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
  ),
  done: <path d="M28 34C60 12 120 12 152 34" stroke="var(--tide)" strokeWidth="3" strokeLinecap="round" />,
  broken: (
    <g stroke="var(--warn)" strokeWidth="3" strokeLinecap="round">
      <path d="M28 34c14-9.600 30-15 46-16.200" />
      <path d="M152 34c-14-9.600-30-15-46-16.200" />
      <path d="M74 17.800l5 6M106 17.800l-5 6" strokeWidth="2" />
    </g>
  ),
  closed: (
    <g strokeLinecap="round">
      <path d="M28 34C60 12 120 12 152 34" stroke="var(--line)" strokeWidth="3" />
      <path d="M90 8v30M80 14h20" stroke="var(--muted)" strokeWidth="3" />
    </g>
  ),
  search: (
    <g strokeLinecap="round">
      <path d="M28 34C60 12 120 12 152 34" stroke="var(--control-line)" strokeWidth="3" strokeDasharray="1 8" />
      <circle cx="90" cy="19" r="11" fill="var(--surface)" stroke="var(--tide)" strokeWidth="3" />
      <path d="m98 28 8 8" stroke="var(--tide)" strokeWidth="3" />
    </g>
  ),
} as const

type ShoresLine = keyof typeof lines

/** Two shores, the water between them, and the state of the line. */
export const ShoresDrawing = ({ line }: { line: ShoresLine }) => (
  <svg width="180" height="64" viewBox="0 0 180 64" fill="none" aria-hidden="true" className="max-w-full">
    <path d="M0 52c18-4 36 4 54 0s36 4 54 0 36 4 72 0v12H0z" fill="var(--water)" />
    <path d="M6 52V34h22M174 52V34h-22" stroke="var(--muted)" strokeWidth="2" strokeLinecap="round" />
    <path d="M60 52v-8M90 53v-6M120 52v-8" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
    {lines[line]}
  </svg>
)

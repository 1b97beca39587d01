import type { ReactNode } from 'react'

/** Two shores and no line yet: what a list shows before there is anything in it. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="card grid justify-items-center gap-2 px-6 py-10 text-center">
      <svg width="180" height="64" viewBox="0 0 180 64" fill="none" aria-hidden="true" className="mb-2">
        <path d="M0 52c18-4 36 4 54 0s36 4 54 0 36 4 72 0v12H0z" fill="var(--water)" />
        <path d="M6 52V34h22M174 52V34h-22" stroke="var(--muted)" strokeWidth="2" strokeLinecap="round" />
        <path d="M28 34C60 12 120 12 152 34" stroke="var(--line)" strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
      </svg>
      <h2 className="text-heading font-semibold">{title}</h2>
      <p className="max-w-[36ch] text-muted">{text}</p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-raised text-muted inset-ring inset-ring-line',
  tide: 'tint-tide text-tide',
  ember: 'tint-ember text-ember',
  good: 'tint-good text-good',
  warn: 'tint-warn text-warn',
  bad: 'tint-bad text-bad',
} as const

export type BadgeTone = keyof typeof tones

/** Label next to the thing it describes. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-caption font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

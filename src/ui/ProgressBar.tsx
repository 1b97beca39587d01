import type { CSSProperties } from 'react'

interface ProgressProps {
  label: string
  /** 0 to 1. */
  value: number
  /** Announced instead of the percentage, such as "2 of 5 transfers". */
  valueText?: string
  tone?: 'tide' | 'ember' | 'good'
  /** Milestones, such as a bonus. */
  markers?: readonly { readonly at: number; readonly text: string }[]
}

const fills = { tide: 'bg-tide', ember: 'bg-ember', good: 'bg-good' } as const
const share = (value: number): string => `${(Math.max(0, Math.min(1, value)) * 100).toFixed(2)}%`

/** Progress with its milestones labeled at their position. */
export function ProgressBar({ label, value, valueText, tone = 'tide', markers = [] }: ProgressProps) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(Math.max(0, Math.min(1, value)) * 100)}
        aria-valuetext={valueText}
        className="relative h-2 rounded-full bg-line"
      >
        <div className="absolute inset-0 overflow-hidden rounded-full">
          <div
            className={`h-full origin-left rtl:origin-right transition-transform duration-(--motion-slow) ${fills[tone]}`}
            style={{ transform: `scaleX(${Math.max(0, Math.min(1, value))})` }}
          />
        </div>
        {markers.map(({ at, text }) => (
          <span
            key={text}
            aria-hidden="true"
            style={{ insetInlineStart: share(at) }}
            className={`absolute top-1/2 size-3.5 -translate-1/2 rtl:translate-x-1/2 rounded-full border-2 border-surface ${value >= at ? fills[tone] : 'bg-control-line'}`}
          />
        ))}
      </div>
      {markers.length > 0 ? (
        <div className="relative mt-2 h-5 text-caption text-muted">
          {markers.map(({ at, text }) => (
            <span
              key={text}
              style={{ insetInlineStart: share(at), '--back': share(at) } as CSSProperties}
              className={`absolute translate-x-[calc(-1*var(--back))] rtl:translate-x-(--back) whitespace-nowrap ${value >= at ? 'font-semibold text-text' : ''}`}
            >
              {text}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  )
}

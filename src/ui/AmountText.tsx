import type { CSSProperties, ReactNode } from 'react'

/** Widest digit of the system fonts at this weight, in em. */
const DIGIT_EM = 0.68

/** Hero figures shrink with their length instead of wrapping; the parent must be a size container (`@container`). */
export const heroSize = (text: string): CSSProperties => ({ fontSize: `clamp(1rem, calc(100cqw / ${(Math.max(text.length, 1) * DIGIT_EM).toFixed(2)}), 2.375rem)` })

export function AmountText({ text, muted = false, children, ...rest }: { text: string; muted?: boolean; children?: ReactNode; 'data-testid'?: string }) {
  return (
    <div className="@container min-w-0 flex-1">
      <div className={`flex h-12 items-center font-semibold tracking-tight whitespace-nowrap ${muted ? 'text-muted' : ''}`} style={heroSize(text)} {...rest}>
        {children ?? text}
      </div>
    </div>
  )
}

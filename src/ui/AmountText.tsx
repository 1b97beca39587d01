import type { CSSProperties, ReactNode } from 'react'

/** Hero figures shrink with their length instead of wrapping; the parent must be a size container (`@container`). */
export const heroSize = (text: string): CSSProperties => ({ fontSize: `min(2.375rem, calc(100cqw / ${Math.max(text.length, 1) * 0.6}))` })

export function AmountText({ text, muted = false, children, ...rest }: { text: string; muted?: boolean; children?: ReactNode; 'data-testid'?: string }) {
  return (
    <div className="@container min-w-0 flex-1">
      <div className={`flex h-12 items-center font-semibold tracking-tight whitespace-nowrap ${muted ? 'text-muted' : ''}`} style={heroSize(text)} {...rest}>
        {children ?? text}
      </div>
    </div>
  )
}

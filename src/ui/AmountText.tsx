import { type CSSProperties, type ReactNode, Suspense } from 'react'
import type { UsdView } from '#src/format/amount.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { whenStartupIdle } from './startupIdle.ts'

/** Widest digit of the system fonts at this weight, in em. */
const DIGIT_EM = 0.66
const LEAST_REM = 0.375

/** Shrinks figures with their length instead of wrapping or truncating them; the parent must be a size container (`@container`). */
export const fitSize = (text: string, mostRem: number): CSSProperties => ({
  fontSize: `clamp(${LEAST_REM}rem, calc(100cqw / ${(Math.max(text.length, 1) * DIGIT_EM).toFixed(2)}), ${mostRem}rem)`,
})

/** Returns the size of a screen's main amounts. */
export const heroSize = (text: string): CSSProperties => fitSize(text, 2.375)

export function AmountText({
  text,
  muted = false,
  children,
  ...rest
}: {
  text: string
  muted?: boolean
  children?: ReactNode
  id?: string
  'data-testid'?: string
}) {
  return (
    <div className="@container min-w-0 flex-1">
      <div
        className={`flex h-12 items-center font-semibold tracking-tight whitespace-nowrap ${muted ? 'text-muted' : ''}`}
        style={heroSize(text)}
        {...rest}
      >
        {children ?? text}
      </div>
    </div>
  )
}

/** Line of small figures that never wraps. */
export const FitLine = ({ text, mostRem, children }: { text: string; mostRem: number; children?: ReactNode }) => (
  <span className="@container block min-w-0">
    <span className="block whitespace-nowrap" style={fitSize(text, mostRem)}>
      {children ?? text}
    </span>
  </span>
)

const StaleMark = lazyScreen(() => import('./StaleMark.tsx'), whenStartupIdle)

/** Marks a figure with a stale price. Rarely shown, so it is lazy. */
export function StalePriceMark({ isPlain }: { isPlain?: boolean }) {
  return (
    <Suspense fallback={null}>
      <StaleMark isPlain={isPlain} />
    </Suspense>
  )
}

/** Dollar figure, with a mark when its price is stale; `isPlain` inside a button or option, which may contain no other control. */
export function UsdText({ usd, isPlain }: { usd: UsdView; isPlain?: boolean }) {
  if (!usd.stale) return usd.text
  return (
    <span className="whitespace-nowrap">
      {usd.text} <StalePriceMark {...(isPlain && { isPlain })} />
    </span>
  )
}

import { Suspense } from 'react'
import type { UsdView } from '#src/format/usdView.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { whenStartupIdle } from './startupIdle.ts'

const StaleMark = lazyScreen(() => import('./StaleMark.tsx'), whenStartupIdle)

/** Marks a figure with a stale price. Rarely shown, so it is lazy. */
export function StalePriceMark() {
  return (
    <Suspense fallback={null}>
      <StaleMark />
    </Suspense>
  )
}

/** Dollar figure, with a mark when its price is stale. */
export function UsdText({ usd }: { usd: UsdView }) {
  if (!usd.stale) return usd.text
  return (
    <span className="whitespace-nowrap">
      {usd.text} <StalePriceMark />
    </span>
  )
}

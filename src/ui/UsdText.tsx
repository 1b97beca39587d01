import { Suspense } from 'react'
import type { UsdView } from '#src/format/usdView.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { afterFirstMoments } from './firstMoments.ts'

const StaleMark = lazyScreen(() => import('./StaleMark.tsx'), afterFirstMoments)

/** Says that a figure rests on an old price. It is seldom there, so it is not part of the first load. */
export function StalePriceMark() {
  return (
    <Suspense fallback={null}>
      <StaleMark />
    </Suspense>
  )
}

/** A dollar figure; one that rests on an old price carries the mark. */
export function UsdText({ usd }: { usd: UsdView }) {
  if (!usd.stale) return usd.text
  return (
    <span className="whitespace-nowrap">
      {usd.text} <StalePriceMark />
    </span>
  )
}

import { Suspense } from 'react'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { SheetProps } from './Sheet.tsx'

const Sheet = lazyScreen(async () => ({ default: (await import('./Sheet.tsx')).Sheet }))

/** `Sheet` for a page that shows one after a tap: the code of dialogs loads with the first sheet, not with the page. */
export const LazySheet = (props: SheetProps) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
)

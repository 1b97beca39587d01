import { type ReactNode, Suspense } from 'react'
import { useStartupIdle } from './startupIdle.ts'

interface AfterStartupProps {
  children: ReactNode
  /** Shown until then, and while the code of the children loads. */
  fallback?: ReactNode
}

/**
 * Renders its children once the page is idle after startup; only this component renders for that. Before, there is no boundary
 * either: an update above an empty one would have to hydrate it first, one render of the page for each.
 */
export function AfterStartup({ children, fallback = null }: AfterStartupProps) {
  return useStartupIdle() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}

import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { usePool } from './usePool.ts'

/** Shows the pool to visitors who may open it and sends everyone else to the bridge (spec §2). */
export function PoolGuard({ children }: { children: ReactNode }) {
  const answer = usePool()
  if (answer === 'closed') return <Navigate to="/" replace />
  return answer === 'open' ? children : null
}

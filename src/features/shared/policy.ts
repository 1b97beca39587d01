import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { permits, verdict } from '#core/catalogue/surface.ts'
import type { PolicyData } from '#core/wire/config.ts'
import { policyQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'

export type Permits = (capability: string, use: 'bridge' | 'other') => boolean

/** Features that this surface may offer. Everything while the answer is loading or failed: the server still refuses what it must. */
export function permitsOf(policy: PolicyData | undefined): Permits {
  if (!policy) return () => true
  const rules = { web: {}, telegram: {}, [policy.surface]: policy.capabilities }
  return (capability, use) => permits(verdict(rules, policy.surface, capability), use)
}

export function usePermits(): Permits {
  const policy = useQuery(policyQuery(useApi())).data
  return useCallback((capability, use) => permitsOf(policy)(capability, use), [policy])
}

/** True once the surface's policy has loaded, so that `usePermits` no longer assumes anything. */
export const usePolicyKnown = (): boolean => useQuery(policyQuery(useApi())).data !== undefined

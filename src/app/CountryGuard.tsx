import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { appConfigQuery, countryQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { guardTarget, isRestricted } from './restricted.ts'

/** Runs on every navigation against cached answers without delaying it; a failed lookup restricts no one (spec §8). */
export function CountryGuard({ children }: { children: ReactNode }) {
  const api = useApi()
  const country = useQuery(countryQuery(api))
  const config = useQuery(appConfigQuery(api))
  const { pathname, search, state } = useLocation()
  const sentFrom = (state as { sentFrom?: string } | null)?.sentFrom ?? null
  const target = guardTarget(pathname, isRestricted(country.data, config.data?.restricted_countries), sentFrom)
  if (target !== null) return <Navigate to={target} replace state={{ sentFrom: pathname + search }} />
  return children
}

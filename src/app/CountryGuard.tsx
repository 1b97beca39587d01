import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { countryQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { isRestricted } from './restricted.ts'

/** Checked on every navigation from the cached answer; nobody waits for it, and a failed lookup restricts nobody (spec §8). */
export function CountryGuard({ children }: { children: ReactNode }) {
  const country = useQuery(countryQuery(useApi()))
  const here = useLocation().pathname
  if (isRestricted(country.data) && here !== '/access-restricted' && here !== '/tos') return <Navigate to="/access-restricted" replace />
  return children
}

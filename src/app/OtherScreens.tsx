import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { redirects, screenAt } from '#core/screens/match.ts'
import { notFoundLayout, otherScreens, pageNeeds } from '#core/screens/table.ts'
import type { Guard, Layout, PageName, ScreenRow } from '#core/screens/types.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { lazyPage } from '#src/i18n/lazyScreen.ts'
import { loaders } from './loaders.ts'
import { PageLoading } from './PageLoading.tsx'
import { usePool } from './places.ts'

export const layoutOf = (pathname: string): Layout => screenAt(pathname)?.layout ?? notFoundLayout

/** Shows the pool to visitors who may open it and sends everyone else to the bridge (spec §2). */
function PoolGuard({ children }: { children: ReactNode }) {
  const answer = usePool()
  if (answer === 'closed') return <Navigate to="/" replace />
  return answer === 'open' ? children : null
}

/** Development only; the constant condition removes it from operators' builds. */
const StylePage =
  import.meta.env.DEV || import.meta.env.MODE === 'localnet' ? lazyPage(() => import('#src/style/StylePage.tsx')) : null

const inBoundary = (name: string, Page: ComponentType) => (
  <Suspense key={name} fallback={<PageLoading />}>
    <Page />
  </Suspense>
)

/** One element per page, so that navigation between addresses of one page keeps it mounted. */
const elements = new Map<string, ReactNode>(
  Object.entries(loaders).map(([name, load]) => [name, inBoundary(name, lazyPage(load))]),
)

const guards: Readonly<Record<Guard, ComponentType<{ children: ReactNode }>>> = { pool: PoolGuard }

/** Pages that explain it in their own words if they are hidden, or that no one is sent to. */
const withOwnWords: ReadonlySet<PageName> = new Set(['points', 'invite', 'badge', 'airdrop', 'tracker', 'pool'])

/** Shows a page where the surface policy permits it, and elsewhere that it isn't available here. */
function Permitted({ page }: { page: PageName }) {
  const permits = usePermits()
  const isPermitted = pageNeeds[page]?.every((capability) => permits(capability, 'other')) ?? true
  return elements.get(isPermitted ? page : 'hidden')
}

function elementOf({ page, guard }: ScreenRow): ReactNode {
  const Guarded = guard && guards[guard]
  const element = withOwnWords.has(page) ? elements.get(page) : <Permitted page={page} />
  return Guarded ? <Guarded>{element}</Guarded> : element
}

/** Redirects a renamed address and keeps its query string. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

/** Every screen of the table beyond the first load; paths match case-insensitively. */
export default function OtherScreens() {
  return (
    <Routes>
      {otherScreens.map((screen) => (
        <Route key={screen.name} path={screen.path} element={elementOf(screen)} />
      ))}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      {StylePage ? <Route path="/style" element={inBoundary('style', StylePage)} /> : null}
      <Route path="*" element={elements.get('notFound')} />
    </Routes>
  )
}

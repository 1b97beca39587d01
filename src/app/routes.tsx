import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { redirects, screenAt } from '#core/screens/match.ts'
import { type Guard, type PageName, type ScreenRow, sheetPages } from '#core/screens/types.ts'
import { screens } from '#core/screens/table.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { BridgePage } from '#src/pages/BridgePage.tsx'
import type { loaders } from './loaders.ts'
import { PageLoading } from './PageLoading.tsx'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { isOverOrder } from '#src/features/orders/detail/overOrder.ts'
import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'
import { poolAnswer } from './guards.ts'

/** Shows the pool to visitors who may open it and sends everyone else to the bridge (spec §2). */
function PoolGuard({ children }: { children: ReactNode }) {
  const answer = usePool()
  if (answer === 'closed') return <Navigate to="/" replace />
  return answer === 'open' ? children : null
}

/** Returns the visitor's access to the pool. The stored address counts until their wallet reconnects. */
function usePool(): ReturnType<typeof poolAnswer> {
  const { api, userIds } = useServices()
  const connected = useWallets((state) => state.userId)
  const config = useQuery(appConfigQuery(api))
  return poolAnswer({
    userId: connected ?? userIds.read(),
    listed: config.data?.pool_addresses,
    failed: config.isError,
  })
}

/** Page under a receipt. An order and its receipt share this element, so that arrival keeps the order mounted. */
function OrderLayout({ order, form }: { order: ReactNode; form: ReactNode }) {
  const { pathname, state } = useLocation()
  return screenAt(pathname)?.page === 'order' || isOverOrder(state) ? order : form
}

/** Development only; the constant condition removes it from operators' builds. */
const StylePage =
  import.meta.env.DEV || import.meta.env.MODE === 'localnet'
    ? lazyScreen(() => import('#src/style/StylePage.tsx'))
    : null

/** The list of pages loads after startup with the rest, or with the document of another page. */
const loadPage = async (name: keyof typeof loaders) => (await import('./loaders.ts')).loaders[name]()

/**
 * One element per page, so that navigation between addresses of one page keeps it mounted. The form has no Suspense boundary above it, so it
 * hydrates together with the frame.
 */
const elements = new Map<string, ReactNode>([['bridge', <BridgePage key="bridge" />]])
for (const name of new Set([...screens.map(({ page }) => page), 'notFound' as const])) {
  if (name === 'bridge') continue
  const Page = lazyScreen(() => loadPage(name))
  elements.set(
    name,
    <Suspense key={name} fallback={name !== 'notFound' && sheetPages.has(name) ? <SheetLoading /> : <PageLoading />}>
      <Page />
    </Suspense>,
  )
}

const orderGround = <OrderLayout key="order-ground" order={elements.get('order')} form={elements.get('bridge')} />

const guards: Readonly<Record<Guard, ComponentType<{ children: ReactNode }>>> = { pool: PoolGuard }

function elementOf({ page, guard }: ScreenRow): ReactNode {
  if (page === 'order') return orderGround
  const Guarded = guard && guards[guard]
  return Guarded ? <Guarded>{elements.get(page)}</Guarded> : elements.get(page)
}

/** Redirects a renamed address and keeps its query string. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

const sheetRoute = (page: PageName): ReactNode =>
  screens
    .filter((row) => row.page === page)
    .map((row) => <Route key={row.name} path={row.path} element={elements.get(page)} />)

/** Every address of the screen table; paths match case-insensitively. */
export const routes: ReactNode = (
  <>
    {screens
      .filter(({ page }) => !sheetPages.has(page))
      .map((screen) => (
        <Route key={screen.name} path={screen.path} element={elementOf(screen)}>
          {screen.path === '/' ? sheetRoute('confirm') : null}
        </Route>
      ))}
    <Route element={orderGround}>{sheetRoute('completed')}</Route>
    {Object.entries(redirects).map(([from, to]) => (
      <Route key={from} path={from} element={<Redirect to={to} />} />
    ))}
    {StylePage ? (
      <Route
        path="/style"
        element={
          <Suspense fallback={<PageLoading />}>
            <StylePage />
          </Suspense>
        }
      />
    ) : null}
    <Route path="*" element={elements.get('notFound')} />
  </>
)

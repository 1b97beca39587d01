import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { redirects } from '#core/screens/redirects.ts'
import { sheetPages } from '#core/screens/sheets.ts'
import { screens } from '#core/screens/table.ts'
import type { Guard, PageName, ScreenRow } from '#core/screens/types.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { BridgePage } from '#src/pages/BridgePage.tsx'
import { loaders } from './loaders.ts'
import { OrderGround } from './OrderGround.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PoolGuard } from './PoolGuard.tsx'
import { SheetLoading } from './SheetLoading.tsx'

/** For those who work on the interface; the constant condition keeps it out of what operators ship. */
const StylePage =
  import.meta.env.DEV || import.meta.env.MODE === 'localnet'
    ? lazyScreen(() => import('#src/style/StylePage.tsx'))
    : null

/**
 * One element for each page, so that going from one address of a page to another keeps it. The form waits for nothing: with nothing around it that
 * could, it is taken over together with the frame, in one go.
 */
const elements = new Map<string, ReactNode>([['bridge', <BridgePage key="bridge" />]])
for (const [name, load] of Object.entries(loaders)) {
  const Page = lazyScreen(load)
  elements.set(
    name,
    <Suspense key={name} fallback={sheetPages.has(name as PageName) ? <SheetLoading /> : <PageLoading />}>
      <Page />
    </Suspense>,
  )
}

const orderGround = <OrderGround key="order-ground" order={elements.get('order')} form={elements.get('bridge')} />

const guards: Readonly<Record<Guard, ComponentType<{ children: ReactNode }>>> = { pool: PoolGuard }

function elementOf({ page, guard }: ScreenRow): ReactNode {
  if (page === 'order') return orderGround
  const Guarded = guard && guards[guard]
  return Guarded ? <Guarded>{elements.get(page)}</Guarded> : elements.get(page)
}

/** An address that another one has taken over; the question behind it goes along. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

const sheetRoute = (page: PageName): ReactNode =>
  screens
    .filter((row) => row.page === page)
    .map((row) => <Route key={row.name} path={row.path} element={elements.get(page)} />)

/** Every address of the table of screens; paths are compared without regard to case. */
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

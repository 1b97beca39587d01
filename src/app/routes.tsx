import { type ReactNode, Suspense } from 'react'
import { Route, useLocation } from 'react-router-dom'
import { firstScreens } from '#core/screens/first.ts'
import { type PageName, sheetPages } from '#core/screens/types.ts'
import { isOverOrder } from '#src/features/orders/detail/overOrder.ts'
import { lazyPage, lazyScreen } from '#src/i18n/lazyScreen.ts'
import { BridgePage } from '#src/pages/BridgePage.tsx'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { PageLoading } from './PageLoading.tsx'
import { firstScreenAt, loadOtherScreens } from './screens.ts'

const OtherScreens = lazyScreen(loadOtherScreens)
const orderPage = (name: 'confirm' | 'completed' | 'order') =>
  lazyPage(async () => (await import('./loaders.ts')).loaders[name]())
const ConfirmPage = orderPage('confirm')
const CompletedPage = orderPage('completed')
const OrderPage = orderPage('order')

/** Page under a receipt. An order and its receipt share this element, so that arrival keeps the order mounted. */
function OrderLayout({ order, form }: { order: ReactNode; form: ReactNode }) {
  const { pathname, state } = useLocation()
  return firstScreenAt(pathname)?.page === 'order' || isOverOrder(state) ? order : form
}

const sheetOf = (key: string, page: ReactNode) => (
  <Suspense key={key} fallback={<SheetLoading />}>
    {page}
  </Suspense>
)
/**
 * One element per page, so that navigation between addresses of one page keeps it mounted. The form has no Suspense boundary above it, so it
 * hydrates together with the frame.
 */
const bridge = <BridgePage key="bridge" />
const order = (
  <Suspense key="order" fallback={<PageLoading />}>
    <OrderPage />
  </Suspense>
)
const orderGround = <OrderLayout key="order-ground" order={order} form={bridge} />
const sheets: Partial<Record<PageName, ReactNode>> = {
  confirm: sheetOf('confirm', <ConfirmPage />),
  completed: sheetOf('completed', <CompletedPage />),
}
const sheetRoute = (page: PageName): ReactNode =>
  firstScreens
    .filter((row) => row.page === page)
    .map((row) => <Route key={row.name} path={row.path} element={sheets[page]} />)

/** Every address of the app; paths match case-insensitively. */
export const routes: ReactNode = (
  <>
    {firstScreens
      .filter(({ page }) => !sheetPages.has(page))
      .map(({ name, path, page }) => (
        <Route key={name} path={path} element={page === 'order' ? orderGround : bridge}>
          {path === '/' ? sheetRoute('confirm') : null}
        </Route>
      ))}
    <Route element={orderGround}>{sheetRoute('completed')}</Route>
    <Route
      path="*"
      element={
        <Suspense fallback={<PageLoading />}>
          <OtherScreens />
        </Suspense>
      }
    />
  </>
)

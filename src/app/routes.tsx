import type { ComponentType, ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { BridgePage } from '#src/pages/BridgePage.tsx'

export interface RouteMeta {
  readonly path: string
  readonly element: ReactNode
  readonly title: PlainKey
  /** Whether the navigation is shown (spec §2). */
  readonly navigation: boolean
  readonly children?: readonly RouteMeta[]
}

const page = (load: () => Promise<{ default: ComponentType }>): ReactNode => {
  const Page = lazyScreen(load)
  return <Page />
}
/** For those who work on the interface; the constant condition keeps it out of what operators ship. */
const stylePage: readonly RouteMeta[] =
  import.meta.env.DEV || import.meta.env.MODE === 'localnet'
    ? [{ path: '/style', element: page(() => import('#src/style/StylePage.tsx')), title: 'bridge-title', navigation: true }]
    : []
const goHome = <Navigate to="/" replace />

/** Every screen that exists. What is not here is not found; what is not in `navigation` below is reached by link. */
export const routes: readonly RouteMeta[] = [
  {
    path: '/',
    element: <BridgePage />,
    title: 'bridge-title',
    navigation: true,
    children: [
      { path: 'confirm', element: page(() => import('#src/pages/ConfirmPage.tsx')), title: 'review-title', navigation: true },
      { path: 'completed/:id', element: page(() => import('#src/pages/CompletedPage.tsx')), title: 'completed-title', navigation: true },
    ],
  },
  { path: '/order/:id', element: page(() => import('#src/pages/OrderPage.tsx')), title: 'order-page', navigation: true },
  { path: '/history', element: page(() => import('#src/pages/HistoryPage.tsx')), title: 'history-title', navigation: true },
  { path: '/query', element: page(() => import('#src/pages/QueryPage.tsx')), title: 'query-title', navigation: true },
  { path: '/tos', element: page(() => import('#src/pages/TosPage.tsx')), title: 'tos-title', navigation: true },
  { path: '/access-restricted', element: page(() => import('#src/pages/AccessRestrictedPage.tsx')), title: 'restricted-title', navigation: false },
  { path: '/bridge', element: goHome, title: 'bridge-title', navigation: true },
  { path: '/inscribe', element: goHome, title: 'bridge-title', navigation: true },
  ...stylePage,
  { path: '*', element: page(() => import('#src/pages/NotFoundPage.tsx')), title: 'not_found-title', navigation: true },
]

export const navigation = [
  { to: '/', text: 'nav-bridge', icon: 'bridge' },
  { to: '/history', text: 'nav-history', icon: 'history' },
] as const satisfies readonly { to: string; text: PlainKey; icon: string }[]

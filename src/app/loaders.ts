import type { ComponentType } from 'react'
import type { PageName } from '#core/screens/types.ts'

export type PageLoader = () => Promise<{ default: ComponentType }>

/** Lazy chunk of each page. The bridge itself is part of the first load. */
export const loaders: Readonly<Record<Exclude<PageName, 'bridge'> | 'notFound', PageLoader>> = {
  confirm: () => import('#src/pages/ConfirmPage.tsx'),
  completed: () => import('#src/pages/CompletedPage.tsx'),
  order: () => import('#src/pages/OrderPage.tsx'),
  history: () => import('#src/pages/HistoryPage.tsx'),
  query: () => import('#src/pages/QueryPage.tsx'),
  status: () => import('#src/pages/StatusPage.tsx'),
  account: () => import('#src/pages/AccountPage.tsx'),
  pay: () => import('#src/pages/PayPage.tsx'),
  portfolio: () => import('#src/pages/PortfolioPage.tsx'),
  swap: () => import('#src/pages/SwapPage.tsx'),
  tos: () => import('#src/pages/TosPage.tsx'),
  restricted: () => import('#src/pages/AccessRestrictedPage.tsx'),
  airdrop: () => import('#src/pages/AirdropPage.tsx'),
  points: () => import('#src/pages/PointsPage.tsx'),
  invite: () => import('#src/pages/InvitePage.tsx'),
  purpose: () => import('#src/pages/PurposePage.tsx'),
  event: () => import('#src/pages/EventPage.tsx'),
  notFound: () => import('#src/pages/NotFoundPage.tsx'),
}

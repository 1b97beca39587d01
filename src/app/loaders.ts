import type { ComponentType } from 'react'
import type { PageName } from '#core/screens/types.ts'

export type PageLoader = () => Promise<{ default: ComponentType }>

/** Lazy chunk of each page. The bridge itself is part of the first load. */
export const loaders: Readonly<Record<Exclude<PageName, 'bridge'> | 'hidden' | 'notFound', PageLoader>> = {
  confirm: () => import('#src/pages/ConfirmPage.tsx'),
  completed: () => import('#src/pages/CompletedPage.tsx'),
  order: () => import('#src/pages/OrderPage.tsx'),
  history: () => import('#src/pages/HistoryPage.tsx'),
  query: () => import('#src/pages/QueryPage.tsx'),
  status: () => import('#src/pages/StatusPage.tsx'),
  maker: () => import('#src/pages/MakerPage.tsx'),
  trust: () => import('#src/pages/TrustPage.tsx'),
  account: () => import('#src/pages/AccountPage.tsx'),
  pay: () => import('#src/pages/PayPage.tsx'),
  portfolio: () => import('#src/pages/PortfolioPage.tsx'),
  ecosystem: () => import('#src/pages/EcosystemPage.tsx'),
  diagnostics: () => import('#src/pages/DiagnosticsPage.tsx'),
  roadmap: () => import('#src/pages/RoadmapPage.tsx'),
  swap: () => import('#src/pages/SwapPage.tsx'),
  deploy: () => import('#src/pages/DeployPage.tsx'),
  pool: () => import('#src/pages/PoolPage.tsx'),
  faucet: () => import('#src/pages/FaucetPage.tsx'),
  tos: () => import('#src/pages/TosPage.tsx'),
  restricted: () => import('#src/pages/AccessRestrictedPage.tsx'),
  airdrop: () => import('#src/pages/AirdropPage.tsx'),
  badge: () => import('#src/pages/BadgePage.tsx'),
  tracker: () => import('#src/pages/TrackerPage.tsx'),
  points: () => import('#src/pages/PointsPage.tsx'),
  invite: () => import('#src/pages/InvitePage.tsx'),
  event: () => import('#src/pages/EventPage.tsx'),
  hidden: () => import('./HiddenPage.tsx'),
  notFound: () => import('#src/pages/NotFoundPage.tsx'),
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import { currentLanguage, subscribe } from '#src/i18n/current.ts'
import { PlatformProvider } from '#src/platform/usePlatform.ts'
import { ServicesProvider, type Services } from '#src/services.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { routes } from './routes.tsx'
import { Shell } from './Shell.tsx'

interface AppProps {
  services: Services
  queryClient: QueryClient
  /** Wraps the screens: the browser's router, or a fixed path when a page is prerendered. */
  router: (content: ReactNode) => ReactNode
}

export function App({ services, queryClient, router }: AppProps) {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
  return (
    <ErrorBoundary>
      <ServicesProvider value={services}>
        <PlatformProvider value={services.platform}>
          <QueryClientProvider client={queryClient}>
            {router(
              <Routes key={language}>
                <Route element={<Shell />}>{routes}</Route>
              </Routes>,
            )}
          </QueryClientProvider>
        </PlatformProvider>
      </ServicesProvider>
    </ErrorBoundary>
  )
}

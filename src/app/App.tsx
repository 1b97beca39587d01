import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { currentLanguage, subscribe } from '#src/i18n/current.ts'
import { ServicesProvider, type Services } from '#src/services.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { routes } from './routes.tsx'
import { Shell } from './Shell.tsx'

export function App({ services, queryClient }: { services: Services; queryClient: QueryClient }) {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
  return (
    <ErrorBoundary>
      <ServicesProvider value={services}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter basename={services.channel.base}>
            <Routes key={language}>
              <Route element={<Shell />}>{routes}</Route>
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </ServicesProvider>
    </ErrorBoundary>
  )
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore, Component } from 'react'
import { Route, Routes } from 'react-router-dom'
import { currentLanguage, subscribe } from '#src/i18n/current.ts'
import { PlatformProvider } from '#src/platform/usePlatform.ts'
import { ServicesProvider, type Services } from '#src/services.ts'
import { routes } from './routes.tsx'
import { Shell } from './Shell.tsx'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'

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

/** Last resort: reports that a screen failed and offers a reload. Transfers in progress are not affected. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert" className="mx-auto grid max-w-[30rem] gap-4 px-4 py-16 text-center">
        <h1 className="text-title font-semibold">{t('crash-title')}</h1>
        <p className="text-muted">{t('crash-text')}</p>
        <Button onClick={() => window.location.reload()}>{t('crash-action')}</Button>
      </main>
    )
  }
}

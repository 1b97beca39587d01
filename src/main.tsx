import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AppError } from '#core/errors.ts'
import { delay } from '#core/async.ts'
import { catalogueCalls } from './api/calls.ts'
import { recoversIn } from './api/queries.ts'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { channelLink, ownPath } from './features/site/start.ts'
import { firstScreenAt, loadOtherScreens } from './app/screens.ts'
import { showApp } from './app/showApp.tsx'
import { whenIdle, whenQuiet, whenTouched } from './app/whenQuiet.ts'
import { wantedLanguage } from './i18n/choice.ts'
import { keepTrying } from './i18n/lazyScreen.ts'
import { languagesFor } from './platform/inTelegram.ts'
import type { Services } from './services.ts'
import { markStartupIdle } from './ui/startupIdle.ts'
import './ui/theme.css'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 2 && !(error instanceof AppError && !error.retriable),
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => recoversIn(state.error),
    },
  },
})

const testWallets: Parameters<typeof createServices>[2] =
  import.meta.env.MODE === 'localnet'
    ? {
        ids: ['causeway-local-evm-wallet', 'Local Solana wallet'],
        announce: async (chains) => (await import('./local/announce.ts')).announceLocalWallets(chains),
      }
    : null

const elsewhere = channelLink(window.location)
if (elsewhere) window.location.replace(elsewhere)
void start()

/** Evaluation of the code, services with the first requests, and hydration are tasks of their own: one task would block input for longer. */
async function start(): Promise<void> {
  await delay(0)
  const services = createServices(
    window,
    queryClient,
    testWallets,
    /^\/(portfolio)?$/.test(window.location.pathname) ? catalogueCalls : [],
  )
  // A document of another screen preloads them. If that fails, the router tries again.
  await (screenNow(services.channel.base) ? delay(0) : loadOtherScreens().catch(() => undefined))
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root')
  void showApp(
    root,
    <StrictMode>
      <App
        services={services}
        queryClient={queryClient}
        router={(content) => <BrowserRouter basename={services.channel.base}>{content}</BrowserRouter>}
      />
    </StrictMode>,
    wantedLanguage(document.cookie, languagesFor(services.platform.visitor, services.storage, navigator.languages)),
  )
  void loadTheRest(services)
}

const screenNow = (base: string) => firstScreenAt(ownPath(window.location.pathname, base))

/** Fetches everything around the form while the browser is idle, and the code of the first taps once someone is there to tap. */
async function loadTheRest({ channel }: Services): Promise<void> {
  const onForm = screenNow(channel.base)?.page === 'bridge'
  // The form's quiet period is longer than the debounce between typing and quoting; hydration alone is work enough for other pages.
  const wanted = onForm ? { keys: ['chains', 'tokens'], quietMs: 600 } : { keys: ['chains'], quietMs: 0 }
  const touched = whenTouched()
  await whenQuiet(queryClient, whenIdle, wanted)
  markStartupIdle()
  const { prefetch } = await keepTrying(() => import('./app/prefetch.ts'))
  prefetch(channel.base, touched)
}

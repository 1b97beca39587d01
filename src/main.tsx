import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppError } from '#core/errors.ts'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { channelLink } from './features/channel/start.ts'
import { speak, wantedLanguage } from './i18n/choice.ts'
import './ui/theme.css'

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 2 && !(error instanceof AppError && !error.retriable),
      refetchOnWindowFocus: true,
    },
  },
})

const services = createServices(window, queryClient, async (chains) => {
  if (import.meta.env.MODE === 'localnet') await (await import('./local/announce.ts')).announceLocalWallets(chains)
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} queryClient={queryClient} />
    </StrictMode>,
  )
const elsewhere = channelLink(window.location)
if (elsewhere) window.location.replace(elsewhere)
const language = wantedLanguage(document.cookie, navigator.languages)
if (language === 'en') draw()
// Messages that cannot be fetched are shown in English.
else void speak(language).then(draw, draw)

// What a first tap needs is fetched while nobody waits.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500))
idle(() => {
  void import('./features/pickers/NetworkPicker.tsx')
  void import('./features/wallets/WalletModal.tsx')
})

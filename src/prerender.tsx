import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { partnerPlaces } from '#core/screens/partnerPage.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { pageMessages, showLanguage } from './i18n/current.ts'
import { type Language, languageIds } from './i18n/languages.ts'
import { markStartupIdle } from './ui/startupIdle.ts'
import { t } from './i18n/t.ts'

/**
 * Creates a page stub for the services: no storage, no link, default colors; on a partner's pages with its embedded look, and
 * with the mark of a bridge that is not open.
 */
const blankPage = (pathname: string, look: ChannelLook | null, notOpen: boolean): Window =>
  ({
    document: {
      documentElement: { dataset: {} },
      getElementById: (id: string) => (look && id === 'channel' ? { textContent: JSON.stringify(look) } : null),
      querySelector: (selector: string) =>
        notOpen && selector === 'meta[name=bridge]' ? { getAttribute: () => 'not-open' } : null,
    },
    location: { pathname, search: '', hash: '', hostname: '' },
    navigator: {},
  }) as unknown as Window

/** A partner with everything that its pages can show, as values for the server to replace. */
const anyPartner: ChannelLook = {
  id: 0,
  slug: '',
  name: partnerPlaces.name,
  main: false,
  logo: partnerPlaces.logo,
  forced_theme: null,
  css: '',
  links: partnerPlaces.links,
  presets: null,
  wallets: [],
  fee_bps: 0,
}

export interface Prerendered {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** Content of #root before any script runs. */
  readonly body: string
  /** Content of #root while no network is set up. */
  readonly notOpen: string
  /** Content of #root on a partner's pages, with `partnerPlaces` for its values. */
  readonly partner: string
}

export const languages: readonly Language[] = languageIds

/** Renders the bridge page in a language. Runs in the build, never in the app. */
export async function prerenderPage(language: Language): Promise<Prerendered> {
  markStartupIdle()
  await showLanguage(language)
  await pageMessages()
  return {
    language,
    title: `${t('screen-bridge-title')} · Causeway`,
    description: t('screen-bridge-description'),
    body: await renderBridge('/', null),
    notOpen: await renderBridge('/', null, true),
    partner: await renderBridge(partnerPlaces.base, anyPartner),
  }
}

/** Renders the bridge page in the current language without networks or wallet; `look` of the partner on its pages. */
export async function renderBridge(base: string, look: ChannelLook | null, notOpen = false): Promise<string> {
  const queryClient = new QueryClient()
  const app = (
    <StrictMode>
      <App
        services={createServices(blankPage(base, look, notOpen), queryClient, null)}
        queryClient={queryClient}
        router={(content) => (
          <StaticRouter basename={base} location={base}>
            {content}
          </StaticRouter>
        )}
      />
    </StrictMode>
  )
  // One chunk: React sends the parts of a large page hidden and moves them into place with a script.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail })
  const body = await new Response(prelude).text()
  // Pending queries would keep the build alive until they are collected.
  // A query still running when the cache is cleared would be stored once it settles.
  await queryClient.cancelQueries()
  queryClient.clear()
  return body
}

/** Fails the build instead of shipping a broken page. */
function fail(error: unknown): never {
  throw error
}

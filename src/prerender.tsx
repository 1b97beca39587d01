import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { restOfMessages, showLanguage } from './i18n/current.ts'
import { type Language, languageIds } from './i18n/languages.ts'
import { markStartupIdle } from './ui/startupIdle.ts'
import { t } from './i18n/t.ts'

/** Page stub for the services: no storage, no link, default colors. */
const blankPage = {
  document: { documentElement: { dataset: {} }, getElementById: () => null, querySelector: () => null },
  location: { pathname: '/', search: '', hash: '', hostname: '' },
  navigator: {},
} as unknown as Window

export interface Prerendered {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** Content of #root before any script runs. */
  readonly body: string
}

export const languages: readonly Language[] = languageIds

/** Renders the bridge page without networks or wallet. Runs in the build, never in the app. */
export async function prerenderPage(language: Language): Promise<Prerendered> {
  markStartupIdle()
  await showLanguage(language)
  await restOfMessages()
  const queryClient = new QueryClient()
  const app = (
    <StrictMode>
      <App
        services={createServices(blankPage, queryClient, null)}
        queryClient={queryClient}
        router={(content) => <StaticRouter location="/">{content}</StaticRouter>}
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
  return {
    language,
    title: `${t('screen-bridge-title')} · Causeway`,
    description: t('screen-bridge-description'),
    body,
  }
}

/** Fails the build instead of shipping a broken page. */
function fail(error: unknown): never {
  throw error
}

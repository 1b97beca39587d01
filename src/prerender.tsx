import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { createServices } from './app/createServices.ts'
import { restOfMessages, showLanguage } from './i18n/current.ts'
import { type Language, languageIds } from './i18n/languages.ts'
import { endFirstMoments } from './ui/firstMoments.ts'
import { t } from './i18n/t.ts'

/** What the services ask of a page before anything happens: nothing is stored, nothing is linked, colours are the default ones. */
const blankPage = {
  document: { documentElement: { dataset: {} }, getElementById: () => null, querySelector: () => null },
  location: { pathname: '/', search: '', hash: '', hostname: '' },
  navigator: {},
} as unknown as Window

export interface Prerendered {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** What stands in #root before any script has run. */
  readonly body: string
}

export const languages: readonly Language[] = languageIds

/** The bridge page as everybody first sees it: no networks yet, nobody connected. Run by the build, never by the app. */
export async function prerenderPage(language: Language): Promise<Prerendered> {
  endFirstMoments()
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
  // In one piece: the parts of a large page would otherwise come hidden, and be moved into place by a script.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail })
  const body = await new Response(prelude).text()
  // Answers that nobody waits for would keep the build alive until they are forgotten.
  // One that is still on its way when they are forgotten would be kept once it came.
  await queryClient.cancelQueries()
  queryClient.clear()
  return {
    language,
    title: `${t('screen-bridge-title')} · Causeway`,
    description: t('screen-bridge-description'),
    body,
  }
}

/** A page that is wrong is not shipped. */
function fail(error: unknown): never {
  throw error
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageName } from '#core/screens/types.ts'
import { escaped } from './head.ts'

/** Written next to the app at build time; hidden, so that it is not served. */
const FILE = '.pages/code.json'

const schema = z.record(z.string(), z.array(z.string().regex(/^\/[\w./-]+$/)))

/** Paths of the code of each page beyond the first load. */
export type PageCode = z.infer<typeof schema>

/** Empty if the build has none. */
export function readPageCode(webRoot: string): PageCode {
  const file = join(webRoot, FILE)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/**
 * Answers without which a page shows nothing, as its own code requests them (src/features/rewards/badges/useBadge.ts,
 * src/api/portfolioQueries.ts). They are equal for all visitors.
 */
const answersOf: Readonly<Partial<Record<PageName, (language: string) => string>>> = {
  badge: (language) => `/api/campaign_api/v1/badges?language=${language}`,
  portfolio: () => '/api/portfolio_api/v1/tokens',
}

/** Requests a page's first answer with its code. A request that differs in any way makes the browser ask twice. */
export function withAnswer(html: string, page: PageName | undefined, language: string): string {
  const href = page && answersOf[page]?.(language)
  return href
    ? html.replace('</head>', () => `<link rel="preload" as="fetch" crossorigin href="${href}" /></head>`)
    : html
}

/** The shell's first paint (tools/build/prerender.ts), which the app removes by its id. */
const frame = /<svg id="frame"([^>]*)>.*?<\/svg>/

/**
 * Adds a badge's picture to the first paint, at its place on phones: the page's largest part then waits for neither code nor
 * answers. Inside Telegram the page may be hidden, so that its code decides.
 */
export function withPicture(html: string, image: string): string {
  const card =
    '<rect x="16" y="72" width="192" height="32" rx="12"/><rect x="16" y="118" width="91%" height="320" rx="16"/>'
  const onPhones =
    'class="pointer-events-none absolute top-0 inset-x-0 mx-auto w-full min-[60rem]:hidden in-[html[data-telegram]]:hidden!"'
  const picture = `<image href="${escaped(image)}" x="50%" y="142" width="180" height="180" transform="translate(-90)"/>`
  return html.replace(
    frame,
    (_, looks: string) =>
      `<div id="frame" aria-hidden="true"><svg${looks.replace('height="344"', 'height="454"')}>${card}</svg><svg ${onPhones} height="344" opacity=".85">${picture}</svg></div>`,
  )
}

/** Names a page's code in its head, so that it loads right after the code that asks for it, and not only once that has run. */
export const withCode = (html: string, files: readonly string[]): string =>
  html.replace('</head>', () => {
    const links = files
      .filter((file) => !html.includes(`href="${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`)
    return `${links.join('')}</head>`
  })

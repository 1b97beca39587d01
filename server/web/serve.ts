import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import { settledChains } from '#core/catalogue/availability.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { channelPath } from '#core/channel/lookups.ts'
import { matchRoute, type Screen } from '#core/screens/match.ts'
import type { AppEnv } from '../http/env.ts'
import { isPageVisit } from '../http/errors.ts'
import { channelLook } from '../http/channel.ts'
import { partnerOfPage, plainPath } from './channelPage.ts'
import { pagePolicy, reportOnlyPolicy } from './csp.ts'
import { type Encoding, listWebFiles, type WebFile } from './files.ts'
import { pageLanguage } from './language.ts'
import { readPageCode, withAnswer, withCode, withPicture } from './pageCode.ts'
import { createPages, type Page, paymentPreview } from './pages.ts'
import type { PageTexts } from './pageTexts.ts'
import type { PageHosts } from './pageHosts.ts'
import { screens } from '#core/screens/table.ts'
import { join } from 'node:path'

const YEAR = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
/** Bytes of response headers: nginx's default, the part to warn at, and a page's headers apart from its policy. */
const NGINX_BUFFER = 4_096
const MOST_HEADERS = 3_500
const OTHER_HEADERS = 1_200
const order: readonly Encoding[] = ['br', 'gzip']

/** Returns the smallest encoding that the browser accepts. */
function chooseEncoding(encoded: Partial<Record<Encoding, unknown>>, accepted: string): Encoding | null {
  const wanted = new Set(accepted.split(',').map((part) => part.split(';')[0]?.trim()))
  return order.find((e) => encoded[e] && wanted.has(e)) ?? null
}

const isKnown = (c: Context<AppEnv>, etag: string): boolean => c.req.header('if-none-match') === etag

/** Bytes that are read at once: for a small file, a stream costs more than the file. */
const MOST_AT_ONCE = 1 << 20

/** Returns null for a file that was removed since the server listed it: an error must not carry its long cache time. */
function sendFile(c: Context<AppEnv>, file: WebFile): Response | null {
  const encoding = chooseEncoding(file.encoded, c.req.header('accept-encoding') ?? '')
  const path = (encoding && file.encoded[encoding]) ?? file.path
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) return null
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.immutable ? YEAR : REVALIDATE)
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (isKnown(c, file.etag)) return c.body(null, 304)
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Length', String(size))
  if (size <= MOST_AT_ONCE) return c.body(new Uint8Array(readFileSync(path)))
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream)
}

function sendPage(c: Context<AppEnv>, page: Page, status: 200 | 404, policy: string): Response {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Content-Security-Policy', policy)
  c.header('Content-Security-Policy-Report-Only', reportOnlyPolicy)
  c.header('Cache-Control', REVALIDATE)
  c.header('ETag', page.etag)
  c.header('Vary', `${status === 404 ? 'Accept, ' : ''}Accept-Encoding, Accept-Language, Cookie`)
  if (status === 200 && isKnown(c, page.etag)) return c.body(null, 304)
  const encoding = chooseEncoding(page.encoded, c.req.header('accept-encoding') ?? '')
  const bytes = encoding && page.encoded[encoding]
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(bytes ? new Uint8Array(bytes) : page.html, status)
}

/** Bytes of a redirect target: a proxy with default settings answers 502 above 4 kB of headers. */
const MOST_TARGET = 1_500
const fits = (target: string): boolean => Buffer.byteLength(target) <= MOST_TARGET
const withSearch = (path: string, search: string): string => (fits(path + search) ? path + search : path)

/** File paths have a dot in their last segment; any other path is a screen, even an unknown one. A visitor who opens one gets a page too. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** A page is only sent with its head and CSP, never as a file. */
const isTemplate = (path: string): boolean => /^\/[\w.-]+\.html$/.test(path)

export interface WebApp {
  /** Null for a build without them, whose pages are served unchanged. */
  readonly texts: PageTexts | null
  readonly publicUrl: string
  readonly catalogue: Catalogue
  /** External providers bridge between networks that settle nothing of ours. */
  readonly hasProviders: boolean
  /** Hosts that pages reach in addition to our own origin. */
  readonly hosts: PageHosts
  /** Receives the size of a policy that leaves a proxy too little room. */
  warn(message: string): void
  /** The operator's links; null while the web may show no links. */
  links(): Readonly<Record<string, string | undefined>> | null
  /** Pictures of badges, as data URLs by the names of their screens. */
  readonly pictures?: ReadonlyMap<string, string>
}

/**
 * Serves the built web app: immutable hashed assets, each screen's page with its title and description in the visitor's
 * language, and 404 for unknown screens and missing files, as a page where a browser opens one.
 */
export function serveWebApp(
  root: string,
  { texts, publicUrl, catalogue, hasProviders, hosts, warn, links, pictures = new Map() }: WebApp,
): Handler<AppEnv> {
  const files = listWebFiles(root)
  const languages = Object.keys(texts ?? { en: null })
  const templates = readTemplates(root, languages, pictures)
  const policy = pagePolicy(templates.all.join('\n'), hosts)
  const size = Buffer.byteLength(policy) + OTHER_HEADERS
  if (size > MOST_HEADERS)
    warn(
      `Pages have ${size} bytes of response headers, and nginx accepts ${NGINX_BUFFER} by default. List fewer hosts in PAGE_HOSTS and campaigns, or raise proxy_buffer_size.`,
    )
  const pages = createPages({
    template: templates.of,
    texts,
    publicUrl,
    look: (channel) => channelLook(catalogue, channel),
    links,
    isOpen: () => settledChains(catalogue).length > 0 || hasProviders,
  })

  const forCrawlers: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/robots.txt': ['text/plain; charset=utf-8', robotsText(publicUrl)],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemapXml(publicUrl)],
  }

  return async (c, next) => {
    const path = isTemplate(c.req.path) ? '/' : c.req.path
    const file = files.get(path)
    if (file) return sendFile(c, file) ?? next()
    const crawled = forCrawlers[path]
    if (crawled) return c.body(crawled[1], 200, { 'Content-Type': crawled[0], 'Cache-Control': REVALIDATE })
    const plain = plainPath(catalogue, path)
    const { search } = new URL(c.req.url)
    if (plain !== null && fits(plain)) return c.redirect(withSearch(plain, search), 302)
    const partner = partnerOfPage(catalogue, c.get('visitor').host, path)
    const base = channelPath(path)?.base ?? ''
    const place =
      partner === 'missing' || plain !== null ? ({ kind: 'none' } as const) : matchRoute(path.slice(base.length))
    if (place.kind === 'redirect') return c.redirect(withSearch(base + place.to, search), 302)
    if (place.kind === 'none' && isFile(path) && !isPageVisit(c)) return next()
    const screen: Screen | null = place.kind === 'screen' ? place.screen : null
    const language = pageLanguage(languages, c.req.header('cookie') ?? '', c.req.header('accept-language') ?? '')
    const payment = paymentPreview(catalogue, screen, search)
    return sendPage(c, pages(screen, language, { partner, base: base || '/' }, payment), screen ? 200 : 404, policy)
  }
}

/** Paths of static screens; the others need an id or are intermediate steps. */
const listed: readonly string[] = screens.filter((screen) => screen.listed).map(({ path }) => path)

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Allows every page; API responses aren't pages. */
const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).toString()}`, ''].join('\n')

/** Pages that search engines may list, under the app's public URL. */
function sitemapXml(publicUrl: string): string {
  const rows = listed.map((path) => `<url><loc>${xml(new URL(path, publicUrl).toString())}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`
}

const HOME = 'index.html'

/** A partner's first screen. */
const PARTNER = 'partner.html'

/** The first screen while no network is set up. */
const NOT_OPEN = 'not-open.html'

/** Page without content, for every screen but the first. */
const SHELL = 'shell.html'

const FIRST_SCREEN = '/'

type Pages = ReadonlyMap<string, string>

interface Templates {
  of(screen: Screen | null, language: string, owner: 'partner' | 'not_open' | 'open'): string
  /** All pages, for the one CSP that covers them. */
  readonly all: readonly string[]
}

/**
 * Reads the built pages: the first screen as prerendered per language (`index.html`, `index.ru.html`), that of a partner
 * (`partner.html`, `partner.ru.html`) and of a bridge that is not open (`not-open.html`), and the empty page for all others (`shell.html`, `shell.ru.html`). A build with a
 * single page serves that.
 */
function readTemplates(
  webRoot: string,
  languages: readonly string[],
  pictures: ReadonlyMap<string, string>,
): Templates {
  const read = (name: string): string | null =>
    existsSync(join(webRoot, name)) ? readFileSync(join(webRoot, name), 'utf8') : null
  const home = read(HOME)
  if (home === null) throw new Error(`${webRoot} has no ${HOME}`)
  const shell = read(SHELL) ?? home
  const code = readPageCode(webRoot)
  const withPictureOf = (screen: Screen | null, html: string): string => {
    const picture = pictures.get(screen?.name ?? '')
    return picture === undefined ? html : withPicture(html, picture)
  }
  const inEach = (file: string): Pages =>
    new Map(
      languages
        .map((language) => [language, read(file.replace('.html', `.${language}.html`))] as const)
        .filter((entry): entry is [string, string] => entry[1] !== null),
    )
  const partner = read(PARTNER) ?? shell
  const notOpen = read(NOT_OPEN) ?? shell
  const [first, partners, closed, others] = [HOME, PARTNER, NOT_OPEN, SHELL].map(inEach) as [Pages, Pages, Pages, Pages]
  return {
    of(screen, language, owner) {
      if (screen?.path !== FIRST_SCREEN)
        return withPictureOf(
          screen,
          withAnswer(
            withCode(others.get(language) ?? shell, code[screen?.page ?? 'notFound'] ?? []),
            screen?.page,
            language,
          ),
        )
      if (owner === 'partner') return partners.get(language) ?? partner
      return owner === 'open' ? (first.get(language) ?? home) : (closed.get(language) ?? notOpen)
    },
    all: [
      ...new Set([
        home,
        partner,
        notOpen,
        shell,
        ...[first, partners, closed, others].flatMap((pages) => [...pages.values()]),
      ]),
    ],
  }
}

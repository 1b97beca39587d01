import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin, type Rolldown } from 'vite'
import { partnerPlaces } from '#core/screens/partnerPage.ts'
import type { Prerendered } from '#src/prerender.tsx'
import { directionOf, tagOf } from '#src/i18n/languages.ts'
import { fluent } from '../i18n/plugin.ts'
import { firstStyles } from './firstStyles.ts'

/** The page for every path except "/", without content of its own. */
const SHELL = 'shell.html'
const PAGE = 'index.html'
/** The bridge page of any partner, for the server to complete. */
const PARTNER = 'partner.html'
/** The bridge page while no network is set up. */
const NOT_OPEN = 'not-open.html'
/** First paint of the shell, of any brand, until the app renders: a heading and a card below the header. */
const FRAME =
  '<svg id="frame" aria-hidden="true" class="pointer-events-none absolute top-0 inset-x-0 mx-auto w-full max-w-[45rem] rtl:-scale-x-100" height="344" fill="currentColor" opacity=".08"><rect x="16" y="20" width="144" height="24" rx="12"/><rect x="16" y="96" width="192" height="32" rx="12"/><rect x="16" y="144" width="91%" height="160" rx="16"/></svg>'
const inLanguage = (file: string, language: string): string => file.replace('.html', `.${language}.html`)

/**
 * Runs a bundled prerenderer. Its thread is ended after the answer, so that pending work of the app does not keep the
 * build alive.
 */
async function runPrerenderer(file: string): Promise<readonly Prerendered[]> {
  const worker = new Worker(new URL('./prerenderWorker.mjs', import.meta.url), { workerData: pathToFileURL(file).href })
  try {
    return await new Promise<readonly Prerendered[]>((done, fail) => {
      worker.once('message', done)
      worker.once('error', fail)
      worker.once('exit', (code) => fail(new Error(`The page was not prerendered: its thread ended with ${code}.`)))
    })
  } finally {
    await worker.terminate()
  }
}

/** Bundles the prerenderer for Node and runs it. Packages stay external, so its folder must be where they are found. */
async function prerenderPages(root: string): Promise<readonly Prerendered[]> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'prerender-'))
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [fluent()],
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    return await runPrerenderer(join(folder, 'prerender.mjs'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Chunks of a language's messages, preloaded in parallel with the code: the first ones, which hydration needs, or the others. */
function messagesLinks(bundle: Rolldown.OutputBundle, language: string, part: 'first' | 'others' = 'first'): string {
  const named = (name: string) => `virtual:messages/${language}.${name}`
  const modules = part === 'first' ? ['/i18n/packs.ts', named('first')] : [named('rest'), named('pages')]
  const chunks = Object.values(bundle).filter(
    (chunk) => chunk.type === 'chunk' && modules.some((module) => chunk.facadeModuleId?.endsWith(module)),
  )
  const priority = part === 'others' ? ' fetchpriority="low"' : ''
  return chunks.map(({ fileName }) => `<link rel="modulepreload"${priority} href="/${fileName}" />`).join('')
}

/** Returns a partner's header and footer, which hydrate from their own chunks. */
function partnerLinks(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter(
    (part) =>
      part.type === 'chunk' && part.moduleIds.some((id) => /\/features\/site\/Channel(?:Header|Footer)\.tsx$/.test(id)),
  )
  return chunks.map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" />`).join('')
}

/** Fails the build if a partner's value has no place in the page. */
function requirePlaces({ language, partner }: Prerendered): void {
  const { base, name, logo, links } = partnerPlaces
  for (const place of [base, name, logo.light, logo.dark, links.about, links.support])
    if (!partner.includes(place)) throw new Error(`A partner's page has no place for ${place} (${language}).`)
}

/** Every screen but the form waits for the whole style sheet: preloaded in parallel with the code. */
const styleLink = (html: string): string => {
  const [, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html) ?? []
  return `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}" />`
}

/** Chunk that every screen but the form needs at once. */
function otherScreensLink(bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'frame')
  if (!chunk) throw new Error('The build has no chunk for what is around every page.')
  return `<link rel="modulepreload" crossorigin href="/${chunk.fileName}" />`
}

/** Code of the first load. */
function firstCode(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const first = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  return chunks
    .filter(({ fileName }) => first.has(fileName))
    .map(({ code }) => code)
    .join('')
}

/** Returns the app's one style sheet. */
function styleSheet(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  const [sheet] = sheets
  if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets.`)
  return String(sheet.source)
}

/**
 * Writes the bridge page's first paint in each language (`index.html`, `index.ru.html`) with its styles, the same for partners
 * (`partner.html`) and while no network is set up (`not-open.html`), and the page for all other screens (`shell.html`).
 */
export function prerender(): Plugin {
  let root = ''
  return {
    name: 'causeway:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle[PAGE]
        if (template?.type !== 'asset' || !existsSync(join(root, 'src/prerender.tsx'))) return
        const html = String(template.source)
        const pages = await prerenderPages(root)
        // One text for all languages, so that the policy needs one hash.
        const home = withFirstStyles(
          html,
          firstStyles(
            styleSheet(bundle),
            firstCode(bundle) + pages.map(({ body, notOpen, partner }) => body + notOpen + partner).join(),
          ),
        )
        const shell = (head: string) =>
          put(home, /(?<=<div id="root"><\/div>)/, FRAME).replace(
            '</head>',
            `${styleLink(html)}${head}${otherScreensLink(bundle)}</head>`,
          )
        this.emitFile({ type: 'asset', fileName: SHELL, source: shell(messagesLinks(bundle, 'en', 'others')) })
        const ofPartner = partnerLinks(bundle)
        for (const page of pages) {
          requirePlaces(page)
          const isEnglish = page.language === 'en'
          const links = isEnglish ? '' : messagesLinks(bundle, page.language)
          this.emitFile({
            type: 'asset',
            fileName: isEnglish ? PARTNER : inLanguage(PARTNER, page.language),
            source: pageHtml(home, { ...page, body: page.partner }, links + ofPartner),
          })
          this.emitFile({
            type: 'asset',
            fileName: isEnglish ? NOT_OPEN : inLanguage(NOT_OPEN, page.language),
            source: pageHtml(home, { ...page, body: page.notOpen }, links),
          })
          if (isEnglish) {
            template.source = pageHtml(home, page)
            continue
          }
          this.emitFile({
            type: 'asset',
            fileName: inLanguage(PAGE, page.language),
            source: pageHtml(home, page, links),
          })
          this.emitFile({
            type: 'asset',
            fileName: inLanguage(SHELL, page.language),
            source: shell(links + messagesLinks(bundle, page.language, 'others')),
          })
        }
      },
    },
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Replaces one place of the template, which must exist: a page that silently lacks its content would look like a
 * working one.
 */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has nothing like ${String(place)}`)
  return html.replace(place, () => text)
}

/** The built template with the page's content before any script has run. `head`: additional head content. */
export function pageHtml(
  template: string,
  { language, title, description, body }: Omit<Prerendered, 'notOpen' | 'partner'>,
  head = '',
): string {
  const edits: readonly [RegExp, string][] = [
    [
      /<html lang="[^"]*"/,
      `<html lang="${escape(tagOf(language))}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`],
    [/<meta name="description" content="[^"]*" \/>/, `<meta name="description" content="${escape(description)}" />`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
    // The first frame waits for the field: without it, browsers lay out the header alone and later the page again.
    [/<head>/, '<head><link rel="expect" href="#amount" blocking="render" />'],
    [/<\/head>/, `${head}</head>`],
  ]
  return edits.reduce((html, [place, text]) => put(html, place, text), template)
}

/**
 * Puts the styles of the first load into the page, so that its first paint waits for no second request, and only names
 * the whole sheet: `lazyScreen` loads it. The policy names the text by hash where inline styles need one.
 */
export function withFirstStyles(html: string, css: string): string {
  if (/<\/style/i.test(css)) throw new Error('the style sheet would end its own element')
  return put(html, /<link rel="(?=stylesheet")/, `<style>${css}</style><link rel="later-`)
}

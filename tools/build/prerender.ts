import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { languages, prerenderPage } from '#src/prerender.tsx'
import { fluent } from '../i18n/plugin.ts'
import { pageHtml } from './pageHtml.ts'

/** What the bundled prerenderer exports. */
interface Prerenderer {
  readonly languages: typeof languages
  readonly prerenderPage: typeof prerenderPage
}

/** The page for every path but "/", which has no content of its own. */
const SHELL = 'shell.html'
const PAGE = 'index.html'
const nameOf = (language: string): string => (language === 'en' ? PAGE : `index.${language}.html`)

/** Bundles the prerenderer for Node; packages stay outside, so it lies where they are found, in a folder of its own. */
async function withPrerenderer<T>(root: string, use: (prerenderer: Prerenderer) => Promise<T>): Promise<T> {
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
      build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: false, minify: false, rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } } },
    })
    return await use((await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as Prerenderer)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A language's first messages are needed before its page is taken over: fetched beside the code, not after it. */
function messagesLink(bundle: Rolldown.OutputBundle, language: string): string {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(`/packs/${language}.first.ts`))
  return chunk ? `<link rel="modulepreload" href="/${chunk.fileName}" />` : ''
}

/** Writes the bridge page in each language as it is first seen (`index.html`, `index.ru.html`), and `shell.html` for all other screens. */
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
        const pages = await withPrerenderer(root, async (prerenderer) => {
          const done = []
          // One after another: the language of the texts belongs to the module.
          for (const language of prerenderer.languages) done.push(await prerenderer.prerenderPage(language))
          return done
        })
        this.emitFile({ type: 'asset', fileName: SHELL, source: html })
        for (const page of pages) {
          const source = pageHtml(html, page, messagesLink(bundle, page.language))
          if (page.language === 'en') template.source = source
          else this.emitFile({ type: 'asset', fileName: nameOf(page.language), source })
        }
      },
    },
  }
}

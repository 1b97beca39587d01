import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Maximum gzip bytes before the first price shows; e2e/firstLoad.spec.ts checks real visits against the same limit. */
export const FIRST_LOAD_JS = 120_000
export const FIRST_LOAD_CSS = 15_000
/** Maximum number of code and style files of a build, with all languages. */
export const EMITTED_FILES = 200
/** Maximum extra gzip bytes of code inside Telegram before the amount field is usable. */
export const TELEGRAM_ADDS_JS = 3000

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** Files of these chunks and of everything that they import statically. */
export function filesOf(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
  const seen = new Set<string>()
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return { js: [...js], css: [...css] }
}

/** JavaScript and CSS files that the browser fetches before the page works: the entry and all its static imports. */
export const firstLoadFiles = (manifest: Manifest): { js: string[]; css: string[] } =>
  filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  )

/** Reads the manifest of a build. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

/** Returns the gzip bytes of files of a built folder. */
export const gzipped = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

/** Returns the number of code and style files of a built web folder. */
export const emittedFiles = (folder: string): number =>
  readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name)).length

const styleText = /<style>([\s\S]*?)<\/style>/g

/** Styles of a built folder's first page: the sheets that it loads and those inside it. */
function firstStyleBytes(folder: string, sheets: readonly string[]): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const inside = [...html.matchAll(styleText)].map(([, css = '']) => css).join('\n')
  const loaded = sheets.filter((file) => html.includes(`<link rel="stylesheet" crossorigin href="/${file}">`))
  return gzipSync(inside, { level: 9 }).length + gzipped(folder, loaded)
}

/** Gzip bytes of the first load of a built web folder. */
export function firstLoadBytes(folder: string): { js: number; css: number } {
  const { js, css } = firstLoadFiles(manifestOf(folder))
  return { js: gzipped(folder, js), css: firstStyleBytes(folder, css) }
}

const textual = new Set(['.js', '.html', '.css', '.json', '.map'])

/** Files below a folder whose text contains one of the markers. */
export function filesWith(folder: string, markers: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return markers.some((marker) => text.includes(marker))
    })
}

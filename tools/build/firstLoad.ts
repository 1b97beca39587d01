import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** JavaScript and CSS files that the browser fetches before the page works: the entry and all it imports statically. */
export function firstLoadFiles(manifest: Readonly<Record<string, Chunk>>): { js: string[]; css: string[] } {
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
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  return { js: [...js], css: [...css] }
}

const gzipped = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

/** Gzip bytes of the first load of a built web folder. */
export function firstLoadBytes(folder: string): { js: number; css: number; files: string[] } {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const { js, css } = firstLoadFiles(manifest)
  return { js: gzipped(folder, js), css: gzipped(folder, css), files: [...js, ...css] }
}

import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

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

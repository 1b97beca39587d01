import { resolve } from 'node:path'
import { manifestOf } from '#tools/build/firstLoad.ts'

/** The build that the tests visit. */
export const web = resolve(import.meta.dirname, '../../dist/web-local')

/** Separately fetched file of a source or of a named group of sources, by the manifest. */
export function fileOf(name: string): string {
  const manifest = manifestOf(web)
  const file = (manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name))?.file
  if (!file) throw new Error(`no file of its own for ${name}`)
  return file
}

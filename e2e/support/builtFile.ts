import { resolve } from 'node:path'
import { manifestOf } from '#tools/build/firstLoad.ts'

/** The build that the tests visit. */
export const web = resolve(import.meta.dirname, '../../dist/web-local')

/** Separately fetched file of a source, by the manifest. */
export function fileOf(source: string): string {
  const file = manifestOf(web)[source]?.file
  if (!file) throw new Error(`no file of its own for ${source}`)
  return file
}

import type { PgliteSession } from './pglite.ts'

/** PGlite in the calling thread. `template`: a data folder as `dump` gave it, loaded instead of made anew. */
export function openPgliteSession(options: {
  folder?: string
  template?: Blob
}): Promise<PgliteSession & { dump(): Promise<Blob> }>

import { additionalFor } from './additional.ts'

export interface Caller {
  fetch: typeof fetch
  /** Channel that the path names; null where the host decides. */
  channel?: string | null
  /** Address the product knows the person by, or null. */
  userId(): string | null
  now(): number
}

export type OwnFetch = (url: string, init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> }) => Promise<Response>

/** `fetch` to our own API, event streams included: every request says who asks and on which channel (spec §7). */
export function createOwnFetch(caller: Caller): OwnFetch {
  return async (url, init) => {
    const additional = await additionalFor(caller.userId(), caller.now())
    const headers = { ...init.headers, ...(additional ? { additional } : {}), ...(caller.channel ? { 'x-channel': caller.channel } : {}) }
    return caller.fetch(url, { ...init, headers })
  }
}

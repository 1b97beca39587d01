import { additionalFor } from './additional.ts'

export interface Caller {
  fetch: typeof fetch
  /** Channel that the path names; null where the host decides. */
  channel?: string | null
  /** Whether the app runs inside Telegram, where the server may offer less. */
  inTelegram?: boolean
  /** Address the product knows the person by, or null. */
  userId(): string | null
  /** Of a session, where no cookie carries it. */
  token?(): string | null
  now(): number
}

export type OwnFetch = (
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
) => Promise<Response>

/** `fetch` to our own API, event streams included: every request says who asks and on which channel (spec §7). */
export function createOwnFetch(caller: Caller): OwnFetch {
  return async (url, init) => {
    const additional = await additionalFor(caller.userId(), caller.now())
    const token = caller.token?.()
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...init.headers,
      ...(additional ? { additional } : {}),
      ...(caller.channel ? { 'x-channel': caller.channel } : {}),
      ...(caller.inTelegram ? { 'x-surface': 'telegram' } : {}),
    }
    return caller.fetch(url, { ...init, headers })
  }
}

import { additionalHeader } from '#core/format/sha256.ts'

interface Caller {
  fetch: typeof fetch
  /** Channel named by the path; null when the host decides. */
  channel?: string | null
  /** True inside Telegram, where the server may offer less. */
  inTelegram?: boolean
  /** Address that identifies the user to the product, or null. */
  userId(): string | null
  /** Session token, for places where no cookie carries it. */
  token?(): string | null
  now(): number
}

export type OwnFetch = (
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
) => Promise<Response>

/** `fetch` for our own API, event streams included. Every request carries the user and the channel (spec §7). */
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

/** Builds the `additional` header. The server counts mismatches and grants nothing by it. Null without a secure context, which `crypto.subtle` needs. */
export const additionalFor = async (userId: string | null, nowMs: number): Promise<string | null> =>
  globalThis.crypto?.subtle ? additionalHeader(userId ?? '', nowMs) : null

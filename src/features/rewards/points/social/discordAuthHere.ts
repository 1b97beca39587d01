import { createDiscordAuth, type DiscordAuth } from './discordAuth.ts'

const BYTES = 16

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Instance of this tab: an answer for another tab was not requested here. */
export const discordAuthHere = (): DiscordAuth => createDiscordAuth({ storage: tabStorage(), random })

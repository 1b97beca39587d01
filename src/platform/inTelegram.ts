const KEY = 'causeway.telegram'

/** Telegram opens a Mini App with its launch parameters behind the `#`; the first navigation inside the app takes them away. */
const launched = /[#&]tgWebApp(?:Data|Version)=/

/** Whether this visit began in Telegram (spec §3), over reloads of the same tab. */
export function isInTelegram(hash: string, session: Pick<Storage, 'getItem' | 'setItem'> | null): boolean {
  try {
    if (launched.test(hash)) session?.setItem(KEY, '1')
    return launched.test(hash) || session?.getItem(KEY) === '1'
  } catch {
    // A storage that may not be used costs the flag after a reload.
    return launched.test(hash)
  }
}

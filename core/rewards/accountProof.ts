import { sha256Hex } from '../format/sha256.ts'

/** Crockford's base32, without look-alike characters. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
/** Five bits per character, four per hex digit. */
const DIGITS = (LENGTH * 5) / 4

/**
 * Code that proves ownership of an external account: its owner puts it into the account's profile, and it belongs to
 * one wallet. Anyone can compute it, but only the account's owner can put it there.
 */
export async function profileCode(wallet: string): Promise<string> {
  const digest = await sha256Hex(`profile-code:${wallet}`)
  const worths = BigInt(`0x${digest.slice(0, DIGITS)}`)
    .toString(signs.length)
    .padStart(LENGTH, '0')
  return `pts-${Array.from(worths, (worth) => signs[Number.parseInt(worth, signs.length)]).join('')}`
}

/**
 * True if the profile contains the code as a word. Characters outside the code's alphabet end a word: some languages
 * use no spaces.
 */
export const carriesCode = (profile: string, code: string): boolean =>
  profile
    .toLowerCase()
    .split(/[^a-z0-9_-]+/)
    .includes(code)

/**
 * Prefix of an OAuth state whose answer belongs to the page that opened the window. The server lets that window keep its
 * opener.
 */
export const POPUP_STATE = 'popup-'

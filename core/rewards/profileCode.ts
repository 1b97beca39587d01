import { sha256Hex } from '../format/sha256.ts'

/** Crockford's base32: no sign is taken for another. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
/** Five bits a sign, four a digit. */
const DIGITS = (LENGTH * 5) / 4

/**
 * The word that proves whose an account elsewhere is: it stands in the account's own profile, and belongs to one wallet. Everybody can work it out, and
 * only who keeps the account can put it there.
 */
export async function profileCode(wallet: string): Promise<string> {
  const digest = await sha256Hex(`profile-code:${wallet}`)
  const worths = BigInt(`0x${digest.slice(0, DIGITS)}`)
    .toString(signs.length)
    .padStart(LENGTH, '0')
  return `pts-${Array.from(worths, (worth) => signs[Number.parseInt(worth, signs.length)]).join('')}`
}

/** Whether the code is a word of the profile. Letters that no code is made of end a word: some languages put no spaces between theirs. */
export const carriesCode = (profile: string, code: string): boolean =>
  profile
    .toLowerCase()
    .split(/[^a-z0-9_-]+/)
    .includes(code)

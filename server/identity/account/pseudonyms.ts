import { createHmac } from 'node:crypto'
import type { ServerConfig } from '#runtime/config.ts'
import type { Pseudonyms } from '#store/accounts/types.ts'

/** Below 2^52, so that the number is exact in JavaScript. */
const PERSON_BYTES = 6

/** Keyed hashes under `PSEUDONYM_KEY`: without the key, Telegram ids can't be brute-forced from the database. */
export function createPseudonyms(key: string): Pseudonyms {
  const hash = (purpose: string, value: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${value}`).digest()
  return {
    ofAccount: (account) => `erased:${hash('account', account).toString('base64url')}`,
    // Never 0, so that the id is always negative.
    ofPerson: (userId) => -1 - hash('person', String(userId)).readUIntBE(0, PERSON_BYTES),
  }
}

/** For local development networks only. */
export const localPseudonyms: Pseudonyms = createPseudonyms('causeway local pseudonyms')

export const pseudonymsFrom = (
  { PSEUDONYM_KEY: key }: Pick<ServerConfig, 'PSEUDONYM_KEY'>,
  profile: string,
): Pseudonyms | null => {
  if (key !== undefined) return createPseudonyms(key)
  return profile === 'local' ? localPseudonyms : null
}

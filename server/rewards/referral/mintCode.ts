import { randomInt } from 'node:crypto'
import { base58Alphabet } from '#core/format/address.ts'

const LENGTH = 8

/** Creates a referral code, which reveals nothing about its wallet. */
export const mintReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => base58Alphabet.charAt(randomInt(base58Alphabet.length))).join('')

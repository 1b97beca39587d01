import { randomInt } from 'node:crypto'
import { base58Alphabet } from '#core/format/base58.ts'

const LENGTH = 8

/** A new referral code; says nothing about the wallet that it stands for. */
export const mintReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => base58Alphabet.charAt(randomInt(base58Alphabet.length))).join('')

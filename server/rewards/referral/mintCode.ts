import { randomInt } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 8

/** A new referral code; says nothing about the wallet that it stands for. */
export const mintReferralCode = (): string => Array.from({ length: LENGTH }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

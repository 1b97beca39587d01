import { sha256 } from '@noble/hashes/sha2.js'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

/** Id of Ether on the main network: every coin is an asset with an id of an address's form. */
export const BASE_ASSET = '0xf8f8b6283d7fa5b672b530cbb84fcccb4ff8dc40f8176ef4544ddb1f1952ad07'

const refuse = (code: string, sentence: string): never => {
  throw new AppError('address_invalid', sentence, { status: 400, detail: { code } })
}

/** Returns the mixed-case spelling of a canonical address, with the checksum of Fuel's own tools. */
export function checksumAddress(canonical: string): string {
  const digits = canonical.slice(2)
  const hash = sha256(new TextEncoder().encode(digits))
  const letters = Array.from(digits, (digit, i) => {
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${letters.join('')}`
}

/** Ordered: the first rule that applies to the digits after 0x names the problem. */
const complaints: readonly (readonly [applies: RegExp, code: string, sentence: string])[] = [
  [
    // Fuel's tools pad an EVM address to 32 bytes, and no one has a key to the result.
    /^(0{24})?[\da-f]{40}$/i,
    'other_family_fuel',
    'That’s an EVM address. This network needs a Fuel address.',
  ],
  [/[^\da-f]/i, 'digits_0x', 'After 0x, an address contains only 0–9 and a–f.'],
  [/^.{128}$/, 'public_key_fuel', 'That’s a public key. Enter the address of the account.'],
  [/^.{0,63}$/, 'incomplete', 'This address is incomplete. Check the first and last characters.'],
  [/^.{65}/, 'long_fuel', 'A Fuel address has 64 digits after 0x.'],
]

/** Single-case text carries no checksum; mixed case must carry the right one. */
const hasWrongChecksum = (digits: string): boolean =>
  digits !== digits.toLowerCase() &&
  digits !== digits.toUpperCase() &&
  checksumAddress(`0x${digits.toLowerCase()}`).slice(2) !== digits

function parse(text: string): string {
  const typed = text.trim().replace(/^0X/, '0x')
  if (typed === '') return refuse('empty', 'Enter an address.')
  if (/^fuel1/i.test(typed))
    return refuse('bech32_fuel', 'This is the older form of a Fuel address. Copy the one that starts with 0x.')
  if (!typed.startsWith('0x')) return refuse('without_0x', 'Addresses on this network start with 0x.')
  const digits = typed.slice(2)
  for (const [applies, code, sentence] of complaints) if (applies.test(digits)) return refuse(code, sentence)
  if (hasWrongChecksum(digits)) return refuse('checksum', 'Invalid checksum. Check the address for typos.')
  return `0x${digits.toLowerCase()}`
}

const toBytes = (canonical: string): `0x${string}` =>
  /^0x[\da-f]{64}$/.test(canonical)
    ? (canonical as `0x${string}`)
    : refuse('incomplete', 'An address on this network has 32 bytes.')

const under = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/** Fuel accounts: hashes of public keys, or of predicates, 32 bytes. Canonical is lower-case hex. */
export const fuelAddressRules: AddressRules = {
  family: 'fuel',
  nativeSentinel: BASE_ASSET,
  transferMemo: null,
  isDead: (canonical) => canonical === BASE_ASSET,
  parse,
  display: checksumAddress,
  toBytes,
  fromBytes: (bytes) => toBytes(bytes.toLowerCase()),
  txUrl: (explorer, txRef) => under(explorer, `tx/${txRef}`),
  addressUrl: (explorer, canonical) => under(explorer, `account/${canonical}`),
}

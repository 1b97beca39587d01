import { padAddress } from '#core/format/address.ts'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

/** Contract of Ether on the main network: no coin on Starknet is outside a contract. */
const ether = '0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7'
/** Ether and bridged USDC: token contracts that the catalogue does not list by their address. */
const dead: ReadonlySet<string> = new Set([ether, '0x053c91253bc9682c04929ca02ed00b3e423f6710d2ee7e0d5ebb06f3ecf368a8'])

const DIGITS = 64
/** Contract addresses end here: below 2^251, without the 256 storage slots at the end. */
const ADDRESS_BOUND = 2n ** 251n - 256n

const refuse = (code: string, sentence: string): never => {
  throw new AppError('address_invalid', sentence, { status: 400, detail: { code } })
}

/** Pads the digits of a number in hex, which texts write with or without leading zeros. */
export const padFelt = (digits: string): string => padAddress(`0x${digits.toLowerCase()}`, DIGITS)

/** Returns the mixed-case spelling of a canonical address, with the checksum of Starknet's own tools. */
export function checksumAddress(canonical: string): string {
  const digits = canonical.slice(2)
  // The hash is of the number's bytes, without those that are zero in front.
  const bytes = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const hash = keccak_256(Uint8Array.from(bytes.slice(bytes.findIndex((byte) => byte !== 0))))
  const letters = Array.from(digits, (digit, i) => {
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${letters.join('')}`
}

/** Ordered: the first rule that applies to the digits after 0x names the problem. */
const complaints: readonly (readonly [applies: (digits: string) => boolean, code: string, sentence: string])[] = [
  [
    (digits) => digits.length === 40,
    'other_family_starknet',
    'That’s an EVM address. This network needs a Starknet address.',
  ],
  [(digits) => !/^[\da-f]*$/i.test(digits), 'digits_0x', 'After 0x, an address contains only 0–9 and a–f.'],
  [(digits) => /^0*$/.test(digits), 'zero_starknet', 'This is the zero address. No one can receive funds there.'],
  [
    // Leading zeros are only written to fill 64 digits, so another length with one has lost a digit.
    (digits) => digits.length < 56 || (digits.startsWith('0') && digits.length < DIGITS),
    'incomplete_starknet',
    'This address is incomplete. Check the first and last characters.',
  ],
  [(digits) => digits.length > DIGITS, 'long_starknet', 'A Starknet address has at most 64 digits after 0x.'],
  [
    (digits) => BigInt(`0x${digits}`) >= ADDRESS_BOUND,
    'range_starknet',
    'No Starknet account has this address. Check it for typos.',
  ],
]

/** Single-case text carries no checksum; mixed case must carry the right one. */
function hasWrongChecksum(digits: string): boolean {
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false
  return !checksumAddress(padFelt(digits)).endsWith(digits)
}

function parse(text: string): string {
  const typed = text.trim().replace(/^0X/, '0x')
  if (typed === '') return refuse('empty', 'Enter an address.')
  if (!typed.startsWith('0x')) return refuse('without_0x', 'Addresses on this network start with 0x.')
  const digits = typed.slice(2)
  for (const [applies, code, sentence] of complaints) if (applies(digits)) return refuse(code, sentence)
  if (hasWrongChecksum(digits)) return refuse('checksum', 'Invalid checksum. Check the address for typos.')
  return padFelt(digits)
}

function toBytes(canonical: string): `0x${string}` {
  const digits = canonical.slice(2)
  const number = /^0x[\da-f]{64}$/.test(canonical) ? BigInt(canonical) : 0n
  if (number === 0n || number >= ADDRESS_BOUND)
    return refuse('range_starknet', 'An address on this network has 32 bytes.')
  return `0x${digits}`
}

const under = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/** Starknet accounts: contracts, named by a number below 2^251. Canonical is lower-case hex, filled to 64 digits. */
export const starknetAddressRules: AddressRules = {
  family: 'starknet',
  nativeSentinel: ether,
  transferMemo: null,
  isDead: (canonical) => dead.has(canonical),
  parse,
  display: checksumAddress,
  toBytes,
  fromBytes: (bytes) => toBytes(bytes.toLowerCase()),
  txUrl: (explorer, txRef) => under(explorer, `tx/${txRef}`),
  addressUrl: (explorer, canonical) => under(explorer, `contract/${canonical}`),
}

import { sha256 } from '@noble/hashes/sha2.js'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

const refuse = (code: string, sentence: string): never => {
  throw new AppError('address_invalid', sentence, { status: 400, detail: { code } })
}

/** Adds the prefix and checksum of BenFen's own tools: the first two bytes of a hash of the digits. */
function withChecksum(digits: string): string {
  const [first = 0, second = 0] = sha256(new TextEncoder().encode(digits))
  return `BFC${digits}${((first << 8) | second).toString(16).padStart(4, '0')}`
}

/** Ordered: the first rule that applies names the problem. */
const complaints: readonly (readonly [applies: RegExp, code: string, sentence: string])[] = [
  [/^$/, 'empty', 'Enter an address.'],
  // Tools pad an EVM address to 32 bytes, and no one has a key to the result.
  [/^0x(?:0{24})?[\da-f]{40}$/i, 'other_family_benfen', 'That’s an EVM address. This network needs a BenFen address.'],
  // Hex has no checksum, and the same 64 digits may be an account of Fuel, Starknet or Sui.
  [/^(?!bfc)/i, 'without_bfc', 'Addresses on this network start with BFC.'],
  [/^...[\da-f]*[^\da-f]/i, 'digits_benfen', 'After BFC, an address contains only 0–9 and a–f.'],
  [/^.{0,70}$/, 'incomplete', 'This address is incomplete. Check the first and last characters.'],
  [/^.{72}/, 'long_benfen', 'A BenFen address has 68 characters after BFC.'],
]

function parse(text: string): string {
  const typed = text.trim()
  for (const [applies, code, sentence] of complaints) if (applies.test(typed)) return refuse(code, sentence)
  const digits = typed.slice(3).toLowerCase()
  const address = withChecksum(digits.slice(0, 64))
  if (!address.endsWith(digits)) return refuse('checksum', 'Invalid checksum. Check the address for typos.')
  return address
}

const under = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/** BenFen accounts: hashes of public keys, 32 bytes. Canonical is BFC, the digits in lower case and their checksum. */
export const benfenAddressRules: AddressRules = {
  family: 'benfen',
  /** Package that defines the coin: a coin type begins with its address. */
  nativeSentinel: `BFC${'0'.repeat(63)}268e4`,
  transferMemo: null,
  /** Packages and objects of the network itself. */
  isDead: (canonical) => /^BFC0{60}/.test(canonical),
  parse,
  display: (canonical) => canonical,
  toBytes: (canonical) => {
    const digits = /^BFC([\da-f]{64})[\da-f]{4}$/.exec(canonical)?.[1]
    return digits === undefined ? refuse('incomplete', 'An address on this network has 32 bytes.') : `0x${digits}`
  },
  fromBytes: (bytes) =>
    /^0x[\da-f]{64}$/i.test(bytes)
      ? withChecksum(bytes.slice(2).toLowerCase())
      : refuse('incomplete', 'An address on this network has 32 bytes.'),
  txUrl: (explorer, txRef) => under(explorer, `txblock/${txRef}`),
  addressUrl: (explorer, canonical) => under(explorer, `address/${canonical}`),
}

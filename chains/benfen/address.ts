import { sha256 } from '@noble/hashes/sha2'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract.ts'

const refuse = (code: string, sentence: string): never => {
  throw new AppError('address_invalid', sentence, { status: 400, detail: { code } })
}

/** Adds the prefix and checksum of BenFen's own tools: the first two bytes of a hash of the digits. */
function withChecksum(digits: string): string {
  const [first = 0, second = 0] = sha256(digits)
  return `BFC${digits}${((first << 8) | second).toString(16).padStart(4, '0')}`
}

/** Tools pad an EVM address to 32 bytes, and no one has a key to the result. */
const ofEvm = /^(0{24})?[\da-f]{40}$/

/** Hex, which has no checksum, is accepted too: BenFen's nodes and tools write both forms. */
function parse(text: string): string {
  const typed = text.trim()
  if (typed === '') return refuse('empty', 'Enter an address.')
  const prefix = /^(?:bfc|0x)/i.exec(typed)?.[0]
  if (!prefix) return refuse('without_bfc', 'Addresses on this network start with BFC.')
  const isHex = prefix.length === 2
  const digits = typed.slice(prefix.length).toLowerCase()
  const length = isHex ? 64 : 68
  if (isHex && ofEvm.test(digits))
    return refuse('other_family_benfen', 'That’s an EVM address. This network needs a BenFen address.')
  if (/[^\da-f]/.test(digits))
    return isHex
      ? refuse('digits_0x', 'After 0x, an address contains only 0–9 and a–f.')
      : refuse('digits_benfen', 'After BFC, an address contains only 0–9 and a–f.')
  if (digits.length < length)
    return refuse('incomplete', 'This address is incomplete. Check the first and last characters.')
  if (digits.length > length) return refuse('long_benfen', 'A BenFen address has 68 digits after BFC, or 64 after 0x.')
  const address = withChecksum(digits.slice(0, 64))
  if (!isHex && !address.endsWith(digits)) return refuse('checksum', 'Invalid checksum. Check the address for typos.')
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

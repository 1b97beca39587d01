import { keccak_256 } from '@noble/hashes/sha3.js'
import type { AddressRules } from '#chains/contract/address.ts'
import { AppError, type ErrorDetail } from '#core/errors.ts'

const form = /^0x[0-9a-fA-F]{40}$/
export const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Returns the mixed-case spelling of a lower-case address with its EIP-55 checksum. */
export function checksumAddress(canonical: string): `0x${string}` {
  const digits = canonical.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  let text = ''
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charAt(i)
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15
    text += nibble >= 8 ? digit.toUpperCase() : digit
  }
  return `0x${text}`
}

const refuse = (message: string, detail?: ErrorDetail): never => {
  throw new AppError('address_invalid', message, { status: 400, ...(detail ? { detail } : {}) })
}

/** Single-case text carries no checksum; mixed case must carry the right one. */
function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false
  return checksumAddress(address) !== address
}

function parse(text: string): string {
  // A scanned "0X…" is the same address; wallets print both.
  const typed = text.trim().replace(/^0X/, '0x')
  if (typed === '') refuse('Enter an address that starts with 0x.', { code: 'empty_0x' })
  if (!typed.startsWith('0x')) refuse('Addresses on this network start with 0x.', { code: 'without_0x' })
  if (typed.length !== 42)
    refuse(`Addresses have 42 characters, but this one has ${typed.length}.`, {
      code: 'length_0x',
      places: { length: typed.length },
    })
  if (!form.test(typed)) refuse('After 0x, an address contains only 0–9 and a–f.', { code: 'digits_0x' })
  if (hasWrongChecksum(typed))
    refuse('Invalid checksum. Check the address for typos.', {
      code: 'checksum',
    })
  return typed.toLowerCase()
}

function fromBytes(bytes: `0x${string}`): string {
  if (!form.test(bytes)) refuse('An address on this network has 20 bytes.')
  return bytes.toLowerCase()
}

const join = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/** Forms of address that no key controls. */
const deadForms: readonly RegExp[] = [
  // Precompiles have numbers for addresses, and networks add more, up to 0xffff.
  /^0x0{36}/,
  // Burn addresses: the burn word at both ends, or repeated.
  /^0xdead[\da-f]{32}dead$/,
  /^0x(?:dead|beef)+$/,
  // The same digit forty times.
  /^0x(.)\1{39}$/,
]

/** Contracts at the same address on every network, and the placeholders of other bridges: funds sent there are lost. */
const dead: ReadonlySet<string> = new Set([
  '0xdead000000000000000042069420694206942069',
  // Permit2
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  // Multicall3
  '0xca11bde05977b3631167028862be2a173976ca11',
  // CREATE2 deployers: Arachnid's, Safe's, CreateX
  '0x4e59b44847b379578588920ca78fbf26c0b4956c',
  '0x914d7fec6aac8cd542e72bca78b30650d45643d7',
  '0xba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed',
  // Entry points of account abstraction, versions 0.6 and 0.7
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  // The registry of ERC-1820
  '0x1820a4b7618bde71dce8cdc73aab6c95905fad24',
])

/** Addresses of EVM networks: canonical lower-case hex, shown with the EIP-55 checksum. */
export const evmAddressRules: AddressRules = {
  family: 'evm',
  nativeSentinel: zeroAddress,
  transferMemo: null,
  isDead: (canonical) => dead.has(canonical) || deadForms.some((form) => form.test(canonical)),
  parse,
  display: checksumAddress,
  toBytes: (canonical) => fromBytes(canonical as `0x${string}`) as `0x${string}`,
  fromBytes,
  txUrl: (explorer, txRef) => join(explorer, `tx/${txRef}`),
  addressUrl: (explorer, canonical) => join(explorer, `address/${checksumAddress(canonical)}`),
}

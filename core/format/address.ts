/** "0xf39F…2266": a start and an end slice (spec §5: 6 and 4). Text that would not get shorter is returned whole. */
export const shortAddress = (address: string, start = 6, end = 4): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`

/** Form used in the header: 9 characters and the last 11 (spec §5). */
export const headerAddress = (address: string): string => shortAddress(address, 9, 11)

/** The base58 alphabet, in value order, without look-alike characters. */
export const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Left-pads an address with zeros to this many hex digits, after its 0x (spec §5). */
export function padAddress(address: string, digits = 64): string {
  const prefixed = address.startsWith('0x')
  return (prefixed ? '0x' : '') + (prefixed ? address.slice(2) : address).padStart(digits, '0')
}

/** "0xf39F…2266": a start and an end slice (spec §5: 6 and 4). Text that would not get shorter stays whole. */
export const shortAddress = (address: string, start = 6, end = 4): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`

/** The header's form: 9 characters and the last 11 (spec §5). */
export const headerAddress = (address: string): string => shortAddress(address, 9, 11)

/** An address left-padded with zeros to so many hex digits, its 0x kept in front (spec §5). */
export function padAddress(address: string, digits = 64): string {
  const prefixed = address.startsWith('0x')
  return (prefixed ? '0x' : '') + (prefixed ? address.slice(2) : address).padStart(digits, '0')
}

/** Left-pads an address with zeros to this many hex digits, after its 0x (spec §5). */
export function padAddress(address: string, digits = 64): string {
  const prefixed = address.startsWith('0x')
  return (prefixed ? '0x' : '') + (prefixed ? address.slice(2) : address).padStart(digits, '0')
}

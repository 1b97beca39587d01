import { BlockList, isIP } from 'node:net'

const unmapped = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

/** Parses the addresses and CIDR ranges to trust. @throws Error at startup for anything else */
export function trustedList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.trim().split('/')
    const version = isIP(address)
    if (version === 0) throw new Error(`TRUSTED_PROXIES: not an address or range: ${entry}`)
    const family = version === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

export function isTrusted(list: BlockList, address: string): boolean {
  const plain = unmapped(address)
  const version = isIP(plain)
  return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/** Parses a hop as proxies write it: `ip`, `ip:port`, `[ip]` or `[ip]:port`; null for anything else. */
function hopAddress(text: string): string | null {
  const [, six, four] = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = unmapped((six ?? four ?? text).toLowerCase())
  return isIP(address) === 0 ? null : address
}

/**
 * The peer, unless it is a trusted proxy: then the right-most X-Forwarded-For entry that is not one. The visitor can
 * forge entries to its left, and everything left of an unreadable entry.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let current = unmapped(peer.toLowerCase())
  const hops = (forwardedFor ?? '').split(',')
  while (isTrusted(trusted, current)) {
    const next = hopAddress(hops.pop()?.trim() ?? '')
    if (next === null) return current
    current = next
  }
  return current
}

/** Non-public ranges: addresses of the machine, its containers or a proxy in front of the server. */
const privateRanges = trustedList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
  'fe80::/10',
])
/** False for addresses that all visitors may share, and for a peer with an unknown address. */
export const isPublicAddress = (ip: string): boolean => isIP(ip) !== 0 && !isTrusted(privateRanges, ip)

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

/** Formats the first groups of an IPv6 address as a range. */
function rangeOf6(ip: string, count: number): string {
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, count)
    .map((g) => g.replace(/^0+(?=.)/, ''))
    .join(':')}::/${count * 16}`
}

/** Key of one household: the address itself, or the /64 of an IPv6 address. */
export const limitKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 4) : ip)

/** Buckets of one address with their multiple of a household's budget. A /48 has 65,536 /64s, so it is limited too. */
export const limitBuckets = (ip: string): readonly (readonly [key: string, times: number])[] =>
  isIP(ip) === 6
    ? [
        [limitKey(ip), 1],
        [rangeKey(ip), 8],
      ]
    : [[ip, 1]]

/** Key of one network: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const rangeKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 3) : ip.replace(/\.\d+$/, '.0/24'))

import { BlockList, isIP } from 'node:net'

const unmapped = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

/** Addresses and CIDR ranges to trust. @throws Error for anything else, at start. */
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

/** The address of a hop as proxies write it: alone, as `ip:port`, `[ip]` or `[ip]:port`; null for anything else. */
function hopAddress(text: string): string | null {
  const [, six, four] = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = unmapped((six ?? four ?? text).toLowerCase())
  return isIP(address) === 0 ? null : address
}

/**
 * The visitor's address: the peer's, unless the peer is a trusted proxy; then the right-most entry of X-Forwarded-For that is
 * not a trusted proxy itself. Entries further left are the visitor's own claims, and so is all that is left of an unreadable one.
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

/** Ranges that are not on the internet. Addresses in them belong to the machine, its containers or a proxy in front of the server. */
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
/** False where one address can be that of every visitor, and for a peer whose address is unknown. */
export const isPublicAddress = (ip: string): boolean => isIP(ip) !== 0 && !isTrusted(privateRanges, ip)

/** The first groups of an IPv6 address as a range. */
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

/** What one household shares: the address itself, or the /64 of an IPv6 address. */
export const limitKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 4) : ip)

/** Buckets of one address, with how many times a household's budget each has: a customer with a /48 can take 65,536 households. */
export const limitBuckets = (ip: string): readonly (readonly [key: string, times: number])[] =>
  isIP(ip) === 6
    ? [
        [limitKey(ip), 1],
        [rangeKey(ip), 8],
      ]
    : [[ip, 1]]

/** What one network shares: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const rangeKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 3) : ip.replace(/\.\d+$/, '.0/24'))

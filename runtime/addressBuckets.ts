import { isIP } from 'node:net'

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

/** Returns the key of one household: the address itself, or the /64 of an IPv6 address. */
export const limitKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 4) : ip)

/** Buckets of one address with their multiple of a household's budget. A /48 has 65,536 /64s, so it is limited too. */
export const limitBuckets = (ip: string): readonly (readonly [key: string, times: number])[] =>
  isIP(ip) === 6
    ? [
        [limitKey(ip), 1],
        [rangeKey(ip), 8],
      ]
    : [[ip, 1]]

/** Returns the key of one network: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const rangeKey = (ip: string): string => (isIP(ip) === 6 ? rangeOf6(ip, 3) : ip.replace(/\.\d+$/, '.0/24'))

/** Counts what addresses have open. */
export interface AddressCounter {
  /** True if the address has `most`, or its IPv6 /48 has `mostOfRange`, by default eight times as many. */
  isFull(ip: string, most: number, mostOfRange?: number): boolean
  /** Counts one more until the returned function is called. */
  enter(ip: string): () => void
}

export function createAddressCounter(): AddressCounter {
  const open = new Map<string, number>()
  const add = (key: string, change: 1 | -1): void => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    isFull: (ip, most, mostOfRange) =>
      limitBuckets(ip).some(
        ([key, times]) => (open.get(key) ?? 0) >= (times > 1 ? (mostOfRange ?? most * times) : most),
      ),
    enter(ip) {
      const keys = limitBuckets(ip).map(([key]) => key)
      for (const key of keys) add(key, 1)
      return () => {
        for (const key of keys) add(key, -1)
      }
    },
  }
}

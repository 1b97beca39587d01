/** Claim capacity of an escrow: base units in the current window, and in each later one. */
interface ClaimWindows {
  readonly claimLeft: bigint
  readonly claimCap: bigint
}

/**
 * Capacity left in the current and later windows after `orders` are claimed in turn, each in the first window that fits
 * it: a claim is a whole order. `left` is the capacity that earlier orders leave.
 */
export function packClaims(
  { claimLeft, claimCap }: ClaimWindows,
  orders: readonly bigint[],
  left: readonly bigint[] = [claimLeft],
): bigint[] {
  const windows = [...left]
  for (const amount of orders) {
    const at = windows.findIndex((room) => amount <= room)
    // An order above a lowered cap fits into no window; it occupies one alone, as if the cap were raised again.
    if (at === -1) windows.push(amount <= claimCap ? claimCap - amount : 0n)
    else windows[at] = (windows[at] ?? 0n) - amount
  }
  return windows
}

/**
 * The largest order that can be claimed after the packed ones, with `later` whole windows left. Zero if they already
 * need more.
 */
export function largestClaim({ claimCap }: ClaimWindows, packed: readonly bigint[], later: number): bigint {
  if (packed.length > later + 1) return 0n
  if (packed.length < later + 1) return claimCap
  return packed.reduce((most, left) => (left > most ? left : most), 0n)
}

/** What an escrow pays back: base units in the window that runs, and in each that follows. */
interface ClaimWindows {
  readonly claimLeft: bigint
  readonly claimCap: bigint
}

/**
 * What is left of the window that runs and of those that follow once `orders` are claimed in their turn, each in the first window that has room
 * for it: a claim is a whole order. `left` is what earlier ones leave.
 */
export function packClaims(
  { claimLeft, claimCap }: ClaimWindows,
  orders: readonly bigint[],
  left: readonly bigint[] = [claimLeft],
): bigint[] {
  const windows = [...left]
  for (const amount of orders) {
    const at = windows.findIndex((room) => amount <= room)
    // An order above a cap that was lowered fits into no window; it keeps one for itself, as if the cap were raised again.
    if (at === -1) windows.push(amount <= claimCap ? claimCap - amount : 0n)
    else windows[at] = (windows[at] ?? 0n) - amount
  }
  return windows
}

/** The largest order that can be claimed after the packed ones, with `later` whole windows to come. Zero where they already need more. */
export function largestClaim({ claimCap }: ClaimWindows, packed: readonly bigint[], later: number): bigint {
  if (packed.length > later + 1) return 0n
  if (packed.length < later + 1) return claimCap
  return packed.reduce((most, left) => (left > most ? left : most), 0n)
}

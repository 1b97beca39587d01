interface Ranked {
  readonly wallet: string
  readonly points: number
  readonly rank: number
}

/**
 * Rank of a wallet shown with the list of the first `limit`: the list's own if it is in there, and never one that
 * contradicts the list. Cached ranks may be too high or too low.
 */
export function rankInList(places: readonly Ranked[], limit: number, own: Ranked): number {
  const same =
    places.find((place) => place.wallet === own.wallet) ?? places.find((place) => place.points === own.points)
  if (same) return same.rank
  return places.length < limit ? own.rank : Math.max(own.rank, places.length + 1)
}

interface Ranked {
  readonly wallet: string
  readonly points: number
  readonly rank: number
}

/**
 * The rank to tell of a wallet beside the list of the first `limit`: the list's own where it stands there, and none that the list contradicts. Ranks
 * that were counted a minute ago may be too high or too low.
 */
export function rankBeside(places: readonly Ranked[], limit: number, own: Ranked): number {
  const same =
    places.find((place) => place.wallet === own.wallet) ?? places.find((place) => place.points === own.points)
  if (same) return same.rank
  return places.length < limit ? own.rank : Math.max(own.rank, places.length + 1)
}

import { type Balances, totalOf } from '#core/rewards/buckets.ts'

export const tiles = ['bridge', 'quest', 'referral', 'check_in'] as const
export type Tile = (typeof tiles)[number]
/** Points from before Phase 2 or other programs; shown when present, so that the parts add up to the total. */
const extras = ['bridge_v1', 'referral_v1', 'pool'] as const
type Extra = (typeof extras)[number]

export interface PointsView {
  readonly total: number
  readonly tiles: readonly { readonly id: Tile; readonly points: number }[]
  readonly extras: readonly { readonly id: Extra; readonly points: number }[]
  /** Shares for the bar below the total; empty without points. */
  readonly shares: readonly { readonly id: Tile | Extra; readonly share: number }[]
}

/** Returns the points of a wallet by source; the total is their sum (spec §3). */
export function pointsView(balances: Balances): PointsView {
  const parts = {
    bridge: balances.cross_points,
    quest: balances.campaign_points,
    referral: balances.refer_points,
    check_in: balances.check_in_points,
    bridge_v1: balances.cross_points_v1,
    referral_v1: balances.refer_points_v1,
    pool: balances.pool_points,
  } satisfies Record<Tile | Extra, number>
  const earned = [...tiles, ...extras].map((id) => ({ id, points: parts[id] })).filter(({ points }) => points > 0)
  const sum = earned.reduce((all, { points }) => all + points, 0)
  return {
    total: totalOf(balances),
    tiles: tiles.map((id) => ({ id, points: parts[id] })),
    extras: extras.map((id) => ({ id, points: parts[id] })).filter(({ points }) => points !== 0),
    shares: earned.map(({ id, points }) => ({ id, share: points / sum })),
  }
}

/** Color of each source of points, in the bar below the total and next to its name. */
export const partColours: Readonly<Record<Tile | Extra, string>> = {
  bridge: 'bg-tide',
  quest: 'bg-text',
  referral: 'bg-muted',
  check_in: 'bg-ember',
  bridge_v1: 'bg-tide/50',
  referral_v1: 'bg-muted/50',
  pool: 'bg-control-line',
}

/**
 * Buckets of a wallet's points, named as in the points response (spec §3). `v1` was earned before Phase 2 began;
 * `campaign_points` also holds social tasks and shares.
 */
export const buckets = [
  'campaign_points',
  'cross_points',
  'cross_points_v1',
  'refer_points',
  'refer_points_v1',
  'check_in_points',
  'pool_points',
] as const
export type Bucket = (typeof buckets)[number]

export type Balances = Readonly<Record<Bucket, number>>

export const noBalances = Object.fromEntries(buckets.map((bucket) => [bucket, 0])) as Record<Bucket, number>

/** Returns the displayed total: everything except the multiplier (spec §3). */
export const totalOf = (balances: Balances): number => buckets.reduce((sum, bucket) => sum + balances[bucket], 0)

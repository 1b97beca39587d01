/** A depositor's signature on which another account opens its order: it names the order, the escrow and the exact amount. Unix seconds. */
export type DepositAuthorization =
  /** ERC-3009, on tokens that have it; `domain` is the token's own. */
  | {
      readonly kind: 'erc3009'
      readonly domain: { readonly name: string; readonly version: string }
      readonly validAfter: number
      readonly validBefore: number
      readonly signature: `0x${string}`
    }
  /** Permit2, where its allowance exists and the escrow takes it. */
  | { readonly kind: 'permit2'; readonly deadline: number; readonly signature: `0x${string}` }

/** Openings of one depositor on one network: how many it has open, and how many of the last day ended without a deposit by its own doing. */
export interface DepositorRecord {
  readonly open: number
  readonly failed: number
}
export interface DepositorLimits {
  readonly perDepositor: number
  readonly failuresPerDay: number
}
export const defaultDepositorLimits: DepositorLimits = { perDepositor: 2, failuresPerDay: 3 }

/** Failed openings older than this no longer count against a depositor. */
export const FAILURES_MS = 24 * 3_600_000

/** Seconds that a transaction may need to get into a block. */
export const OPENING_MARGIN_SECONDS = 20

/** Why an authorization is of no use for an order now; null when its transaction would land in time. */
export function authorizationTiming(
  authorization: Pick<DepositAuthorization & { kind: 'erc3009' }, 'validAfter' | 'validBefore'>,
  openBy: number,
  now: number,
): 'open_expired' | 'authorization_not_valid_yet' | 'authorization_expired' | null {
  const landed = now + OPENING_MARGIN_SECONDS
  if (landed > openBy) return 'open_expired'
  if (authorization.validAfter >= now) return 'authorization_not_valid_yet'
  return landed >= authorization.validBefore ? 'authorization_expired' : null
}

/** Why no more is opened for a depositor; null when it may have one more. */
export function depositorRefusal(
  { open, failed }: DepositorRecord,
  { perDepositor, failuresPerDay }: DepositorLimits,
): 'depositor_blocked' | 'too_many_openings' | null {
  if (failed >= failuresPerDay) return 'depositor_blocked'
  return open >= perDepositor ? 'too_many_openings' : null
}

import type { AssetId } from '../chain/assetId.ts'

/**
 * `arrived`: seen on the destination network by us. `failed`: refunded, held, paid out in another asset, or its deposit had no
 * effect. `overdue`: without an end past the quoted time.
 */
export type CanaryOutcome = 'arrived' | 'failed' | 'overdue' | 'open'

/** A canary that was signed: a small transfer by the maker that checks a route. */
export interface CanaryCheck {
  readonly route: string
  readonly provider: string
  readonly fromAsset: AssetId
  readonly toAsset: AssetId
  readonly sentAt: Date
  readonly outcome: CanaryOutcome
  /** Seconds from deposit to payout, and what arrived in base units; null while unknown. */
  readonly seconds: number | null
  readonly received: bigint | null
}

export interface CanaryState {
  /** The newest canary with a result. */
  readonly last: CanaryCheck
  readonly state: 'ok' | 'failed' | 'overdue'
  /** Canaries through the last one's provider with a result, and those of them that arrived. */
  readonly checks: number
  readonly arrived: number
}

const states = { arrived: 'ok', failed: 'failed', overdue: 'overdue' } as const

/** Returns the state of each route by its canaries, newest first; routes without a result are left out. */
export function canaryStates(checks: readonly CanaryCheck[]): ReadonlyMap<string, CanaryState> {
  const found = new Map<string, CanaryState>()
  for (const check of checks) {
    if (check.outcome === 'open') continue
    const known = found.get(check.route) ?? { last: check, state: states[check.outcome], checks: 0, arrived: 0 }
    // A route without a provider of its own takes the best quote: another provider's results say nothing about this one.
    const counts = check.provider === known.last.provider ? 1 : 0
    const arrived = known.arrived + (check.outcome === 'arrived' ? counts : 0)
    found.set(check.route, { ...known, checks: known.checks + counts, arrived })
  }
  return found
}

/** Canaries are sent once a day at least. */
const CURRENT_MS = 25 * 3_600_000

/** False for a route that is no longer checked: its last result says nothing about today. */
export const isCurrent = ({ state, last }: CanaryState, now: Date): boolean =>
  state === 'overdue' || now.getTime() - last.sentAt.getTime() < CURRENT_MS

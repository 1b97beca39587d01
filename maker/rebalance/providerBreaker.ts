import type { Store } from '#store/contract.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import { isOverdue } from './readPositions.ts'

/** Pause after the first failed order; each further one doubles it. */
const FIRST_MS = 5 * 60_000
const MOST_MS = 3_600_000

export interface ProviderBreaker {
  /**
   * Providers that are skipped now: orders with them failed a short time ago, the last transfer through them came to nothing, or one has
   * not arrived in time.
   */
  skipped(transfers: readonly TransferRow[], now: Date): Set<string>
  failed(provider: string, now: Date): void
  worked(provider: string): void
}

/** Stops one bad provider from blocking automatic transfers. Its rows survive a restart; failed orders are counted in memory. */
export function createProviderBreaker(): ProviderBreaker {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    skipped: (transfers, now) => {
      const newest = new Map<string, TransferRow>()
      for (const row of transfers) if ((newest.get(row.provider)?.id ?? -1n) < row.id) newest.set(row.provider, row)
      return new Set([
        ...[...failures].filter(([, { until }]) => until > now.getTime()).map(([provider]) => provider),
        ...transfers.filter((row) => isOverdue(row, now)).map(({ provider }) => provider),
        ...[...newest.values()]
          .filter((row) => cameToNothing(row) && now.getTime() - row.updatedAt.getTime() < MOST_MS)
          .map(({ provider }) => provider),
      ])
    },
    failed: (provider, now) => {
      const count = (failures.get(provider)?.count ?? 0) + 1
      failures.set(provider, { count, until: now.getTime() + Math.min(FIRST_MS * 2 ** (count - 1), MOST_MS) })
    },
    worked: (provider) => void failures.delete(provider),
  }
}

/** Transfers by which providers are judged. */
const RECENT = 100

/** Reads the latest transfers, and those that are on their way. */
export const judgedTransfers = async ({ transfers }: Pick<Store, 'transfers'>): Promise<readonly TransferRow[]> => [
  ...(await transfers.recent(RECENT)),
  ...(await transfers.inStates(['broadcast', 'mined', 'final'], RECENT)),
]

/** True for an end that the provider caused. */
const cameToNothing = ({ state, reason }: TransferRow): boolean =>
  state === 'failed' ||
  (state === 'returned' && reason !== 'closed_by_operator') ||
  (state === 'expired' && /^(policy_|step_unreadable)/.test(reason ?? ''))

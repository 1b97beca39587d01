import { createPersisted, listOf } from '#src/platform/persisted.ts'

/** Requested but uncounted check-in; a reload continues it. */
export interface PendingCheckIn {
  readonly wallet: string
  readonly chainId: number
  /** Null until the wallet answers; it may have been sent all the same. */
  readonly hash: string | null
  /** UTC day that it was signed for, in the API's day format. */
  readonly day: string
  /** Epoch ms by this device's clock. */
  readonly sentAt: number
}

/** Check-in that was certainly sent. */
export type SentCheckIn = PendingCheckIn & { readonly hash: string }
export const wasSent = (pending: PendingCheckIn | null): pending is SentCheckIn =>
  pending !== null && pending.hash !== null

export interface PendingCheckIns {
  get(wallet: string): PendingCheckIn | null
  save(pending: PendingCheckIn): void
  remove(wallet: string): void
}

/** The server counts no older check-in. */
const TOO_OLD_MS = 2 * 86_400_000

/** Stores one check-in per wallet in this browser. */
export function createPendingCheckIns(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: () => number = Date.now,
): PendingCheckIns {
  const kept = createPersisted(storage, { key: 'causeway.check-in', parse: listOf(isPending), fallback: [] })
  const list = () => kept.read().filter((one) => now() - one.sentAt < TOO_OLD_MS)
  // If the write fails, the check-in itself continues; only a reload would lose it.
  const write = (rows: readonly PendingCheckIn[]): void => void kept.write(rows)
  const others = (wallet: string) => list().filter((one) => one.wallet !== wallet)
  return {
    get: (wallet) => list().find((one) => one.wallet === wallet) ?? null,
    save: (pending) => write([pending, ...others(pending.wallet)]),
    remove: (wallet) => write(others(wallet)),
  }
}

function isPending(value: unknown): value is PendingCheckIn {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    typeof row['wallet'] === 'string' &&
    (typeof row['hash'] === 'string' || row['hash'] === null) &&
    typeof row['day'] === 'string' &&
    Number.isSafeInteger(row['chainId']) &&
    Number.isFinite(row['sentAt'])
  )
}

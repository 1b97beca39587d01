import { createPersisted, listOf } from '#src/platform/persisted.ts'

/** Mint that the wallet has sent and the chain may not have yet; a reload continues to wait for it. */
export interface PendingMint {
  readonly wallet: string
  readonly badge: string
  readonly hash: string
  /** Epoch ms by this device's clock. */
  readonly sentAt: number
}

export interface PendingMints {
  get(wallet: string, badge: string): PendingMint | null
  save(pending: PendingMint): void
  remove(wallet: string, badge: string): void
}

/** A transaction that waits for longer was most probably dropped; the contract refuses a second mint. */
const TOO_OLD_MS = 3_600_000

/** Stores one mint per wallet and badge in this browser. */
export function createPendingMints(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: () => number = Date.now,
): PendingMints {
  const kept = createPersisted(storage, { key: 'causeway.mints', parse: listOf(isPending), fallback: [] })
  const list = () => kept.read().filter((one) => now() - one.sentAt < TOO_OLD_MS)
  const isOf = (wallet: string, badge: string) => (one: PendingMint) => one.wallet === wallet && one.badge === badge
  const others = (wallet: string, badge: string) => list().filter((one) => !isOf(wallet, badge)(one))
  return {
    get: (wallet, badge) => list().find(isOf(wallet, badge)) ?? null,
    save: (pending) => void kept.write([pending, ...others(pending.wallet, pending.badge)]),
    remove: (wallet, badge) => void kept.write(others(wallet, badge)),
  }
}

function isPending(value: unknown): value is PendingMint {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return ['wallet', 'badge', 'hash'].every((name) => typeof row[name] === 'string') && Number.isFinite(row['sentAt'])
}

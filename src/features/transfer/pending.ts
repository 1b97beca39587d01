import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '#src/wallets/contract.ts'

/**
 * A transfer on its way through the wallet. `asking` is written before the wallet is asked: after a reload it means that the person
 * may or may not have confirmed, which decides what is safe to offer.
 */
export type PendingPhase = 'ready' | 'asking' | 'sent' | 'failed'

export interface PendingTransfer {
  readonly orderId: string
  /** Opens the order before its deposit is seen. */
  readonly token: string
  readonly fromChainId: number
  readonly steps: readonly Step[]
  /** Index of the step that is being done. */
  readonly next: number
  readonly phase: PendingPhase
  /** Transaction of the current step, once the wallet gave it. */
  readonly txRef: string | null
  readonly expected: Expectation
  /** ISO 8601: the wallet is not asked to deposit after this. */
  readonly openBy: string
  readonly createdAt: string
  /** Key of the review's entry in the browser's history; a reload keeps it. */
  readonly review?: string
  /** The wallet or the network refused a step: the person decides what to do next, also after a reload. */
  readonly declined?: true
  /** Begun in another browser: whoever goes on with it here has not reviewed it here. */
  readonly takenOver?: true
}

/**
 * A transfer that a reload of its review cut off: its order takes the place of the review, which would make a second one and ask the wallet for the
 * same again. While the wallet is asked that holds for every review, after that for its own.
 */
export const isCutOff = (transfer: PendingTransfer, review: string, nowMs: number): boolean =>
  nowMs - Date.parse(transfer.createdAt) < CUT_OFF_MS &&
  (transfer.phase === 'asking' ||
    (transfer.review === review &&
      (transfer.phase === 'sent' || (transfer.phase === 'ready' && isHalfway(transfer, nowMs)))))

/** Some of it is done, or its wallet was not asked yet and there is time for it. */
const isHalfway = ({ next, declined, openBy }: PendingTransfer, nowMs: number): boolean =>
  next > 0 || (declined !== true && nowMs < Date.parse(openBy))

const CUT_OFF_MS = 10 * 60_000

/** The order that a wallet may have sent something for, whatever it answered: nothing like it is ordered until somebody looked at it. */
export const orderToCheck = (last: PendingTransfer | null): string | null =>
  last?.phase === 'asking' || last?.phase === 'sent' ? last.orderId : null

export interface PendingStore {
  get(orderId: string): PendingTransfer | null
  list(): readonly PendingTransfer[]
  save(transfer: PendingTransfer): void
  remove(orderId: string): void
}

const KEY = 'causeway.pending'
const KEEP = 20

/**
 * Pending transfers in this browser, newest first. Every read goes to the storage, because another tab may have written.
 * Losing it costs comfort only: the watcher finds a deposit without any of this.
 */
export function createPendingStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): PendingStore {
  function list(): readonly PendingTransfer[] {
    try {
      const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]')
      return Array.isArray(value) ? value.filter(isPending) : []
    } catch {
      return []
    }
  }
  function write(transfers: readonly PendingTransfer[]): void {
    try {
      storage?.setItem(KEY, JSON.stringify(transfers.slice(0, KEEP)))
    } catch {
      // Reported nowhere on purpose: the transfer itself goes on.
    }
  }
  return {
    list,
    get: (orderId) => list().find((transfer) => transfer.orderId === orderId) ?? null,
    save: (transfer) => write([transfer, ...list().filter((other) => other.orderId !== transfer.orderId)]),
    remove: (orderId) => write(list().filter((transfer) => transfer.orderId !== orderId)),
  }
}

const phases: readonly string[] = ['ready', 'asking', 'sent', 'failed'] satisfies readonly PendingPhase[]

function isPending(value: unknown): value is PendingTransfer {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  const texts = ['orderId', 'token', 'openBy', 'createdAt'].every((key) => typeof row[key] === 'string')
  return (
    texts &&
    Array.isArray(row['steps']) &&
    typeof row['next'] === 'number' &&
    typeof row['expected'] === 'object' &&
    phases.includes(String(row['phase']))
  )
}

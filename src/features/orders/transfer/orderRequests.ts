import type { OrderRequest } from '#core/wire/order.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import type { Expectation } from '#src/wallets/contract.ts'
import { createPersisted, listOf } from '#src/platform/persisted.ts'

/**
 * Confirmed order request without an answer yet. Stored before it is sent: after a reload the same key and body return the
 * same order instead of a second one.
 */
export interface OrderRequestOnItsWay {
  /** Idempotency-Key header. */
  readonly key: string
  /** Key of the review's history entry, which survives a reload. */
  readonly review: string
  readonly body: OrderRequest
  readonly fromChainId: number
  /** Asset for which its user swaps what arrives; absent for none. */
  readonly swapTo?: string
  /** Expectations that the order's steps are checked against, as far as they are known before the order exists. */
  readonly expected: Omit<Expectation, 'orderId' | 'openBy'>
}

interface Row extends OrderRequestOnItsWay {
  /** Epoch ms. */
  readonly savedAt: number
}

export interface OrderRequests {
  /** Unanswered request of this review, unless it is too old for its order to be useful. */
  of(review: string): OrderRequestOnItsWay | null
  save(request: OrderRequestOnItsWay): void
  remove(key: string): void
}

const KEEP = 5
const LIFE_MS = 10 * 60_000

export function createOrderRequests(storage: KeyValueStorage | null, clock: () => number = Date.now): OrderRequests {
  const kept = createPersisted(storage, { key: 'causeway.orderRequests', parse: listOf(isRequest), fallback: [] })
  const list = kept.read
  // Without storage a reload creates a second, unpaid order; the transfer itself is not affected.
  const write = (requests: readonly Row[]): void => void kept.write(requests.slice(0, KEEP))
  return {
    of: (review) => list().find((one) => one.review === review && clock() - one.savedAt < LIFE_MS) ?? null,
    save: (request) =>
      write([{ ...request, savedAt: clock() }, ...list().filter(({ review }) => review !== request.review)]),
    remove: (key) => write(list().filter((one) => one.key !== key)),
  }
}

function isRequest(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    typeof row['key'] === 'string' &&
    typeof row['review'] === 'string' &&
    typeof row['body'] === 'object' &&
    row['body'] !== null &&
    typeof row['expected'] === 'object' &&
    row['expected'] !== null &&
    Number.isSafeInteger(row['fromChainId']) &&
    (row['swapTo'] === undefined || typeof row['swapTo'] === 'string') &&
    typeof row['savedAt'] === 'number'
  )
}

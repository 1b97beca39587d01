/** Proof of holding a lease, checked inside the writing transaction. */
export interface Fence {
  name: string
  epoch: bigint
}

export interface Leases {
  /** Acquires the lease if it is free, expired or ours; each call raises the epoch. Null if another owner holds it. */
  acquire(name: string, owner: string, ttlSeconds: number, now: Date): Promise<Fence | null>
  renew(fence: Fence, owner: string, ttlSeconds: number, now: Date): Promise<boolean>
  release(fence: Fence, owner: string): Promise<void>
}

export interface OutboxRow {
  id: bigint
  topic: string
  key: string
  payload: Record<string, unknown>
  attempts: number
  createdAt: Date
}

export interface Outbox {
  add(topic: string, key: string, payload: Record<string, unknown>): Promise<void>
  /**
   * Claims rows with FOR UPDATE SKIP LOCKED and runs the handler for each; deletes handled rows and reschedules failed
   * ones. Returns the number.
   */
  drain(topic: string, limit: number, handle: (row: OutboxRow) => Promise<void>): Promise<number>
  /** Number of pending rows per topic; a topic without any is absent. */
  waiting(): Promise<ReadonlyMap<string, number>>
  /** Drops old rows of a topic without a reader. Every order event adds one to `order_events`. */
  purge(topic: string, before: Date): Promise<number>
}

/** All events of all orders, read by the bot; without a bot the rows are dropped after a while. */
export const EVENT_TOPIC = 'order_events'
/** Wallets that a fresh proof moved to another Telegram account; the bot notifies the previous one. */
export const MOVED_TOPIC = 'moved_wallets'
/** Deposit addresses of orders that were created in Telegram; the bot sends them to their creators. */
export const DEPOSIT_TOPIC = 'deposit_addresses'
/** Payment requests whose creators in Telegram want a message once they are paid; the bot keeps them. */
export const REQUEST_TOPIC = 'payment_requests'
/** Orders that ended or whose end was undone, for settling their points. Never dropped unread. */
export const POINT_TOPIC = 'order_points'

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
  /** Claims rows with FOR UPDATE SKIP LOCKED, runs the handler for each, deletes what succeeded and reschedules what threw. Returns how many. */
  drain(topic: string, limit: number, handle: (row: OutboxRow) => Promise<void>): Promise<number>
  /** How many rows of each topic nobody has handled yet; a topic without any is absent. */
  waiting(): Promise<ReadonlyMap<string, number>>
  /** Drops rows of a topic that nobody drained. Every order event adds one under the topic `order_events`. */
  purge(topic: string, before: Date): Promise<number>
}

/** Every event of every order, read by the bot; where none runs its rows are dropped after a while. */
export const EVENT_TOPIC = 'order_events'
/** Wallets that a fresh proof moved from one Telegram account to another; the bot tells the one that had them. */
export const MOVED_TOPIC = 'moved_wallets'
/** Orders that have come to their end, or whose end was taken back: their points are to be looked at. Never dropped unread. */
export const POINT_TOPIC = 'order_points'

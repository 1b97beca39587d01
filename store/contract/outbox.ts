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
  /** Drops rows that nobody drained. Every order event adds one under the topic `order_events`. */
  purge(before: Date): Promise<number>
}

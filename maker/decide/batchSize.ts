/** Batches that what waits is split into, before they grow. */
const PARTS = 8
const MOST_TIMES = 4

/**
 * Rows that share their transactions. Small batches keep the first from waiting for the last; where many wait anyway, larger ones cost each of
 * them less.
 */
export const batchSizeFor = (waiting: number, least: number): number =>
  Math.min(MOST_TIMES * least, Math.max(least, Math.ceil(waiting / PARTS)))

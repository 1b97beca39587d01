/** Number of batches that the pending rows are split into before batches grow. */
const PARTS = 4
const MOST_TIMES = 4

/**
 * Number of rows that share their transactions. Small batches keep the first row from waiting for the last; with many
 * rows pending, larger ones cost less per row.
 */
export const batchSizeFor = (waiting: number, least: number): number =>
  Math.min(MOST_TIMES * least, Math.max(least, Math.ceil(waiting / PARTS)))

/** Shortcuts are counted first, then rows: 0 … chips-1, chips … chips+rows-1. */
export interface ListShape {
  readonly chips: number
  readonly rows: number
  /** Rows per page of the list. */
  readonly page: number
}

type Move = (active: number | null, shape: ListShape) => number | null

const last = ({ chips, rows }: ListShape): number => chips + rows - 1
const isChip = (active: number | null, { chips }: ListShape): active is number => active !== null && active < chips
const within = (index: number, least: number, most: number): number => Math.max(least, Math.min(most, index))

function down(active: number | null, shape: ListShape): number {
  if (active === null) return 0
  return isChip(active, shape) && shape.rows > 0 ? shape.chips : within(active + 1, 0, last(shape))
}

function up(active: number | null, shape: ListShape): number {
  if (active === null) return last(shape)
  if (isChip(active, shape)) return active
  return active === shape.chips ? 0 : active - 1
}

const page =
  (direction: 1 | -1): Move =>
  (active, shape) =>
    shape.rows === 0 ? active : within((active ?? shape.chips) + direction * shape.page, shape.chips, last(shape))

/** Left and right move only among shortcuts; in rows they move the text cursor. */
const sideways =
  (step: 1 | -1): Move =>
  (active, shape) =>
    isChip(active, shape) ? within(active + step, 0, shape.chips - 1) : null

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: down,
  ArrowUp: up,
  ArrowRight: sideways(1),
  ArrowLeft: sideways(-1),
  PageDown: page(1),
  PageUp: page(-1),
  Home: () => 0,
  End: (_, shape) => last(shape),
}

/** Target of a key in the list; null when the browser handles the key. */
export function moveActive(key: string, active: number | null, shape: ListShape): number | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  return move && shape.chips + shape.rows > 0 ? move(active, shape) : null
}

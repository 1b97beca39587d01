import { type KeyboardEvent, useId, useRef, useState } from 'react'

/** One option of a list. */
export interface PickerOption {
  readonly key: string
  /** Text that typing on the list matches. */
  readonly label: string
  readonly blocked: boolean
}

interface PickerListInput<Option extends PickerOption> {
  /** Shortcuts above the rows. */
  chips: readonly Option[]
  rows: readonly Option[]
  /** Changes with the selection of rows, such as the tab; a new one scrolls to the top. */
  scope: string
  search: string
  onChoose: (option: Option) => void
}

/** Handle of the rendered list for key handling. */
interface DrawnList {
  /** Rows per page. */
  page(): number
  reveal(index: number): void
}

/** Keyboard and selection of one list, shared by its search field and the list. The focus stays; the active option moves. */
export function usePickerList<Option extends PickerOption>({
  chips,
  rows,
  scope,
  search,
  onChoose,
}: PickerListInput<Option>) {
  const id = useId()
  const drawn = useRef<DrawnList | null>(null)
  const typed = useRef<Typed | null>(null)
  const place = `${scope} ${search}`
  const [moved, setMoved] = useState<{ place: string; index: number } | null>(null)

  const all = [...chips, ...rows]
  // Enter after a search selects the first option that is not blocked.
  const first = search.trim() === '' ? -1 : all.findIndex((option) => !option.blocked)
  const active = moved?.place === place ? moved.index : first === -1 ? null : first

  const choose = (option: Option | undefined): void => {
    if (option && !option.blocked) onChoose(option)
  }
  const go = (index: number): void => {
    setMoved({ place, index })
    drawn.current?.reveal(index)
  }

  /** Returns true when the list handled the key. */
  function press(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false
    if (event.key === 'Enter' && active !== null) {
      choose(all[active])
      return true
    }
    const next = moveActive(event.key, active, {
      chips: chips.length,
      rows: rows.length,
      page: drawn.current?.page() ?? 1,
    })
    if (next !== null) go(next)
    return next !== null
  }

  function onSearchKey(event: KeyboardEvent): void {
    if (press(event)) event.preventDefault()
  }

  function onListKey(event: KeyboardEvent): void {
    if (press(event)) return event.preventDefault()
    if (event.key.length !== 1 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.key === ' ' && active !== null) return choose(all[active])
    typed.current = typeOn(typed.current, event.key, Date.now())
    const row = findTyped(
      rows.map((option) => option.label),
      typed.current.text,
      active === null || active < chips.length ? null : active - chips.length,
    )
    if (row !== null) go(chips.length + row)
  }

  return {
    id,
    optionId: (index: number): string => `${id}-${index}`,
    chips,
    rows,
    place,
    active,
    drawn,
    choose,
    onSearchKey,
    onListKey,
  }
}

export type PickerListState<Option extends PickerOption> = ReturnType<typeof usePickerList<Option>>

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

const pageMove =
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
  PageDown: pageMove(1),
  PageUp: pageMove(-1),
  Home: () => 0,
  End: (_, shape) => last(shape),
}

/** Target of a key in the list; null when the browser handles the key. */
export function moveActive(key: string, active: number | null, shape: ListShape): number | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  return move && shape.chips + shape.rows > 0 ? move(active, shape) : null
}

export interface Typed {
  readonly text: string
  /** Epoch ms of the last letter. */
  readonly at: number
}

/** After this pause the next letter starts a new word. */
const PAUSE_MS = 700

/** Letters typed quickly form a word; a repeated letter stays one letter. */
export function typeOn(before: Typed | null, letter: string, now: number): Typed {
  const going = before !== null && now - before.at < PAUSE_MS ? before.text : ''
  return { text: going === letter.toLowerCase() ? going : going + letter.toLowerCase(), at: now }
}

/**
 * Row whose label starts with the typed text. A single letter moves to the next such row; a longer word stays while it matches.
 * @returns null when none does
 */
export function findTyped(labels: readonly string[], text: string, active: number | null): number | null {
  const start = active === null ? 0 : active + (text.length === 1 ? 1 : 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(text)) return index
  }
  return null
}

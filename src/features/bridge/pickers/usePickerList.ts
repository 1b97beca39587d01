import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { moveActive } from './moveActive.ts'
import { findTyped, type Typed, typeOn } from './typeAhead.ts'

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
export interface DrawnList {
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

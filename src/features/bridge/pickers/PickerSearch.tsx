import { type KeyboardEvent, type RefObject, useImperativeHandle, useRef } from 'react'
import { SearchIcon } from '#src/ui/moreIcons.tsx'

interface PickerSearchProps {
  /** Receives the field when a sheet focuses it on opening. */
  focusRef: RefObject<HTMLElement | null> | null
  value: string
  onChange: (text: string) => void
  placeholder: string
  /** ID of the filtered list, and whether it has rows. */
  listId: string
  expanded: boolean
  activeId: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** Search field of a list: the focus stays in it while arrow keys move through the list. */
export function PickerSearch({
  focusRef,
  value,
  onChange,
  placeholder,
  listId,
  expanded,
  activeId,
  onKeyDown,
}: PickerSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(focusRef, () => field.current)
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={placeholder}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={128}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="field ps-11"
      />
    </div>
  )
}

import type { Ref } from 'react'
import { SearchIcon } from './moreIcons.tsx'

export function SearchField({
  ref,
  value,
  onChange,
  placeholder,
}: {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  placeholder: string
}) {
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-muted" />
      <input
        ref={ref}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        spellCheck={false}
        className="field ps-11"
      />
    </div>
  )
}

interface TabRowProps<Id extends string> {
  label: string
  value: Id
  tabs: readonly { id: Id; text: string }[]
  onChange: (id: Id) => void
}

/** Filter of the list below; a single tab is no choice and is hidden. */
export function TabRow<Id extends string>({ label, value, tabs, onChange }: TabRowProps<Id>) {
  if (tabs.length < 2) return null
  return (
    // Full width on phones; tabs cut off at the edge scroll into view.
    <div
      role="group"
      aria-label={label}
      className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]"
    >
      {tabs.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="press min-h-11 flex-none rounded-full border border-line px-4 text-small font-semibold text-muted hover:border-control-line hover:text-text aria-pressed:border-tide aria-pressed:tint-tide aria-pressed:text-tide"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

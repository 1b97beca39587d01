interface TabRowProps<Id extends string> {
  label: string
  value: Id
  tabs: readonly { id: Id; text: string }[]
  onChange: (id: Id) => void
}

/** A filter of the list below it; one tab alone is no choice and is not shown. */
export function TabRow<Id extends string>({ label, value, tabs, onChange }: TabRowProps<Id>) {
  if (tabs.length < 2) return null
  return (
    // As wide as the window on phones: what is cut off at its edge can be pushed along.
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

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
    <div role="group" aria-label={label} className="mt-3 flex gap-1 overflow-x-auto">
      {tabs.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="min-h-11 flex-none rounded-full px-4 text-small font-semibold text-muted hover:text-text aria-pressed:bg-raised aria-pressed:text-text"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly text: ReactNode
  readonly disabled?: boolean
  /** Reason why it is disabled, or its purpose; announced and shown on hover. */
  readonly hint?: string
}

interface TabsProps<Id extends string> {
  label: string
  value: Id
  tabs: readonly Tab<Id>[]
  onChange: (id: Id) => void
  /** Content of the selected tab. */
  children: ReactNode
  className?: string
  /** Class of the tab panel. */
  panelClassName?: string
}

/** Views of one place; arrow keys, Home and End move between tabs, Tab moves into the selected panel. */
export function Tabs<Id extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
  className = '',
  panelClassName,
}: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled).map((tab) => tab.id)
    const next = tabAfterKey(open, value, event.key)
    if (next === null) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`flex gap-1 overflow-x-auto rounded-full border border-line bg-ground p-1 ${className}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            title={tab.hint}
            onClick={() => onChange(tab.id)}
            className="min-h-11 flex-1 rounded-full px-1 text-small min-[30rem]:px-4 font-semibold whitespace-nowrap text-muted -outline-offset-2 enabled:hover:text-text disabled:opacity-60 aria-selected:bg-raised aria-selected:text-text aria-selected:inset-ring aria-selected:inset-ring-line"
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClassName}>
        {children}
      </div>
    </>
  )
}

interface TabRowProps<Id extends string> {
  label: string
  value: Id
  tabs: readonly { id: Id; text: string }[]
  onChange: (id: Id) => void
}

/** Filter of the list below; a single tab offers no choice and is hidden. */
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

const steps: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Returns the enabled tab that a key selects; null for any other key. */
export function tabAfterKey<Id extends string>(ids: readonly Id[], current: Id, key: string): Id | null {
  const step = steps[key]
  return step && ids.length > 0 ? (ids[step(Math.max(0, ids.indexOf(current)), ids.length)] ?? null) : null
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { tabAfterKey } from './tabKeys.ts'

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

import type { ReactNode } from 'react'

/** Layout of any list row: icon, name with a second line, and a figure at the end. */
export function OptionRow({
  icon,
  name,
  mark,
  note,
  muted = false,
  end,
}: {
  icon: ReactNode
  name: string
  /** Follows the name and is never truncated. */
  mark?: ReactNode
  note?: ReactNode
  muted?: boolean
  end?: ReactNode
}) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className={`min-w-0 truncate font-semibold ${muted ? 'text-muted' : ''}`}>{name}</span>
          {mark}
        </span>
        {note ? (
          <span dir="auto" className="block truncate text-caption text-muted rtl:text-right">
            {note}
          </span>
        ) : null}
      </span>
      {end}
    </>
  )
}

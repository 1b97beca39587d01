import type { ReactNode } from 'react'

/** What a row of any list is made of: a picture, a name with a line below it, and a figure at the end. */
export function OptionRow({
  icon,
  name,
  note,
  muted = false,
  end,
}: {
  icon: ReactNode
  name: string
  note?: ReactNode
  muted?: boolean
  end?: ReactNode
}) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className={`block truncate font-semibold ${muted ? 'text-muted' : ''}`}>{name}</span>
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

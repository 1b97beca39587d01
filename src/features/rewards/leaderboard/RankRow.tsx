import type { ReactNode } from 'react'
import { wholeText } from '#src/format/whole.ts'

interface PlaceProps {
  rank: number
  who: ReactNode
  points: number
  own: boolean
  /** Label next to the wallet. */
  note?: ReactNode
}

/** Rank, wallet and points; the user's own row has another background. */
export function RankRow({ rank, who, points, own, note }: PlaceProps) {
  return (
    <li
      aria-current={own || undefined}
      className={`-mx-2 flex min-h-11 items-center gap-3 rounded-input px-2 text-small ${own ? 'tint-tide' : ''}`}
    >
      <span className="min-w-8 flex-none text-muted">{wholeText(rank)}</span>
      <span className="min-w-0 flex-1 truncate">
        {who}
        {note ? <span className="ms-2 text-caption text-tide">{note}</span> : null}
      </span>
      <span className="flex-none font-semibold">{wholeText(points)}</span>
    </li>
  )
}

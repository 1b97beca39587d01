import type { ReactNode } from 'react'
import { withThousands } from '#core/format/number.ts'
import { t } from '#src/i18n/t.ts'

interface PlaceProps {
  rank: number
  who: ReactNode
  points: number
  own: boolean
}

/** Rank, wallet, points; one's own stands out by its ground. */
export function PlaceRow({ rank, who, points, own }: PlaceProps) {
  return (
    <li aria-current={own || undefined} className={`-mx-2 flex min-h-11 items-center gap-3 rounded-input px-2 text-small ${own ? 'tint-tide' : ''}`}>
      <span className="min-w-8 flex-none text-muted">{withThousands(String(rank))}</span>
      <span className="min-w-0 flex-1 truncate">
        {who}
        {own ? <span className="ml-2 font-sans text-caption text-tide">{t('leaderboard-you')}</span> : null}
      </span>
      <span className="flex-none font-semibold">{withThousands(String(points))}</span>
    </li>
  )
}

import { useState } from 'react'
import type { BoardName, LeaderboardData } from '#src/api/leaderboardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlaceRow } from './PlaceRow.tsx'

const PART = 10

/** The best ones, ten at first and ten more with each tap. */
export function BoardRows({ board, rows }: { board: BoardName; rows: LeaderboardData['rows'] }) {
  const [parts, setParts] = useState(1)
  if (rows.length === 0) return <p className="py-2 text-pretty text-muted">{t(`leaderboard-empty-${board}`)}</p>
  const shown = rows.slice(0, parts * PART)
  return (
    <>
      <ol aria-label={t(`leaderboard-${board}`)}>
        {shown.map(({ rank, address, points, own }, n) => (
          // Shortened addresses may look alike, so the place in the list is part of the name.
          <PlaceRow key={`${n} ${address}`} rank={rank} who={<span className="font-mono">{address}</span>} points={points} own={own} note={own ? t('leaderboard-you') : null} />
        ))}
      </ol>
      {shown.length < rows.length ? (
        <Button look="secondary" wide className="mt-4" onClick={() => setParts(parts + 1)}>
          {t('leaderboard-more', { count: Math.min(PART, rows.length - shown.length) })}
        </Button>
      ) : null}
    </>
  )
}

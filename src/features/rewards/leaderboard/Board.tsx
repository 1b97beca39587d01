import { useState } from 'react'
import type { BoardName, LeaderboardData } from '#src/api/leaderboardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { BoardRows } from './BoardRows.tsx'
import { OwnRank } from './OwnRank.tsx'

const PART = 10

/** One leaderboard: ten rows, ten more per tap, and the user's own rank when it is not among them. */
export function Board({ board, data: { rows, own } }: { board: BoardName; data: LeaderboardData }) {
  const [parts, setParts] = useState(1)
  const shown = rows.slice(0, parts * PART)
  return (
    <>
      {rows.length === 0 ? (
        <p className="py-2 text-pretty text-muted">{t(`leaderboard-empty-${board}`)}</p>
      ) : (
        <BoardRows
          label={t(`leaderboard-${board}`)}
          rows={shown}
          next={Math.min(PART, rows.length - shown.length)}
          onMore={() => setParts(parts + 1)}
        />
      )}
      <OwnRank own={own} listed={shown.some((row) => row.own)} />
    </>
  )
}

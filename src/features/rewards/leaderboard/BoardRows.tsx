import type { LeaderboardData } from '#src/api/leaderboardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { RankRow } from './RankRow.tsx'

interface RowsProps {
  label: string
  rows: LeaderboardData['rows']
  /** Number of rows that the next tap adds. */
  next: number
  onMore: () => void
}

/** Ranked rows with Load more. */
export function BoardRows({ label, rows, next, onMore }: RowsProps) {
  return (
    <>
      <ol aria-label={label}>
        {rows.map(({ rank, address, points, own }, n) => (
          // Shortened addresses may be equal, so the position is part of the key.
          <RankRow
            key={`${n} ${address}`}
            rank={rank}
            who={<span className="font-mono">{address}</span>}
            points={points}
            own={own}
            note={own ? t('leaderboard-you') : null}
          />
        ))}
      </ol>
      {next > 0 ? (
        <Button look="secondary" wide className="mt-4" onClick={onMore}>
          {t('leaderboard-more', { count: next })}
        </Button>
      ) : null}
    </>
  )
}

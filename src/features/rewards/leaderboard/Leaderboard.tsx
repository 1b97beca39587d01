import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BoardName, leaderboardQuery } from '#src/api/leaderboardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { Board } from './Board.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'

const boards: readonly BoardName[] = ['week', 'all']

/** Leaderboards of this week and all time, with the user's own rank. */
export function Leaderboard({ wallet }: { wallet: string | null }) {
  const [board, setBoard] = useState<BoardName>('week')
  const query = useQuery(leaderboardQuery(useApi(), board, wallet))
  const error = useSteadyError(query, board)
  return (
    <Card title={t('leaderboard-title')} data-testid="leaderboard">
      <Tabs
        label={t('leaderboard-title')}
        value={board}
        tabs={boards.map((id) => ({ id, text: t(`leaderboard-${id}`) }))}
        onChange={setBoard}
        panelClassName="mt-3"
      >
        {error ? (
          <PointsFailure
            error={error}
            onRetry={() => void query.refetch()}
            shownSince={query.data ? query.dataUpdatedAt : undefined}
          />
        ) : null}
        {query.data ? <Board key={board} board={board} data={query.data} /> : error ? null : <BoardSkeleton />}
      </Tabs>
    </Card>
  )
}

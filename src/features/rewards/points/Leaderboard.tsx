import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { type BoardName, leaderboardQuery, type LeaderboardData, leaderboardsKey } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { t, tOr } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Button } from '#src/ui/Button.tsx'
import { AppError } from '#core/errors.ts'
import { Notice } from '#src/ui/Notice.tsx'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { wholeText } from '#src/format/amount.ts'

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

const ROWS = [0, 1, 2, 3, 4]

const BoardSkeleton = () => (
  <div role="status" aria-label={t('main-loading')}>
    {ROWS.map((row) => (
      <span key={row} className="flex min-h-11 items-center gap-3">
        <Skeleton className="h-4 w-6" />
        <Skeleton className="h-4 w-32" />
        <Skeleton className="ms-auto h-4 w-12" />
      </span>
    ))}
  </div>
)

const PART = 10

/** One leaderboard: ten rows, ten more per tap, and the user's own rank when it is not among them. */
function Board({ board, data: { rows, own } }: { board: BoardName; data: LeaderboardData }) {
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

interface RowsProps {
  label: string
  rows: LeaderboardData['rows']
  /** Number of rows that the next tap adds. */
  next: number
  onMore: () => void
}

/** Ranked rows with Load more. */
function BoardRows({ label, rows, next, onMore }: RowsProps) {
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

const why = (error: Error): string =>
  error instanceof AppError
    ? tOr(`leaderboard-problem-${error.reason}`, tOr(`problem-${error.reason}`, t('problem-unknown')))
    : t('problem-unknown')

/** Rank of the connected wallet when the visible list does not show it, with the switch to hide or show it. */
function OwnRank({ own, listed }: { own: LeaderboardData['own']; listed: boolean }) {
  const hide = useHide()
  const place = ownRankView(own, listed)
  if (!place) return null
  const hidden = place.kind === 'hidden'
  return (
    <div className="mt-4 border-t border-line pt-3" data-testid="own-place">
      {place.kind === 'ranked' ? (
        <ul>
          <RankRow own rank={place.rank} who={t('leaderboard-own')} points={place.points} />
        </ul>
      ) : place.kind === 'listed' ? null : (
        <p className="text-small text-pretty text-muted">{t(hidden ? 'leaderboard-hidden' : 'leaderboard-none')}</p>
      )}
      {hide.error ? (
        <div role="alert" className="mt-2">
          <Notice tone="warn">{why(hide.error)}</Notice>
        </div>
      ) : null}
      <div className="mt-2 empty:hidden">{hide.isPending ? <OpenWallet /> : null}</div>
      <Button look="faint" className="-ms-3" loading={hide.isPending} onClick={() => hide.mutate(!hidden)}>
        {t(hidden ? 'leaderboard-return' : 'leaderboard-leave')}
      </Button>
    </div>
  )
}

/** Hides the wallet from the leaderboard or shows it again; only its owner can. */
function useHide() {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  return useMutation({
    mutationFn: async (hidden: boolean) => {
      if (!account) return
      await session.run(account, () =>
        api.post('/campaign_api/v1/:userId/leaderboard', { params: { userId: account.address }, body: { hidden } }),
      )
      await client.invalidateQueries({ queryKey: leaderboardsKey(account.address) })
    },
  })
}

interface PlaceProps {
  rank: number
  who: ReactNode
  points: number
  own: boolean
  /** Label next to the wallet. */
  note?: ReactNode
}

/** Rank, wallet and points; the user's own row has another background. */
function RankRow({ rank, who, points, own, note }: PlaceProps) {
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

/** The user's own rank: in the visible list, outside it, without points yet, or hidden on request. */
type OwnRankView =
  | { readonly kind: 'ranked'; readonly rank: number; readonly points: number }
  | { readonly kind: 'none' | 'listed' }
  | { readonly kind: 'hidden'; readonly points: number }

export function ownRankView(own: LeaderboardData['own'], listed: boolean): OwnRankView | null {
  if (!own) return null
  if (own.hidden) return { kind: 'hidden', points: own.points }
  if (listed) return { kind: 'listed' }
  return own.rank === null ? { kind: 'none' } : { kind: 'ranked', rank: own.rank, points: own.points }
}

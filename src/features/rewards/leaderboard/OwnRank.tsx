import { AppError } from '#core/errors.ts'
import type { LeaderboardData } from '#src/api/leaderboardQueries.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { ownRankView } from './ownRankView.ts'
import { RankRow } from './RankRow.tsx'
import { useHide } from './useHide.ts'

const why = (error: Error): string =>
  error instanceof AppError
    ? tOr(`leaderboard-problem-${error.reason}`, tOr(`problem-${error.reason}`, t('problem-unknown')))
    : t('problem-unknown')

/** Rank of the connected wallet when the visible list does not show it, with the switch to hide or show it. */
export function OwnRank({ own, listed }: { own: LeaderboardData['own']; listed: boolean }) {
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

import { useInfiniteQuery } from '@tanstack/react-query'
import { referralQuery } from '#src/api/referralQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { useTwoColumns } from '#src/ui/useWide.ts'
import { inviteColumn, inviteColumns } from './columns.ts'
import { Friends } from './Friends.tsx'
import { friendsOnce } from './friendView.ts'
import { InvitationCard } from './InvitationCard.tsx'
import { InviteLink } from './InviteLink.tsx'
import { InviteLinkWanted } from './InviteLinkWanted.tsx'
import { InviteRules } from './InviteRules.tsx'
import { InviteSkeleton } from './InviteSkeleton.tsx'
import { InviteStats } from './InviteStats.tsx'

/** Referral page of a wallet: link, results, rules and referrals. */
export function InviteScreen({ wallet }: { wallet: string }) {
  const query = useInfiniteQuery(referralQuery(useApi(), wallet))
  const error = useSteadyError(query, wallet)
  const wide = useTwoColumns()
  const [first] = query.data?.pages ?? []
  const friends = first ? (
    <Friends
      friends={friendsOnce(query.data?.pages ?? [])}
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  ) : null
  return (
    <div className={inviteColumns}>
      <div className={inviteColumn}>
        <InvitationCard />
        {error ? (
          <PointsFailure
            error={error}
            onRetry={() => void query.refetch()}
            shownSince={query.data ? query.dataUpdatedAt : undefined}
          />
        ) : null}
        {first ? (
          <>
            {first.code === null ? <InviteLinkWanted /> : <InviteLink code={first.code} />}
            <InviteStats page={first} />
          </>
        ) : error ? null : (
          <InviteSkeleton />
        )}
        {wide ? friends : null}
      </div>
      <div className={inviteColumn}>
        <Card title={t('invite-rules')}>
          <InviteRules terms={first ?? null} />
        </Card>
        {wide ? null : friends}
      </div>
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { referralQuery, type ReferralPage } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { inviteColumn, inviteColumns, InviteSkeleton } from './InviteAwaited.tsx'
import { friendsOnce, pointsOf, type FriendView } from './friendView.ts'
import { InviteLink, InviteLinkWanted } from './InviteLink.tsx'
import { InviteRules } from './InviteRules.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmInvitation } from './ConfirmInvitation.tsx'
import { inviteProblem, isOver } from './invitation.ts'
import { useInvitation } from './useInvitation.ts'
import { wholeText } from '#src/format/amount.ts'
import { shortAddress, isolateBidi } from '#src/format/text.ts'
import { displayDayOf } from '#src/format/time.ts'

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

/** Received invitation: confirmed with the wallet once, or dismissed. */
function InvitationCard() {
  const { offered, outcome, busy, confirm, close } = useInvitation()
  if (!offered && !outcome) return null
  const error = outcome instanceof Error ? outcome : null
  const over = isOver(outcome)
  return (
    <Card title={t(outcome === 'bound' ? 'invite-came-bound' : 'invite-came')} data-testid="invitation">
      <p
        role={outcome ? 'status' : undefined}
        className={`text-small text-pretty ${error ? 'text-text' : 'text-muted'}`}
      >
        {error ? inviteProblem(error) : t(outcome === 'bound' ? 'invite-came-bound-text' : 'invite-came-text')}
      </p>
      <div className="mt-4 -mb-1 grid gap-1 min-[30rem]:flex min-[30rem]:flex-wrap min-[30rem]:items-center min-[30rem]:gap-2">
        {over ? null : <ConfirmInvitation look="secondary" busy={busy} onClick={confirm} />}
        <Button look={over ? 'secondary' : 'faint'} disabled={busy} onClick={close}>
          {t(over ? 'action-dismiss' : 'invite-came-decline')}
        </Button>
      </div>
    </Card>
  )
}

const stats = ['referees', 'bridges', 'points'] as const

/** Totals of the wallet's referrals; pending points appear below the confirmed ones. */
function InviteStats({ page }: { page: ReferralPage }) {
  const { points, waiting } = pointsOf(page)
  const counts = { referees: page.referees, bridges: page.bridges, points }
  return (
    <dl
      className="grid grid-cols-2 gap-3 max-[14rem]:grid-cols-[minmax(0,1fr)] min-[30rem]:grid-cols-3"
      data-testid="invite-stats"
    >
      {stats.map((name) => (
        <div
          key={name}
          className={`grid grid-cols-[minmax(0,1fr)] min-h-19 content-center gap-1 rounded-input border border-line bg-raised px-4 py-3 ${name === 'points' ? 'min-[14rem]:max-[30rem]:col-span-2' : ''}`}
        >
          <dt className="text-caption text-pretty text-muted">{t(`invite-stat-${name}`)}</dt>
          <dd className={`text-heading font-semibold ${name === 'points' ? 'text-ember' : ''}`}>
            {wholeText(counts[name])}
          </dd>
          {name === 'points' && waiting > 0 ? (
            <dd className="text-caption text-pretty text-muted">
              {t('invite-stat-waiting', { points: wholeText(waiting) })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

interface FriendsProps {
  friends: readonly FriendView[]
  hasMore: boolean
  loading: boolean
  onMore: () => void
}

/** Referrals of the wallet's link, newest first, paginated. */
function Friends({ friends, hasMore, loading, onMore }: FriendsProps) {
  return (
    <Card title={t('invite-friends')} data-testid="invite-friends">
      {friends.length === 0 ? (
        <p className="text-pretty text-muted">{t('invite-friends-empty')}</p>
      ) : (
        <ul className="-my-2">
          {friends.map((friend) => (
            <FriendRow key={`${friend.joinedAt} ${friend.address}`} friend={friend} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Button look="secondary" wide className="mt-4" loading={loading} onClick={onMore}>
          {t('points-why-more')}
        </Button>
      ) : null}
    </Card>
  )
}

function doneText({ state, bridges }: FriendView): string {
  if (state === 'ended') return t('invite-friend-ended')
  return state === 'joined' ? t('invite-friend-joined') : t('invite-friend-bridges', { bridges })
}

/** One referral: address, date, and points from their transfers. */
function FriendRow({ friend }: { friend: FriendView }) {
  const { address, joinedAt, points, waiting } = friend
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block font-mono text-small">{shortAddress(address)}</span>
        <span className="block text-caption text-pretty text-muted">
          {t('invite-friend-came', { day: displayDayOf(joinedAt) })} · {doneText(friend)}
        </span>
      </span>
      {points > 0 || waiting > 0 ? (
        <span className="flex-none text-end">
          {points > 0 ? (
            <span className="block font-semibold text-ember">{isolateBidi(`+${wholeText(points)}`)}</span>
          ) : null}
          {waiting > 0 ? (
            <span className="block text-caption text-muted">
              {t('invite-friend-waiting', { points: wholeText(waiting) })}
            </span>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}

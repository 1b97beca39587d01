import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FriendRow } from './FriendRow.tsx'
import type { FriendView } from './friendView.ts'

interface FriendsProps {
  friends: readonly FriendView[]
  hasMore: boolean
  loading: boolean
  onMore: () => void
}

/** Referrals of the wallet's link, newest first, paginated. */
export function Friends({ friends, hasMore, loading, onMore }: FriendsProps) {
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

import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton, SheetLoading } from '#src/ui/Loading.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { SocialItem } from '../social/SocialItem.tsx'
import { ThemeTime, WithTicker } from './ThemeTime.tsx'
import type { Activities as Loaded } from './useActivities.ts'
import { useQuestStart } from './useQuestStart.ts'
import { Suspense, useRef, useState } from 'react'
import { SHARE_POINTS } from '#core/rewards/campaign/awards.ts'
import type { ShareOffer } from '#src/features/rewards/share/shareable.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { Button } from '#src/ui/Button.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'

/** Campaigns by theme, each with its time. A row opens the bridge for its next step, or the page of a social task. Renders nothing without campaigns. */
export function Activities({ groups, error, retry }: Loaded) {
  const start = useQuestStart()
  if (groups?.length === 0) return null
  if (!groups) {
    return (
      <Card title={t('points-activities')}>
        {error ? <PointsFailure error={error} onRetry={retry} /> : <Skeleton className="h-28 w-full rounded-input" />}
      </Card>
    )
  }
  return (
    <WithTicker>
      {groups.map((group) => (
        <Card
          key={group.id}
          title={group.name}
          aside={<ThemeTime time={group.time} />}
          data-testid={`theme-${group.id}`}
        >
          <ul className="-my-2">
            {group.rows.map((row) => (
              <ActivityItem key={row.id} row={row} start={start(row.preset)}>
                <ShareMore offer={row.share} name={row.name} />
              </ActivityItem>
            ))}
            {group.social.map(({ task, logo, ended }) => (
              <SocialItem key={task.id} task={task} logo={logo} ended={ended} />
            ))}
          </ul>
        </Card>
      ))}
    </WithTicker>
  )
}

const ShareSheet = lazyScreen(() => import('#src/features/rewards/share/ShareSheet.tsx'))

/** Extra points for sharing a completed campaign; hidden once shared, and where external links are not allowed. */
function ShareMore({ offer, name }: { offer: ShareOffer | null; name: string }) {
  const account = useOwnAccount()
  // The shared post is on another site.
  const allowsExternalLinks = usePermits()('links', 'other')
  const [shown, setShown] = useState<ShareOffer | null>(null)
  return (
    <>
      {offer && account && allowsExternalLinks ? <Opener name={name} onOpen={() => setShown(offer)} /> : null}
      {shown && account ? (
        <Suspense fallback={<SheetLoading />}>
          <ShareSheet offer={shown} account={account} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button
      ref={ref}
      look="quiet"
      aria-haspopup="dialog"
      aria-label={t('campaign-share-open_of', { name, points: SHARE_POINTS })}
      onClick={onOpen}
      className="-mx-3 mb-2 text-small"
    >
      {t('campaign-share-open', { points: SHARE_POINTS })}
    </Button>
  )
}

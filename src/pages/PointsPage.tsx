import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { PointsSkeleton } from '#src/features/rewards/points/MyPoints.tsx'
import { PointsScreen } from '#src/features/rewards/points/PointsScreen.tsx'
import { useDiscordReturn } from '#src/features/rewards/points/social/discordAuth.ts'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { NotOpenNotice, NotOpenScreen } from '#src/features/site/NotOpenLinks.tsx'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'

/** A wallet's points, their reasons and how to earn more (spec §2); on the product's own pages only. */
export default function PointsPage() {
  const { open, rules, error, retry } = useRewards()
  useDiscordReturn()
  const awaited = useWallets((state) => state.awaited && state.userId === null)
  if (!open) return <NotOpenScreen />
  return (
    <div className="mx-auto w-full max-w-[30rem] min-[48rem]:max-w-[55.5rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-points-title')}</h1>
      <NotOpenNotice />
      {rules && !awaited ? (
        <PointsScreen rules={rules} />
      ) : error ? (
        <PointsFailure error={error} onRetry={retry} />
      ) : (
        <Card>
          <PointsSkeleton />
        </Card>
      )}
    </div>
  )
}

import { useNavigate } from 'react-router-dom'
import { placePaths } from '#core/start/places.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { useCheckInWallet } from '#src/features/rewards/checkIn/useCheckInWallet.ts'
import { MoreQuests } from './MoreQuests.tsx'
import { QuestItem } from '../campaigns/questKinds.tsx'
import { ThemeTime, WithTicker } from '../campaigns/ThemeTime.tsx'
import { useCheckInSheet } from '#src/features/rewards/checkIn/useCheckInSheet.tsx'
import type { Panel } from './usePanel.ts'
import { useQuestStart } from '../campaigns/useQuestStart.ts'
import { WeekStrip } from '../week/WeekStrip.tsx'

interface ContentsProps {
  panel: Panel
  rules: RewardsData
  /** Shows the week and the next quest only. */
  compact: boolean
}

/** The week, quests by theme, and a rotation of further quests. */
export function PanelContents({ panel: { week, lists, more }, rules, compact }: ContentsProps) {
  const { sheet, open } = useCheckInSheet(rules)
  const navigate = useNavigate()
  // A sheet cannot open another one, so it links to the check-in page instead.
  const checkIn = compact ? () => void navigate(placePaths.checkin) : open
  const start = useQuestStart()
  const { named } = useCheckInWallet()
  return (
    <div className={`grid ${compact ? 'mt-1 gap-4' : 'mt-4 gap-5'}`}>
      {week ? (
        <div className="grid gap-2">
          {named ? <p className="text-caption text-muted">{t('points-week-of', { wallet: named })}</p> : null}
          {week === 'loading' ? (
            <Skeleton className="h-17 w-full rounded-input" />
          ) : (
            <WeekStrip days={week} onToday={checkIn} />
          )}
        </div>
      ) : null}
      <WithTicker>
        {(compact ? lists.slice(0, 1) : lists).map((group) => (
          <section key={group.id} aria-label={group.name}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <h3 className="font-semibold">{group.name}</h3>
              <span className="text-caption text-muted">
                <ThemeTime time={group.time} />
              </span>
            </div>
            <ul>
              {group.quests.map((quest) => (
                <QuestItem key={quest.id} quest={quest} start={start} place="panel" />
              ))}
            </ul>
          </section>
        ))}
        {compact ? null : <MoreQuests quests={more} start={start} />}
      </WithTicker>
      <Link
        to="/points"
        className="-my-3 inline-flex min-h-11 items-center justify-self-start text-small font-semibold text-tide"
      >
        {t('points-panel-all')}
      </Link>
      {sheet}
    </div>
  )
}

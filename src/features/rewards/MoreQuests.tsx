import { t } from '#src/i18n/t.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/moreIcons.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import type { ActivityRow } from './activityView.ts'
import type { useQuestStart } from './useQuestStart.ts'
import { useTurning } from './useTurning.ts'

/** Quests that have no place in the lists, one at a time (spec §2: More Quests). */
export function MoreQuests({ rows, start }: { rows: readonly ActivityRow[]; start: ReturnType<typeof useQuestStart> }) {
  const { index, stopped, toggle, stand, step } = useTurning(rows.length)
  const row = rows[index]
  if (!row) return null
  return (
    <section aria-label={t('points-panel-more')} data-testid="more-quests">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-small font-semibold">{t('points-panel-more')}</h3>
        {rows.length > 1 ? (
          <span className="-mr-2 flex items-center">
            <IconButton label={t('points-panel-previous')} onClick={() => step(-1)}>
              <ChevronIcon className="rotate-90" />
            </IconButton>
            <span className="text-caption text-muted">{t('points-activity-made', { made: index + 1, asked: rows.length })}</span>
            <IconButton label={t('points-panel-next')} onClick={() => step(1)}>
              <ChevronIcon className="-rotate-90" />
            </IconButton>
            <IconButton label={t(stopped ? 'around-go_on' : 'around-stop')} onClick={toggle}>
              {stopped ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
          </span>
        ) : null}
      </div>
      <ul {...stand}>
        <ActivityItem key={row.id} row={row} start={start(row.preset)} />
      </ul>
    </section>
  )
}

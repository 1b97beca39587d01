import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon, StarIcon } from '#src/ui/moreIcons.tsx'
import type { StepQuest } from './bridgeQuest.ts'
import { ThemeTime } from './ThemeTime.tsx'

const shape = '-mx-2 block rounded-input px-2 py-3'

/** One campaign: progress, points per step, and a link to what it needs while it runs. */
export function ActivityItem({
  row,
  start,
  children,
}: {
  row: StepQuest
  start: { to: string; onClick?: () => void }
  children?: ReactNode
}) {
  const content = (
    <>
      <span className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        {row.logo ? <img src={row.logo} alt="" className="size-6 flex-none rounded-full" /> : null}
        <span dir="auto" className="min-w-0 flex-1 font-semibold rtl:text-right">
          {row.name}
        </span>
        <Standing row={row} />
      </span>
      <StepBar row={row} />
      {row.time && !row.ended && !row.done ? (
        <span className="mt-1 block text-caption text-muted">
          <ThemeTime time={row.time} />
        </span>
      ) : null}
    </>
  )
  return (
    <li className="border-b border-line last:border-0">
      {row.ended ? (
        <div className={shape}>{content}</div>
      ) : (
        <Link {...start} className={`press group ${shape} hover:bg-raised`}>
          {content}
        </Link>
      )}
      {children}
    </li>
  )
}

function Standing({ row: { done, ended, made, asked } }: { row: StepQuest }) {
  if (done) {
    return (
      <Badge tone="good">
        <CheckIcon width={14} height={14} />
        {t('points-activity-done')}
      </Badge>
    )
  }
  if (ended) return <Badge>{t('points-activity-ended')}</Badge>
  return (
    <span className="flex items-center gap-1 text-caption text-muted">
      {t('points-activity-made', { made, asked })}
      <ChevronIcon width={14} height={14} className="-rotate-90 rtl:rotate-90" />
    </span>
  )
}

const units = {
  bridges: 'points-activity-progress',
  deployments: 'points-activity-deployments',
  steps: 'points-activity-steps',
} as const

/** Progress of a campaign: a segment per step with its points, and a star at the end for a completion bonus. */
export function StepBar({ row }: { row: StepQuest }) {
  const columns = { gridTemplateColumns: `repeat(${row.steps.length}, minmax(0, 1fr))` }
  return (
    <>
      <span
        role="progressbar"
        aria-label={row.name}
        aria-valuemin={0}
        aria-valuemax={row.asked}
        aria-valuenow={Math.min(row.made, row.asked)}
        aria-valuetext={t(units[row.unit], {
          made: row.made,
          asked: row.asked,
        })}
        style={columns}
        className="relative grid gap-1"
      >
        {row.steps.map(({ share }, n) => (
          // Steps never change their order.
          <span key={n} className="h-2 overflow-hidden rounded-full bg-line">
            <span
              style={{ transform: `scaleX(${share})` }}
              className={`block h-full origin-left rtl:origin-right transition-transform duration-(--motion-slow) ${row.done ? 'bg-good' : 'bg-ember'}`}
            />
          </span>
        ))}
        {row.bonus > 0 ? (
          <span className="absolute -top-1.5 -end-1 grid size-5 place-items-center rounded-full bg-surface text-ember group-hover:bg-raised">
            <StarIcon width={16} height={16} fill={row.done ? 'currentColor' : 'none'} />
          </span>
        ) : null}
      </span>
      <span style={columns} className="mt-2 grid gap-1 text-end text-caption">
        {row.steps.map(({ points, share }, n) => (
          <span key={n} className={`min-w-0 ${share === 1 ? 'font-semibold text-text' : 'text-muted'}`}>
            {t('points-activity-step', { points })}
          </span>
        ))}
      </span>
      {row.bonus > 0 ? (
        <span className="block text-end text-caption font-semibold text-ember">
          {t('points-activity-bonus', { points: row.bonus })}
        </span>
      ) : null}
    </>
  )
}

import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import type { BridgeQuest } from './bridgeQuest.ts'
import { StepBar } from './StepBar.tsx'
import { ThemeTime } from './ThemeTime.tsx'

const shape = '-mx-2 block rounded-input px-2 py-3'

/** One campaign: progress, points per step, and a link to the transfer that it needs while it runs. */
export function ActivityItem({
  row,
  start,
  children,
}: {
  row: BridgeQuest
  start: { to: string; onClick: () => void }
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

function Standing({ row: { done, ended, made, asked } }: { row: BridgeQuest }) {
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

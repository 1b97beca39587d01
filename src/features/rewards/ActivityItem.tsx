import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import type { ActivityRow } from './activityView.ts'
import { StepBar } from './StepBar.tsx'

/** One campaign: how far, what each step gives, and the way to the bridge that it wants. */
export function ActivityItem({ row, start, children }: { row: ActivityRow; start: { to: string; onClick: () => void }; children?: ReactNode }) {
  return (
    <li className="border-b border-line last:border-0">
      <Link {...start} className="press group -mx-2 block rounded-input px-2 py-3 hover:bg-raised">
        <span className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {row.logo ? <img src={row.logo} alt="" className="size-6 flex-none rounded-full" /> : null}
          <span dir="auto" className="min-w-0 flex-1 font-semibold rtl:text-right">{row.name}</span>
          {row.done ? (
            <Badge tone="good">
              <CheckIcon width={14} height={14} />
              {t('points-activity-done')}
            </Badge>
          ) : (
            <span className="flex items-center gap-1 text-caption text-muted">
              {t('points-activity-made', { made: row.made, asked: row.asked })}
              <ChevronIcon width={14} height={14} className="-rotate-90 rtl:rotate-90" />
            </span>
          )}
        </span>
        <StepBar row={row} />
      </Link>
      {children}
    </li>
  )
}

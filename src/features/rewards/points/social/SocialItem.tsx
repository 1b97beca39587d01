import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Busy } from '#src/ui/Loading.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { softDisabledProps } from '#src/ui/Button.tsx'
import { actionText, worthText, SocialWords, platforms } from './SocialWords.tsx'
import { leadToTask } from './leadToTask.ts'
import type { SocialTask } from './socialTasks.ts'
import { useSocialTask } from './useSocialTask.ts'

interface ItemProps {
  task: SocialTask
  logo: string | null
  /** True when the task can no longer be done. */
  ended: boolean
  /** Opens the remaining steps when they are on another page. */
  onMore?: () => void
}

/** Social task within its theme: one tap opens its page and reports it; when more is needed, the tap leads to those steps (spec §4, theme 10). */
export function SocialItem({ task, logo, ended, onMore }: ItemProps) {
  const { state, next, tap } = useSocialTask(task)
  // The target row renders its field only after this.
  const onTap = () => {
    if (tap() === 'wants_more') setTimeout(onMore ?? (() => leadToTask(task.id)))
  }
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-busy={state.step === 'verifying' || undefined}
        {...softDisabledProps(ended || next.does === 'nothing', onTap)}
        className="press -mx-2 flex min-h-14 w-[calc(100%+1rem)] flex-wrap items-center gap-3 rounded-input px-2 py-3 text-start hover:not-aria-disabled:bg-raised"
      >
        <span aria-hidden="true" className="flex-none text-ember">
          {logo ? <img src={logo} alt="" className="size-6 rounded-full" /> : platforms[task.platform].icon}
        </span>
        <span className="min-w-[min(8rem,100%)] flex-1">
          <span className="block font-semibold text-pretty">{task.name}</span>
          <span className="block text-caption text-pretty text-muted">{worthText(task)}</span>
        </span>
        {next.label === 'done' ? (
          <Badge tone="good">
            <CheckIcon width={14} height={14} />
            {t('points-activity-done')}
          </Badge>
        ) : ended ? (
          <Badge>{t('points-activity-ended')}</Badge>
        ) : (
          <span className="flex flex-none items-center gap-1 text-caption font-semibold text-muted">
            {actionText(next.label)}
            {next.label === 'verifying' ? (
              <Busy />
            ) : (
              <ChevronIcon width={14} height={14} className="-rotate-90 rtl:rotate-90" />
            )}
            {next.does === 'open' ? <span className="sr-only">{t('social-opens')}</span> : null}
          </span>
        )}
      </button>
      <div className={`not-has-[>:not(:empty)]:hidden pt-1 pb-3 ${logo ? 'ps-9' : 'ps-8'}`}>
        <SocialWords task={task} state={state} next={next} hinted />
      </div>
    </li>
  )
}

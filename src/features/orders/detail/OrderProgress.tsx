import type { ReactNode } from 'react'
import { displayClock } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { Crossing } from '#src/ui/network/Crossing.tsx'
import { toNetworkArt } from '#src/ui/network/useNetworkColor.ts'
import type { ProgressNames, ProgressView, Stage, StageState } from './progress.ts'
import type { LiveOrder } from './useOrder.ts'

const dots: Record<StageState, string> = {
  done: 'border-tide bg-tide',
  now: 'border-tide ring-4 ring-tide/20',
  todo: 'border-control-line',
  stopped: 'border-warn ring-4 ring-warn/20',
}
/** Line from one stage to the next; filled once the stage is done. */
const ways: Record<StageState, string> = { done: 'bg-tide', now: 'bg-line', todo: 'bg-line', stopped: 'bg-line' }

/** Progress line, current status, and each stage with its actual time. */
export function OrderProgress({
  live,
  view,
  names,
  swell = false,
  children,
}: {
  live: LiveOrder
  view: ProgressView
  names: ProgressNames
  swell?: boolean
  /** The user's next action, between status and stages. */
  children?: ReactNode
}) {
  return (
    <div>
      <Crossing
        from={toNetworkArt(live.from)}
        to={toNetworkArt(live.to)}
        fill={view.fill}
        tone={view.tone}
        swell={swell}
        label={t('order-crossing', { percent: Math.round(view.fill * 100), from: names.from, to: names.to })}
      />
      <div role="status" data-testid="order-status" data-status={view.status} className="mt-4">
        <h2 className="text-heading font-semibold tracking-tight">{view.title}</h2>
        <p className="mt-1 text-muted">{view.message}</p>
      </div>
      {children}
      <ol className="mt-4">
        {view.stages.map((stage) => (
          <StageRow key={stage.key} stage={stage} />
        ))}
      </ol>
    </div>
  )
}

function StageRow({ stage }: { stage: Stage }) {
  const looks = stage.state === 'todo' ? 'text-muted' : stage.state === 'now' ? 'font-semibold' : ''
  return (
    <li
      className="group relative grid grid-cols-[1.25rem_1fr_auto] items-start gap-3 py-2 text-small"
      aria-current={stage.state === 'now' ? 'step' : undefined}
    >
      <span
        className={`absolute top-7 -bottom-2 start-[calc(0.625rem-1px)] w-0.5 rounded-full group-last:hidden ${ways[stage.state]}`}
      />
      <span className={`m-1 size-3 rounded-full border-2 ${dots[stage.state]}`} />
      <span className={looks}>
        {stage.label}
        <span className="sr-only">{t(`order-stage_state-${stage.state}`)}</span>
        {stage.detail ? <span className="block text-caption font-normal text-muted">{stage.detail}</span> : null}
      </span>
      {stage.at ? (
        <time dateTime={stage.at} className="text-caption text-muted">
          {displayClock(stage.at)}
        </time>
      ) : (
        <span className="text-caption text-muted">{stage.state === 'now' ? t('order-now') : ''}</span>
      )}
    </li>
  )
}

import { t } from '#src/i18n/t.ts'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import type { BridgeQuest } from './bridgeQuest.ts'

/** Progress of a campaign: a segment per step with its points, and a star at the end for a completion bonus. */
export function StepBar({ row }: { row: BridgeQuest }) {
  const columns = { gridTemplateColumns: `repeat(${row.steps.length}, minmax(0, 1fr))` }
  return (
    <>
      <span
        role="progressbar"
        aria-label={row.name}
        aria-valuemin={0}
        aria-valuemax={row.asked}
        aria-valuenow={Math.min(row.made, row.asked)}
        aria-valuetext={t(row.unit === 'bridges' ? 'points-activity-progress' : 'points-activity-steps', {
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

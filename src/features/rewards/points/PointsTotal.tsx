import { wholeText } from '#src/format/whole.ts'
import { useCounted } from '#src/features/rewards/checkIn/useCounted.ts'
import { useSeenPoints } from '#src/features/rewards/checkIn/useSeenPoints.ts'
import { t } from '#src/i18n/t.ts'
import { partColours } from './partColours.ts'
import type { PointsView } from './pointsView.ts'

/** Total with its shares; animates growth since it was last shown. Announced once, at its final value. */
export function PointsTotal({ wallet, view: { total, shares } }: { wallet: string; view: PointsView }) {
  const counted = useCounted(total, useSeenPoints('page', wallet, total))
  const text = wholeText(total)
  return (
    <>
      <p className="text-caption text-muted">{t('points-total')}</p>
      <p className="text-hero font-semibold tracking-tight text-ember" data-testid="points-total">
        <span className="sr-only">{text}</span>
        <span aria-hidden="true">{wholeText(counted)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 flex h-2 gap-1">
        {shares.length ? (
          shares.map(({ id, share }) => (
            <span
              key={id}
              style={{ flexGrow: share }}
              className={`min-w-1.5 basis-0 rounded-full ${partColours[id]}`}
            />
          ))
        ) : (
          <span className="flex-1 rounded-full bg-line" />
        )}
      </div>
    </>
  )
}

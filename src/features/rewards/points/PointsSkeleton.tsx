import { t } from '#src/i18n/t.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { tiles } from './pointsView.ts'

/** Same height as the points that replace it. */
export const PointsSkeleton = () => (
  <div role="status" aria-label={t('main-loading')}>
    <Skeleton className="h-4 w-12" />
    <Skeleton className="mt-2 h-10 w-40 max-w-full" />
    <Skeleton className="mt-4 h-2 w-full" />
    <div className="mt-4 grid grid-cols-2 gap-3">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-19 rounded-input" />
      ))}
    </div>
  </div>
)

import { t } from '#src/i18n/t.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const ROWS = [0, 1, 2, 3, 4]

export const BoardSkeleton = () => (
  <div role="status" aria-label={t('main-loading')}>
    {ROWS.map((row) => (
      <span key={row} className="flex min-h-11 items-center gap-3">
        <Skeleton className="h-4 w-6" />
        <Skeleton className="h-4 w-32" />
        <Skeleton className="ms-auto h-4 w-12" />
      </span>
    ))}
  </div>
)

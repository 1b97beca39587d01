import { t } from '#src/i18n/t.ts'
import { Skeleton } from '#src/ui/Loading.tsx'

/** Same height as the rows that replace it. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div role="status" aria-label={t('main-loading')} className="card">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3 last:border-0">
        <Skeleton className="size-9 flex-none rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-44 max-w-full" />
        </span>
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)

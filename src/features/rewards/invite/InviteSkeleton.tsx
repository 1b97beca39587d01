import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'

/** Same size as the link and its figures. */
export const InviteSkeleton = () => (
  <div role="status" aria-label={t('main-loading')} className="grid gap-4 min-[48rem]:gap-6">
    <Card title={t('invite-link')}>
      <div className="grid gap-4">
        <Skeleton className="h-12 w-full rounded-input" />
        <Skeleton className="h-14 w-full rounded-cta" />
      </div>
    </Card>
    <Skeleton className="h-19 w-full rounded-input" />
  </div>
)

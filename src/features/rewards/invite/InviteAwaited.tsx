import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { InviteRules } from './InviteRules.tsx'

/** Placeholder of the page while a remembered wallet reconnects. */
export const InviteAwaited = () => (
  <div className={inviteColumns}>
    <div className={inviteColumn}>
      <InviteSkeleton />
    </div>
    <Card title={t('invite-rules')}>
      <InviteRules terms={null} />
    </Card>
  </div>
)

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

export const inviteColumn = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 min-[48rem]:gap-6'
export const inviteColumns = `${inviteColumn} items-start min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]`

import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { InviteRules } from './InviteRules.tsx'
import { InviteSkeleton } from './InviteSkeleton.tsx'
import { inviteColumn, inviteColumns } from './columns.ts'

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

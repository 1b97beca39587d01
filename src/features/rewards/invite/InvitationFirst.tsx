import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { useRewards } from '../program/useRewards.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { invitationText } from './invitation.ts'
import { useInvitation } from './useInvitation.ts'

/** Invitation in the review, the last moment at which it counts. It never blocks the transfer. */
export function InvitationFirst() {
  const { open } = useRewards()
  const { offered, outcome, busy, confirm } = useInvitation()
  if (!open || (!offered && !outcome)) return null
  return (
    <div
      className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-caption text-muted"
      data-testid="invitation-first"
    >
      <p role={outcome ? 'status' : undefined} className="min-w-0 flex-1 basis-44 text-pretty">
        {outcome ? invitationText(outcome) : t('invite-review')}
      </p>
      {offered ? (
        <Button look="quiet" className="-mx-3 text-small" loading={busy} onClick={confirm}>
          {t('invite-review-action')}
        </Button>
      ) : null}
      <div className="basis-full empty:hidden">{busy ? <OpenWallet /> : null}</div>
    </div>
  )
}

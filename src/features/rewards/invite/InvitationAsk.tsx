import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useRewards } from '../program/useRewards.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { ConfirmInvitation } from './ConfirmInvitation.tsx'
import { invitationText, isOver } from './invitation.ts'
import { useInvitation } from './useInvitation.ts'

/** Invitation shown above the main button, before it is too late: remembered, to confirm, or the user's own link. */
export default function InvitationAsk() {
  const wallet = useWallets((state) => state.userId)
  return <Ask key={wallet} />
}

function Ask() {
  const { open } = useRewards()
  const invitation = useInvitation()
  const { offered, outcome, remembered, ownLink, busy, confirm, close, closeOwn } = invitation
  if (!open) return null
  if (offered || outcome) {
    const over = isOver(outcome)
    return (
      <div data-testid="invitation" className="rounded-input border border-line bg-raised px-4 pt-3 pb-2 text-small">
        <p role={outcome ? 'status' : undefined} className="text-pretty">
          {outcome ? invitationText(outcome) : t('invite-ask')}
        </p>
        <div className="-mx-3 flex flex-wrap items-center">
          {over ? null : <ConfirmInvitation look="quiet" busy={busy} onClick={confirm} />}
          <Button look="faint" disabled={busy} onClick={close}>
            {t(over ? 'action-dismiss' : 'invite-came-decline')}
          </Button>
        </div>
        <div className="mb-2 empty:hidden">{busy ? <OpenWallet /> : null}</div>
      </div>
    )
  }
  if (ownLink) {
    return (
      <div role="status">
        <Notice tone="info" action={{ label: t('action-dismiss'), onClick: closeOwn }}>
          {t('invite-own_link')}
        </Notice>
      </div>
    )
  }
  return remembered ? (
    <p data-testid="invitation-remembered" className="px-1 text-caption text-pretty text-muted">
      {t('invite-remembered')}
    </p>
  ) : null
}

import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ConfirmInvitation } from './ConfirmInvitation.tsx'
import { inviteProblem } from './inviteProblem.ts'
import { isOver } from './invitationText.ts'
import { useInvitation } from './useInvitation.ts'

/** Received invitation: confirmed with the wallet once, or dismissed. */
export function InvitationCard() {
  const { offered, outcome, busy, confirm, close } = useInvitation()
  if (!offered && !outcome) return null
  const error = outcome instanceof Error ? outcome : null
  const over = isOver(outcome)
  return (
    <Card title={t(outcome === 'bound' ? 'invite-came-bound' : 'invite-came')} data-testid="invitation">
      <p
        role={outcome ? 'status' : undefined}
        className={`text-small text-pretty ${error ? 'text-text' : 'text-muted'}`}
      >
        {error ? inviteProblem(error) : t(outcome === 'bound' ? 'invite-came-bound-text' : 'invite-came-text')}
      </p>
      <div className="mt-4 -mb-1 grid gap-1 min-[30rem]:flex min-[30rem]:flex-wrap min-[30rem]:items-center min-[30rem]:gap-2">
        {over ? null : <ConfirmInvitation look="secondary" busy={busy} onClick={confirm} />}
        <Button look={over ? 'secondary' : 'faint'} disabled={busy} onClick={close}>
          {t(over ? 'action-dismiss' : 'invite-came-later')}
        </Button>
      </div>
    </Card>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { referralKey } from '#src/api/referralQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { inviteProblem } from './inviteProblem.ts'

/** A new wallet has no link yet and signs in once to get it. */
export function InviteLinkWanted() {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  const mint = useMutation({
    mutationFn: async () => {
      if (!account) return
      await session.run(account, () =>
        api.post('/campaign_api/v1/:userId/referral', { params: { userId: account.address } }),
      )
      await client.invalidateQueries({ queryKey: referralKey(account.address) })
    },
  })
  return (
    <Card title={t('invite-link')} data-testid="invite-link-wanted">
      <p className="text-small text-pretty text-muted">{t('invite-wanted')}</p>
      <Button wide className="mt-4" loading={mint.isPending} onClick={() => mint.mutate()}>
        {t('invite-wanted-action')}
      </Button>
      <div className="mt-3 empty:hidden">{mint.isPending ? <OpenWallet /> : null}</div>
      {mint.error ? (
        <p role="status" className="mt-3 text-small text-pretty">
          {inviteProblem(mint.error)}
        </p>
      ) : null}
    </Card>
  )
}

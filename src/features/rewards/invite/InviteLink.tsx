import { useToasts } from '#src/features/shared/useToasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton, tellCopied } from '#src/features/shared/CopyButton.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { referralKey } from '#src/api/rewardQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { useInviteLink } from './useInviteLink.ts'
import { inviteProblem } from './invitation.ts'

/** Referral link: copy, share sheet or QR code. */
export function InviteLink({ code }: { code: string }) {
  const platform = usePlatform()
  const toasts = useToasts()
  const url = useInviteLink()(code)
  const { origin } = new URL(url)
  const share = async () => {
    const result = await platform.share({ title: t('invite-share-title'), text: t('invite-share-text'), url })
    if (result === 'copied' || result === 'failed') tellCopied(toasts, result === 'copied')
  }
  return (
    <Card title={t('invite-link')} data-testid="invite-link">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[30rem]:grid-cols-[minmax(0,1fr)_8.5rem] min-[30rem]:items-center">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="flex items-center gap-2 rounded-input border border-line bg-raised ps-4">
            <span className="min-w-0 flex-1 py-3 font-mono text-small wrap-anywhere select-all">
              {origin}/<wbr />
              {url.slice(origin.length + 1)}
            </span>
            <CopyButton text={url} label={t('invite-copy')} />
          </p>
          <Button wide onClick={() => void share()}>
            {t('invite-share')}
          </Button>
        </div>
        <div className="mx-auto w-40 max-w-full min-[30rem]:w-full">
          <QrCode text={url} label={t('invite-qr')} />
        </div>
      </div>
    </Card>
  )
}

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

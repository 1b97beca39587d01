import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRef } from 'react'
import { AppError } from '#core/errors.ts'
import { wholeText } from '#src/format/amount.ts'
import { SHARE_POINTS } from '#core/rewards/campaign/awards.ts'
import { pointsKey, referralQuery } from '#src/api/rewardQueries.ts'
import { useInviteLink } from '#src/features/rewards/invite/useInviteLink.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { ShoresDrawing } from '#src/ui/EmptyState.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { useSession } from '#src/features/account/session/useSession.ts'
import { Busy } from '#src/ui/Loading.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'
import { postAddress, type ShareOffer } from './shareOffer.ts'

interface SheetProps {
  offer: ShareOffer
  account: WalletAccount
  onClose: () => void
}

const why = (error: Error): string =>
  error instanceof AppError
    ? tOr(`campaign-share-problem-${error.reason}`, tOr(`problem-${error.reason}`, t('problem-unknown')))
    : t('problem-unknown')

/** Completed campaign: its points, and the extra points for sharing it (spec §2). */
export default function ShareSheet({ offer, account, onClose }: SheetProps) {
  const navigate = useNavigate()
  const atForm = useLocation().pathname === '/'
  const referral = useInfiniteQuery(referralQuery(useApi(), account.address))
  const code = referral.data?.pages[0]?.code
  // A post without the code invites for no one; one failed read is enough to post without it.
  const isCodeComing = referral.isLoading && referral.failureCount === 0
  const share = useShare(account, offer.id)
  const points = wholeText(offer.points)
  const linkOf = useInviteLink()
  const url = code ? linkOf(code) : `${window.location.origin}/`
  const again = () => {
    onClose()
    if (!atForm) void navigate('/')
  }
  return (
    <Sheet
      title={t('campaign-share-title')}
      onClose={onClose}
      footer={
        <div className="grid items-stretch gap-3 min-[40rem]:grid-cols-2">
          {share.isSuccess ? null : (
            <PostLink
              href={postAddress(t('campaign-share-post', { name: offer.name, points }), url)}
              busy={share.isPending || isCodeComing}
              onPost={() => share.mutate()}
            />
          )}
          <Button
            look={share.isSuccess ? 'primary' : 'secondary'}
            wide
            className={share.isSuccess ? 'min-[40rem]:col-span-2' : ''}
            onClick={again}
          >
            {t('campaign-share-again')}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-2 py-2 text-center">
        <ShoresDrawing line="done" />
        <p className="mt-2 text-title font-semibold tracking-tight text-ember">
          {t('campaign-share-points', { points })}
        </p>
        <p className="max-w-[40ch] text-pretty">{t('campaign-share-text', { name: offer.name })}</p>
        <p
          role="status"
          className={`max-w-[40ch] text-small text-pretty ${share.isSuccess ? 'font-semibold text-good' : 'text-muted'}`}
        >
          {share.isSuccess
            ? t('campaign-share-done', { points: SHARE_POINTS })
            : share.isPending
              ? t('campaign-share-confirm')
              : t('campaign-share-more', { points: SHARE_POINTS })}
        </p>
      </div>
      <div className="mt-2 empty:hidden">{share.isPending ? <OpenWallet family={account.family} /> : null}</div>
      {share.error ? (
        <div role="alert" className="mt-2">
          <Notice tone="warn" action={{ label: t('action-retry'), onClick: () => share.mutate() }}>
            {why(share.error)}
          </Notice>
        </div>
      ) : null}
    </Sheet>
  )
}

/** Reports a completed campaign as shared; a second report earns nothing. */
function useShare(account: WalletAccount, campaignId: number) {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: () =>
      session.run(account, () =>
        api.post('/campaign_api/v1/:userId/campaigns/:campaignId', {
          params: { userId: account.address, campaignId: String(campaignId) },
          query: { join_type: 2 },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: pointsKey(account.address) }),
  })
}

/** Opens the post and records it. A link, because a popup blocker would stop a window opened after the wallet's answer. */
function PostLink({ href, busy, onPost }: { href: string; busy: boolean; onPost: () => void }) {
  const ref = useRef<HTMLAnchorElement>(null)
  useHandsOnFocus(ref)
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onPost())}
      className={linkLook('primary')}
      data-testid="share-campaign"
    >
      {t('campaign-share-to')}
      {busy ? <Busy /> : null}
    </a>
  )
}

import type { OrderDetail } from '#core/wire/order.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { formatUnits } from '#core/money/units.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { stageText } from '../transfer/reviewView.ts'
import { HandoverTerms } from './HandoverTerms.tsx'
import { OpeningState } from './OpeningState.tsx'
import { PayAddress } from './PayAddress.tsx'
import type { LiveOrder } from './useOrder.ts'
import type { Resume } from './useResume.ts'

/** Next action of a transfer that this browser started or took over; renders nothing once the order proceeds by itself. */
export function ResumeBox({ live, resume }: { live: LiveOrder; resume: Resume }) {
  const { order, from } = live
  const { stored, offer, work, working, account, restart, handed, own, look, shut } = resume
  if (stored?.expected.quote.gasless && offer.kind === 'follow')
    return <OpeningState transfer={stored} restart={<Restart live={live} />} />
  if (!order || !from || offer.kind === 'none' || offer.kind === 'follow') return null
  // A second payment would be refunded, and the first one needs nothing.
  if (resume.address === 'waiting' || resume.address === 'opening') return null

  const asking = work.kind === 'switching' || (work.kind === 'busy' && work.stage.kind === 'asking')
  const notice = noticeOf(resume, order)
  // Any wallet can pay the address: a connected one is an offer next to it.
  const optional = resume.byAddress && offer.kind === 'continue' && !working && !shut
  // An order without a sender at a provider or at its own contract: the wallet that pays is not ours to ask.
  const elsewhere = optional && order.custody !== 'maker'
  return (
    <div className={`mt-4 grid ${resume.showsAddress ? 'gap-4' : 'gap-3'}`}>
      {handed ? <HandoverTerms live={live} order={order} own={own} look={look} /> : null}
      {/* Above the address, because the warning is read before the address is paid. */}
      {notice && !optional ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
      {stored && resume.showsAddress ? <PayAddress transfer={stored} live={live} /> : null}
      {notice && optional ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
      {asking ? <OpenWallet family={from.family} /> : null}
      {elsewhere || (restart && order.custody === 'direct') ? null : restart && !optional ? (
        <Restart live={live} look={resume.address === 'left' ? 'secondary' : 'primary'} />
      ) : optional && !account ? (
        <Button look="quiet" onClick={resume.act}>
          {t('pay-connect')}
        </Button>
      ) : (
        <MainButton
          data-testid="resume"
          text={
            optional && account
              ? t('pay-from_wallet', { wallet: accountTitle(account) })
              : labelOf(resume, from.alias_name)
          }
          disabled={working || shut}
          telling={working}
          onClick={resume.act}
        />
      )}
      {resume.reveal ? (
        <Button look="quiet" onClick={resume.reveal}>
          {t('pay-show')}
        </Button>
      ) : null}
    </div>
  )
}

interface RestartProps {
  live: LiveOrder
  /** `secondary` where something else comes first. */
  look?: 'primary' | 'secondary'
}

function Restart({ live: { order, from, to, fromAsset, toAsset }, look = 'primary' }: RestartProps) {
  const exact = order?.exact ?? 'send'
  const [units, asset] = exact === 'send' ? [order?.send_amount, fromAsset] : [order?.receive_amount, toAsset]
  const again = paramsFromForm({
    fromChainId: from?.chain_id ?? null,
    toChainId: to?.chain_id ?? null,
    token: fromAsset?.symbol ?? 'ETH',
    amount: units && asset ? formatUnits(BigInt(units), asset.decimals) : '',
    exact,
    recipient: '',
    exchangeId: order?.exchange_id ?? null,
    memo: '',
  })
  return (
    <Link
      to={`/?${again.toString()}`}
      className={
        look === 'primary'
          ? 'grid min-h-14 place-items-center rounded-cta bg-tide font-bold text-on-tide'
          : `${linkLook('secondary')} w-full`
      }
    >
      {t('resume-restart')}
    </Link>
  )
}

/** The status above the box already describes an address, and a late one. */
function noticeOf(
  { work, working, offer, handed, byAddress, address }: Resume,
  { provider_name: provider, custody }: Pick<OrderDetail, 'provider_name' | 'custody'>,
): { tone: 'bad' | 'warn'; text: string } | null {
  if (work.kind === 'error') return { tone: offer.kind === 'failed' ? 'bad' : 'warn', text: work.message }
  if (offer.kind === 'unsure') return working ? null : { tone: 'warn', text: t(`resume-unsure-${offer.again}`) }
  if (offer.kind === 'failed') return { tone: 'bad', text: t('resume-failed') }
  if (offer.kind === 'continue') return handed || byAddress ? null : { tone: 'warn', text: t('resume-ready') }
  if (!byAddress) return { tone: 'warn', text: t('resume-expired') }
  if (address === 'late' || address === 'left') return null
  const text =
    provider !== ''
      ? t('resume-expired-address-provider', { provider })
      : t(custody === 'escrow' ? 'resume-expired-address-escrow' : 'resume-expired-address')
  return { tone: 'warn', text }
}

function labelOf({ work, offer, shut, account, isSearching }: Resume, network: string): string {
  if (offer.kind === 'unsure' && offer.again === 'look' && work.kind !== 'busy' && work.kind !== 'switching')
    return t(isSearching ? 'resume-looking' : 'resume-check')
  if (shut) return t('main-recipient_invalid')
  if (!account) return t('main-connect')
  if (work.kind === 'busy') return stageText(work.stage, network)
  if (work.kind === 'switching') return t('main-switching')
  return t(offer.kind === 'unsure' ? 'resume-ask_again' : 'resume-continue')
}

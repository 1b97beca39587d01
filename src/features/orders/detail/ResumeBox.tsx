import { hintDeposit } from '#src/api/orderCalls.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePending } from '#src/features/shared/usePending.ts'
import { t } from '#src/i18n/t.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { formatUnits } from '#core/money/units.ts'
import { followDeposit, executeSteps, type JourneyStage } from '../transfer/executeSteps.ts'
import { withOrderLock } from '../transfer/lock.ts'
import { resumeOffer, skipApproved } from '../transfer/resume.ts'
import { withSettlement, resumeActionFor } from '../transfer/settlement.ts'
import { stageText } from '../transfer/reviewView.ts'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { Button } from '#src/ui/Button.tsx'
import { PayAddress } from './PayAddress.tsx'
import { needsLook, type OwnAddresses, HandoverTerms } from './HandoverTerms.tsx'
import type { LiveOrder } from './useOrder.ts'

type Work = { kind: 'idle' | 'switching' } | { kind: 'busy'; stage: JourneyStage } | TransferError

/** Wallet steps left for a transfer that this browser started or took over; renders nothing once the order proceeds by itself. */
export function ResumeBox({ live, onChange }: { live: LiveOrder; onChange: () => void }) {
  const { api, loadWallets, configuredSettlement } = useServices()
  const pending = usePending()
  const { order, from } = live
  const account = useWallets((state) => (from ? state.accounts[from.family] : undefined))
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const ownTo = useWallets((state) => (live.to ? state.accounts[live.to.family]?.address : undefined))
  /** ID of the order that the user has confirmed. */
  const [looked, setLooked] = useState<string | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  const now = useNow()
  const stored = order ? pending.get(order.id) : null
  const offer = order ? resumeOffer(stored, order.status, now) : ({ kind: 'none' } as const)
  const following = offer.kind === 'follow' && work.kind === 'idle' ? (stored?.txRef ?? null) : null

  const hint = async (id: string, ref: string, token: string) => void (await hintDeposit(api, id, ref, token))

  // The wallet may replace the transaction; the one that is mined is reported to the server. A failure costs nothing: the watcher
  // finds the deposit without this page.
  useQuery({
    queryKey: ['follow-deposit', order?.id, following],
    enabled: following !== null && from !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      const transfer = order ? pending.get(order.id) : null
      if (!transfer || !from || following === null) return null
      await hint(transfer.orderId, following, transfer.token).catch(() => {})
      const landed = await followDeposit(
        { wallets: await loadWallets(from.family), chain: from, pending, hint },
        transfer,
      )
      onChange()
      return landed.txRef
    },
  })

  if (!order || !from || offer.kind === 'none' || offer.kind === 'follow') return null

  const goOn = async () => {
    if (!stored) return
    try {
      const wallets = await loadWallets(from.family)
      const transfer = await skipApproved(wallets, await withSettlement(stored, configuredSettlement))
      if (isOnWrongNetwork(account, from)) {
        setWork({ kind: 'switching' })
        await switchNetwork(from)
      }
      await withOrderLock(order.id, () =>
        executeSteps(
          {
            wallets,
            chain: from,
            pending,
            hint,
            now: Date.now,
            pause: pauseOrReturn,
            onStage: (stage) => setWork({ kind: 'busy', stage }),
          },
          { ...transfer, phase: transfer.phase === 'asking' ? 'ready' : transfer.phase },
        ),
      )
      setWork({ kind: 'idle' })
    } catch (error) {
      setWork(transferError(error))
    }
    onChange()
  }

  const again = paramsFromForm({
    fromChainId: from.chain_id,
    toChainId: live.to?.chain_id ?? null,
    token: live.fromAsset?.symbol ?? 'ETH',
    amount: live.fromAsset ? formatUnits(BigInt(order.send_amount), live.fromAsset.decimals) : '',
    recipient: '',
    exchangeId: order.exchange_id,
    memo: '',
  })
  const label =
    work.kind === 'busy'
      ? stageText(work.stage, from.alias_name)
      : work.kind === 'switching'
        ? t('main-switching')
        : t(offer.kind === 'unsure' ? 'resume-ask_again' : 'resume-continue')
  const way = resumeActionFor(work.kind === 'error' ? work.fix : null)
  const restart =
    way === 'restart' ||
    offer.kind === 'expired' ||
    offer.kind === 'failed' ||
    (offer.kind === 'unsure' && offer.again === 'late')
  const connect = () => {
    setWork({ kind: 'idle' })
    openWallets(from.family)
  }
  const asksWallet = account !== undefined && way !== 'connect'
  const asking = work.kind === 'switching' || (work.kind === 'busy' && work.stage.kind === 'asking')
  const working = work.kind === 'busy' || work.kind === 'switching'
  const handed = stored?.takenOver === true && !restart
  const own: OwnAddresses = { from: account?.address, to: ownTo }
  const look =
    handed && needsLook(order, own)
      ? {
          checked: looked === order.id,
          disabled: working,
          onChange: (checked: boolean) => setLooked(checked ? order.id : null),
        }
      : null
  const shut = asksWallet && look !== null && !look.checked
  const byAddress = stored !== null && paysAddress(stored)

  // Any wallet can pay it: a connected one is an offer next to the address.
  if (stored && byAddress && offer.kind === 'continue' && !working && !shut)
    return (
      <div className="mt-4 grid gap-4">
        {handed ? <HandoverTerms live={live} order={order} own={own} look={look} /> : null}
        <PayAddress transfer={stored} live={live} />
        {work.kind === 'error' ? <Notice tone="warn">{work.message}</Notice> : null}
        {asksWallet ? (
          <MainButton
            data-testid="resume"
            text={t('pay-from_wallet', { wallet: accountTitle(account) })}
            onClick={() => void goOn()}
          />
        ) : (
          <Button look="quiet" onClick={connect}>
            {t('pay-connect')}
          </Button>
        )}
      </div>
    )

  return (
    <div className="mt-4 grid gap-3">
      {handed ? <HandoverTerms live={live} order={order} own={own} look={look} /> : null}
      {handed && offer.kind === 'continue' && work.kind !== 'error' ? null : (
        <Notice tone={offer.kind === 'failed' ? 'bad' : 'warn'}>
          {work.kind === 'error'
            ? work.message
            : offer.kind === 'unsure'
              ? t(`resume-unsure-${offer.again}`)
              : byAddress && offer.kind === 'expired'
                ? t('resume-expired-address')
                : t(`resume-${offer.kind === 'continue' ? 'ready' : offer.kind}`)}
        </Notice>
      )}
      {asking ? <OpenWallet family={from.family} /> : null}
      {restart ? (
        <Link
          to={`/?${again.toString()}`}
          className="grid min-h-14 place-items-center rounded-cta bg-tide font-bold text-on-tide"
        >
          {t('resume-restart')}
        </Link>
      ) : (
        <MainButton
          data-testid="resume"
          text={shut ? t('main-recipient_invalid') : asksWallet ? label : t('main-connect')}
          disabled={working || shut}
          telling={working}
          onClick={() => (asksWallet ? void goOn() : connect())}
        />
      )}
    </div>
  )
}

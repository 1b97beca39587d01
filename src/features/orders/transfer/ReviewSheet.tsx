import { ADDRESS_OPEN_SECONDS, type Custody, needsRefundAddress } from '#core/order/escrowOrder.ts'
import { type ReactNode, useRef, useState } from 'react'
import type { Fix } from '#core/errors.ts'
import { displayAmount, type UsdView } from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import { createKnownRecipients } from '#src/features/bridge/model/knownRecipients.ts'
import { fitSize, UsdText } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { CrossingStrip } from '#src/ui/network/CrossingStrip.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { toNetworkArt } from '#src/ui/network/useNetworkColor.ts'
import { feesView } from '#src/features/bridge/model/fees.ts'
import { applyFix, fixButton } from '#src/features/bridge/model/fixes.ts'
import { useKnownContracts } from '#src/features/shared/knownContracts.ts'
import * as book from '#src/features/shared/addresses.ts'
import { hasMoved, placeAt } from '#src/features/bridge/model/recipient.ts'
import { recipientWarning } from '#src/features/bridge/model/recipientWarning.ts'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { useNamedAddress } from '#src/features/bridge/hooks/useNamedAddress.ts'
import type { FormActions } from '#src/features/bridge/hooks/useFormActions.ts'
import { ExchangeReview } from '#src/features/bridge/destination/ExchangeReview.tsx'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { acceptsLoss, lossOf, lossOfChoice } from '#src/features/bridge/quotes/loss.ts'
import { arrivingGas, GasRow } from '#src/features/bridge/quotes/GasRow.tsx'
import { nameOf } from '#src/features/bridge/quotes/quoteRows.ts'
import { usePinnedProvider } from './usePinnedProvider.ts'
import { LossConfirm } from './LossConfirm.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import { RefundAddressField, refundTo } from './RefundAddressField.tsx'
import {
  firstOf,
  isForForm,
  paymentOf,
  priceMoved,
  reviewButton,
  closesReview,
  reviewNote,
  reviewNotice,
  staysInReview,
  stageText,
} from './reviewView.ts'
import { useTransfer } from './useTransfer.ts'

interface ReviewProps {
  bridge: Bridge
  actions: FormActions
  /** Key of this review's history entry. */
  review: string
  onClose: () => void
  onSent: (orderId: string) => void
  invitation: ReactNode
  /** Asset for which its user swaps what arrives, as `invitation` shows it; null for none. */
  swapTo: string | null
  rewards: ReactNode
}

/** Shows all terms in full before the wallet opens. */
export function ReviewSheet({ bridge, actions, review, onClose, onSent, invitation, swapTo, rewards }: ReviewProps) {
  const recipients = usePersistentStore(createKnownRecipients)
  const transfer = useTransfer(review, onSent)
  const [refundDraft, setRefundDraft] = useState<string | null>(null)
  const refundField = useRef<HTMLTextAreaElement>(null)
  const { view, quote, selection, from, to, account, connected, byAddress, recipient } = bridge
  const [opened, setOpened] = useState(quote)
  const { replaced, agree } = usePinnedProvider(quote)
  const first = firstOf(opened, quote)
  if (first !== opened) setOpened(first)

  const place = bridge.exchange?.kind === 'known' ? bridge.exchange.place : null
  const anyWallet = byAddress || (from?.pays_to_address === true && view.custody === 'maker')
  const needsRefund = view.custody !== null && (anyWallet || needsRefundAddress(view.custody))
  // Until the maker opens the deposit, the refund address owns it.
  const isOwnAddress = anyWallet && view.custody === 'escrow'
  const contracts = useKnownContracts(from)
  const refund = from ? refundTo(book, placeAt(from, contracts), refundDraft, connected?.address ?? null) : null
  const refundAddress = refund && 'canonical' in refund.read ? refund.read.canonical : null
  const fees = quote && selection ? feesView(quote, selection, to).lines : []
  const gas = quote && arrivingGas(quote, to)
  const busy = transfer.state.kind === 'busy'
  const asking = actions.switching || (transfer.state.kind === 'busy' && transfer.state.stage.kind === 'asking')
  const loss = quote && lossOfChoice(quote, bridge.quotes?.quotes ?? [])
  const [lossAnswer, setLossAnswer] = useState('')
  const lossField = useRef<HTMLInputElement>(null)
  const lossBox = useRef<HTMLDivElement>(null)
  const isAccepted = acceptsLoss(loss, lossAnswer)
  const { recipientName } = bridge.form
  const payment = paymentOf(bridge.form)
  const named = useNamedAddress(to, recipientName ?? '', 0)
  const moved = 'canonical' in recipient && hasMoved(named, recipient.canonical)
  const canConfirm =
    !moved &&
    view.button.intent.kind === 'review' &&
    quote &&
    // The sheet shows the form's amount; the deposit is compared with the quote's.
    isForForm(quote, bridge) &&
    from &&
    (account || anyWallet) &&
    'canonical' in recipient &&
    (!needsRefund || refundAddress !== null) &&
    isAccepted &&
    replaced === null

  const confirm = () => {
    if (!canConfirm) return
    transfer.start({
      quote,
      chain: from,
      account,
      recipient: recipient.canonical,
      refundAddress: needsRefund ? refundAddress : null,
      memo: bridge.form.memo || null,
      payment,
      swapTo,
      authorization: selection?.fromAsset.authorization ?? null,
    })
  }
  const { toCheck } = transfer
  const working =
    transfer.state.kind === 'busy'
      ? stageText(transfer.state.stage, from?.alias_name ?? '')
      : actions.switching
        ? t('main-switching')
        : null
  const button = reviewButton({
    working,
    unclear: toCheck !== null,
    cutOff: transfer.askAgain !== null,
    form: { text: view.button.text, enabled: view.button.enabled, reviews: view.button.intent.kind === 'review' },
    complete: Boolean(canConfirm),
    refund: !needsRefund || refundAddress !== null ? 'given' : refund?.read.kind === 'invalid' ? 'invalid' : 'missing',
    replacedBy: replaced && nameOf(replaced.to),
    accepted: isAccepted,
    failed: transfer.state.kind === 'error',
    confirm: t(anyWallet ? 'review-get_address' : 'review-confirm'),
  })
  const show = (field: HTMLElement | null) => {
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  const editRefund = () => show(refundField.current)
  const act = () => {
    if (toCheck !== null) return onSent(toCheck)
    if (button.does === 'ask_again') return transfer.askAgain?.()
    if (button.does === 'confirm') return confirm()
    if (button.does === 'edit_refund') return editRefund()
    if (button.does === 'accept_provider') return agree()
    if (button.does === 'accept_loss') return show(lossField.current ?? lossBox.current)
    if (!staysInReview.has(view.button.intent.kind)) onClose()
    actions.act(view.button.intent)
  }
  const fix = (action: Fix) => {
    transfer.clear()
    if (closesReview.has(action.kind)) onClose()
    // Same terms again: a request whose answer was lost returns the same order.
    applyFix(action, { ...actions.hands, tryAgain: transfer.askAgain ?? (canConfirm ? confirm : bridge.refresh) })
  }
  const error = transfer.state.kind === 'error' ? transfer.state : null
  const problem =
    moved && recipientName !== null
      ? {
          reason: 'recipient_moved',
          cause: t('recipient-name_moved', { name: recipientName }),
          fix: fixButton({ kind: 'change_recipient' }, selection),
        }
      : view.problem
  const notice = busy
    ? null
    : reviewNotice({ error, refusal: actions.refusal, problem, unclear: toCheck !== null }, selection)
  const refundInput =
    needsRefund && from && refund ? (
      <RefundAddressField
        ref={refundField}
        chain={from}
        account={connected}
        refund={refund}
        ownsDeposit={isOwnAddress}
        onChange={setRefundDraft}
        disabled={busy}
      />
    ) : null
  const footer = (
    <>
      <div role="alert" className="mb-3 empty:mb-0">
        {notice ? (
          <Notice
            tone={notice.tone}
            action={
              notice.fix ? { label: notice.fix.label, onClick: () => notice.fix && fix(notice.fix.action) } : null
            }
          >
            {notice.text}
          </Notice>
        ) : null}
      </div>
      <div className="mb-3 empty:hidden">{asking && from ? <OpenWallet family={from.family} /> : null}</div>
      <MainButton
        data-testid="confirm-bridge"
        text={button.label}
        disabled={!button.enabled}
        telling={busy}
        onClick={act}
      />
      <p role="status" className="mt-3 text-center text-caption text-muted">
        {reviewNote({ busy, unclear: toCheck !== null, anyWallet, signatures: view.signatures ?? 1 })}
      </p>
    </>
  )

  return (
    <Sheet title={t('review-title')} onClose={onClose} footer={footer} below={rewards} sticky={busy}>
      <div className="overflow-hidden rounded-card border border-line">
        <Leg
          label={t('review-send')}
          amount={
            view.send ??
            (selection && view.amount !== null ? displayAmount(view.amount, selection.fromAsset.decimals, 8) : '–')
          }
          usd={view.sendUsd}
          asset={selection?.fromAsset}
          network={from}
        />
        <CrossingStrip from={toNetworkArt(from)} to={toNetworkArt(to)} open={quote !== null} aside={view.eta} />
        <Leg
          label={t('review-receive')}
          amount={view.receive ?? '–'}
          usd={view.receiveUsd}
          asset={selection?.toAsset}
          network={to}
          exact={quote?.exact === 'receive' ? view.atLeast : null}
          also={gas === null ? null : t('review-gas', { amount: gas })}
        />
      </div>
      {invitation}
      {replaced ? (
        <div className="mt-4" role="status" data-testid="provider-replaced">
          <Notice tone="warn">{t('review-replaced', { from: nameOf(replaced.from), to: nameOf(replaced.to) })}</Notice>
        </div>
      ) : priceMoved(first, quote) ? (
        <div className="mt-4" role="status">
          <Notice tone="info">{t('review-updated')}</Notice>
        </div>
      ) : null}

      {quote && lossOf(quote) === null ? (
        <div className="mt-3">
          <Notice tone="info">{t('review-unpriced')}</Notice>
        </div>
      ) : null}

      {loss ? (
        <div ref={lossBox} tabIndex={-1}>
          <LossConfirm ref={lossField} loss={loss} answer={lossAnswer} onAnswer={setLossAnswer} disabled={busy} />
        </div>
      ) : null}

      {payment === null ? null : (
        <div className="mt-3">
          <Notice tone="info">{t('request-review', { id: isolateBidi(shortAddress(payment)) })}</Notice>
        </div>
      )}

      {place && to ? <ExchangeReview bridge={bridge} place={place} to={to} /> : null}

      {place ? null : (
        <>
          <div className="mt-3 low:mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-small font-semibold">{t('review-recipient', { network: to?.alias_name ?? '' })}</h3>
            {'display' in recipient && recipientName ? (
              <p dir="auto" data-testid="review-recipient-name" className="font-semibold wrap-anywhere">
                {recipientName}
              </p>
            ) : null}
          </div>
          {'display' in recipient ? (
            <div className="mt-1 grid gap-2">
              <FullAddress address={recipient.display} data-testid="review-recipient" />
              <RecipientNote
                kind={recipient.kind}
                warning={recipient.kind === 'other' ? recipientWarning(recipient.canonical, recipients.list()) : null}
              />
            </div>
          ) : null}
        </>
      )}

      {/* Without a wallet nothing fills the field in, so it is the next thing to do. */}
      {account ? null : refundInput}

      {/* The field is below the fold of a phone: what it holds is read before anything is agreed to. */}
      {needsRefund && from && account ? (
        <dl className="mt-1">
          <FactRow label={t('order-refund_address')}>
            <span data-testid="refund-shown">
              {refundAddress === null ? '–' : shortAddress(book.addressRules(from.family).display(refundAddress))}
            </span>
            <Button look="quiet" disabled={busy} onClick={editRefund} className="-my-3 -me-3 text-small">
              {t('review-refund-change')}
            </Button>
          </FactRow>
        </dl>
      ) : null}

      <div className="mt-3 low:mt-2">
        <CustodyNote custody={isOwnAddress ? 'address' : (view.custody ?? 'escrow')} network={from?.alias_name ?? ''} />
      </div>

      <dl className="mt-2">
        {fees.map((fee) => (
          <FactRow key={fee.kind} label={fee.label} note={<UsdText usd={fee.usd} />}>
            {fee.amount}
          </FactRow>
        ))}
        {view.atLeast === view.receive || !selection ? null : (
          <FactRow label={t('quote-minimum')}>{isolateBidi(`${view.atLeast} ${selection.toAsset.symbol}`)}</FactRow>
        )}
        {quote ? <GasRow terms={quote} to={to} isWanted={bridge.form.gas !== null} /> : null}
        {quote ? <ProviderFacts quote={quote} from={from} /> : null}
        {isOwnAddress ? <FactRow label={t('review-time')}>{displayDuration(ADDRESS_OPEN_SECONDS)}</FactRow> : null}
        {account && from ? (
          <FactRow
            label={t('review-from_wallet')}
          >{`${accountTitle(account)} ${shortAddress(book.addressRules(from.family).display(account.address))}`}</FactRow>
        ) : null}
      </dl>
      {account ? refundInput : null}
    </Sheet>
  )
}

const custodyTexts = {
  escrow: ['review-custody-escrow-title', (network: string) => t('review-custody-escrow', { network })],
  address: ['review-custody-escrow-title', (network: string) => t('review-custody-address', { network })],
  maker: ['review-custody-maker-title', (network: string) => t('review-custody-maker', { network })],
  provider: ['review-custody-provider-title', (network: string) => t('review-custody-provider', { network })],
  provider_contract: ['review-custody-provider-title', () => t('review-custody-provider_contract')],
  direct: ['review-custody-direct-title', () => t('review-custody-direct')],
} as const satisfies Record<Custody | 'address', readonly [string, (network: string) => string]>

/** Custody of the deposit. Our contracts are stated quietly; any other holder is a warning. */
function CustodyNote({ custody, network }: { custody: keyof typeof custodyTexts; network: string }) {
  const [title, body] = custodyTexts[custody]
  const words = (
    <>
      <strong className="font-semibold text-text">{t(title)}</strong> {body(network)}
    </>
  )
  if (custody !== 'escrow' && custody !== 'address') return <Notice tone="warn">{words}</Notice>
  return (
    <p className="flex gap-2 text-caption text-muted">
      <ShieldIcon className="mt-px flex-none text-good" />
      <span>{words}</span>
    </p>
  )
}

interface LegProps {
  label: string
  amount: string
  usd: UsdView | null
  asset: { symbol: string; icon: string } | undefined
  network: { alias_name: string; icon: string } | null
  /** Amount that the recipient gets exactly. */
  exact?: string | null
  /** More that arrives with the amount. */
  also?: string | null
}

function Leg({ label, amount, usd, asset, network, exact = null, also = null }: LegProps) {
  return (
    <div className="flex items-center gap-3 px-4 py-3 low:py-1">
      <AssetIcon
        symbol={asset?.symbol ?? ''}
        icon={asset?.icon ?? ''}
        network={network?.alias_name ?? ''}
        networkIcon={network?.icon ?? ''}
        size={36}
      />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-muted">{t('review-on', { what: label, network: network?.alias_name ?? '' })}</p>
        {/* Terms are never truncated, and an amount never wraps. */}
        <p className="flex items-baseline gap-x-3">
          <span className="@container min-w-0 flex-1">
            <span
              className="figure block font-semibold tracking-tight whitespace-nowrap"
              style={fitSize(`${amount} ${asset?.symbol ?? ''}`, 1.5)}
            >
              {amount} <span className="text-[0.75em] text-muted">{asset?.symbol}</span>
            </span>
          </span>
          <span className="text-small whitespace-nowrap text-muted">{usd ? <UsdText usd={usd} /> : null}</span>
        </p>
        {exact === null ? null : (
          <p data-testid="review-exact" className="text-small font-semibold wrap-anywhere">
            {t('order-exact', { amount: isolateBidi(`${exact} ${asset?.symbol}`) })}
          </p>
        )}
        {also === null ? null : (
          <p data-testid="review-gas" className="text-small font-semibold">
            {also}
          </p>
        )}
      </div>
    </div>
  )
}

function RecipientNote({ kind, warning }: { kind: 'own' | 'other'; warning: 'first_use' | 'lookalike' | null }) {
  if (kind === 'own') return <p className="text-caption text-muted">{t('review-recipient-own')}</p>
  if (!warning) return null
  return <Notice tone={warning === 'lookalike' ? 'bad' : 'warn'}>{t(`recipient-warning-${warning}`)}</Notice>
}

import { type ReactNode, useState } from 'react'
import { AppError } from '#core/errors.ts'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Swap, SwapToken } from '#core/wire/swap.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { OrderFailure, OrderSkeleton } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { stageText } from '#src/features/orders/transfer/reviewView.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { createPlans } from '#src/features/shared/plans.ts'
import { usePersistentStore } from '#src/services.ts'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { CheckIcon, CloseIcon, OutIcon } from '#src/ui/moreIcons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { rateText } from '../model/figures.ts'
import { sentText } from '../model/swapView.ts'
import { kindText, reasonText } from '../model/swapTexts.ts'
import { PlanCard } from './PlanCard.tsx'
import { Leg } from '../run/Leg.tsx'
import {
  hasApproved,
  isRejected,
  legOf,
  openBounds,
  shownAmounts,
  type StageState,
  type SwapStage,
  swapStages,
} from './swapProgress.ts'
import { type SwapOrder, useSwapOrder } from './useSwapOrder.ts'
import { swapAgain, swapBack } from '../model/swapLink.ts'

/** One swap from its first wallet request to its result. Anyone with the link can see it; only the browser that made it can continue it. */
export function SwapDetail({ id }: { id: string }) {
  const order = useSwapOrder(id)
  const { swap, chain, error } = order
  if (swap && chain) return <KnownSwap order={order} swap={swap} chain={chain} />
  if (error instanceof AppError && error.status === 404)
    return (
      <EmptyState title={t('swap-not_found-title')} text={t('swap-not_found-text')} line="search">
        <Link to="/swap" className={linkLook('primary')}>
          {t('swap-another')}
        </Link>
      </EmptyState>
    )
  return <Card>{error ? <OrderFailure error={error} onRetry={order.reload} /> : <OrderSkeleton />}</Card>
}

interface KnownProps {
  order: SwapOrder
  swap: Swap
  chain: ChainRow
}

function KnownSwap({ order, swap, chain }: KnownProps) {
  const [from, to] = [tokenOf(swap, swap.from_asset), tokenOf(swap, swap.to_asset)]
  const { sent, received } = shownAmounts(swap)
  const isDone = swap.status === 'done'
  const bounds = openBounds(order.stored, swap)
  const plan = usePersistentStore(createPlans).of(swap.id)
  const [, redraw] = useState(0)
  const wallet = useAddressBook(true)?.addressRules(chain.family).display(swap.from_address) ?? swap.from_address
  return (
    <Card>
      <div role="status" data-testid="swap-status" data-status={swap.status} className="flex items-start gap-3">
        <StatusMark status={isUntold(order) ? 'unknown' : wasRejected(order) ? 'expired' : swap.status} />
        <div className="min-w-0">
          <h2 className="text-heading font-semibold tracking-tight">{titleOf(order, swap)}</h2>
          <p className="mt-1 text-pretty text-muted">{messageOf(order, swap, chain, to)}</p>
        </div>
      </div>
      <div data-testid="swap-legs" className="mt-4 overflow-hidden rounded-card border border-line">
        <Leg
          label={t(isDone ? 'swap-paid' : swap.exact === 'send' ? 'review-send' : 'swap-pay-about')}
          {...legOf('send', sent, from, swap)}
          token={from}
          chain={chain}
        />
        <div className="h-px bg-line" />
        <Leg
          label={t(isDone ? 'swap-received' : swap.exact === 'receive' ? 'review-receive' : 'swap-receive-about')}
          {...legOf('receive', received, to, swap)}
          token={to}
          chain={chain}
        />
      </div>
      {bounds ? (
        <dl className="mt-3">
          {bounds.most === null ? null : (
            <FactRow label={t('swap-maximum')}>{withSymbol(sentText(String(bounds.most), from), from)}</FactRow>
          )}
          <FactRow label={t('quote-minimum')}>{withSymbol(displayAmount(bounds.least, to.decimals, 8), to)}</FactRow>
        </dl>
      ) : null}
      {order.isOver || isUntold(order) ? null : (
        <ol className="mt-4">
          {swapStages(order.stored, swap, wasRejected(order)).map((stage, index) => (
            // Stages never change places.
            <Stage key={`${stage.key} ${index}`} stage={stage} symbol={from.symbol} swap={swap} />
          ))}
        </ol>
      )}
      {plan ? <PlanCard plan={plan} symbol={to.symbol} onEnd={() => redraw((count) => count + 1)} /> : null}
      {plan && isDone ? null : (
        <Next order={order} swap={swap} chain={chain} bridge={plan && parseAssetId(plan.toAsset).chain} />
      )}
      <dl className="mt-4">
        {isDone && sent !== null && received !== null ? (
          <FactRow label={t('swap-rate')}>
            {rateText({ send_amount: sent, receive_amount: received }, from, to, false)}
          </FactRow>
        ) : null}
        <FactRow label={t('swap-network')}>{chain.alias_name}</FactRow>
        <FactRow label={t('swap-provider')}>{swap.provider_name}</FactRow>
        <FactRow label={t('review-from_wallet')}>{shortAddress(wallet)}</FactRow>
        <FactRow label={t('swap-started')}>{displayMoment(swap.created_at)}</FactRow>
        {swap.gas_fee ? (
          <FactRow label={t('swap-network_fee')}>
            <span data-testid="gas-fee">
              {withSymbol(sentText(swap.gas_fee, chain.native_currency), chain.native_currency)}
            </span>
          </FactRow>
        ) : null}
        {swap.tx ? <TxRow tx={swap.tx} what={kindText(swap)} /> : null}
      </dl>
    </Card>
  )
}

/** True once the page no longer searches by itself for a lost answer. */
const isUntold = ({ lostSearch }: SwapOrder): boolean => lostSearch === 'manual' || lostSearch === 'none'

const wasRejected = ({ stored, offer, work }: SwapOrder): boolean =>
  isRejected(stored, offer, work.kind === 'error' ? work.reason : null)

function TxRow({ tx: { tx_hash, explorer_url }, what }: { tx: NonNullable<Swap['tx']>; what: string }) {
  return (
    <FactRow label={t('swap-transaction')}>
      <span className="-my-2 -me-3 inline-flex items-center">
        {explorer_url === null ? (
          <span className="font-mono">{shortAddress(tx_hash)}</span>
        ) : (
          <a
            href={explorer_url}
            target="_blank"
            rel="noopener noreferrer"
            data-testid="swap-explorer"
            className="inline-flex min-h-11 items-center gap-1 text-tide"
          >
            {shortAddress(tx_hash)}
            <OutIcon width={14} height={14} />
            <span className="sr-only">{t('order-tx-open')}</span>
          </a>
        )}
        <CopyButton text={tx_hash} label={t('order-tx-copy', { what })} />
      </span>
    </FactRow>
  )
}

const withSymbol = (text: string, { symbol }: Pick<SwapToken, 'symbol'>): string => isolateBidi(`${text} ${symbol}`)

/** A token that the server no longer describes is shown by its address alone. */
export const tokenOf = ({ tokens }: Pick<Swap, 'tokens'>, id: string): SwapToken =>
  tokens.find(({ asset_id }) => asset_id === id) ?? {
    asset_id: id,
    symbol: shortAddress(parseAssetId(id).token),
    name: '',
    decimals: 0,
    icon: null,
    usd: null,
    is_popular: false,
    warnings: [],
    tax_bps: null,
  }

const looks: Partial<Record<Swap['status'], readonly [className: string, icon: ReactNode]>> = {
  done: ['tint-good text-good', <CheckIcon key="done" />],
  failed: ['tint-bad text-bad', <CloseIcon key="failed" />],
  expired: ['tint-warn text-warn', <CloseIcon key="expired" />],
  unknown: ['tint-warn text-warn', <CloseIcon key="unknown" />],
}

function StatusMark({ status }: { status: Swap['status'] }) {
  const [look, picture] = looks[status] ?? ['border-2 border-tide ring-4 ring-tide/20', null]
  return (
    <span aria-hidden="true" className={`grid size-9 flex-none place-items-center rounded-full ${look}`}>
      {picture}
    </span>
  )
}

function titleOf(order: SwapOrder, swap: Swap): string {
  const { offer, stored, lostSearch } = order
  if (lostSearch !== null) return t(lostSearch === 'automatic' ? 'swap-status-unclear' : 'swap-status-untold')
  if (wasRejected(order)) return t('swap-status-rejected')
  if (swap.status === 'waiting') {
    if (offer.kind === 'follow') return t('swap-status-sent')
    return t(
      offer.kind === 'restart' ? 'swap-status-expired' : stored ? 'swap-status-waiting' : 'swap-status-elsewhere',
    )
  }
  return swap.status === 'done' ? t(`swap-status-done-${swap.kind}`) : t(`swap-status-${swap.status}`)
}

function messageOf(order: SwapOrder, swap: Swap, chain: ChainRow, to: SwapToken): string {
  const { offer, stored, lostSearch } = order
  const network = chain.alias_name
  if (swap.status === 'done') {
    const { received } = shownAmounts(swap)
    if (received === null) return t('swap-message-done_unread', { network })
    return t('swap-message-done', { amount: withSymbol(displayAmount(BigInt(received), to.decimals, 8), to), network })
  }
  if (swap.status === 'failed') return t('swap-message-failed', { why: reasonText(swap.failure ?? 'reverted') })
  if (swap.status === 'sent' || offer.kind === 'follow') return t('swap-message-sent', { network })
  // A wallet that has been asked may have sent it, with or without an answer.
  if (lostSearch !== null) return t(lostSearch === 'automatic' ? 'swap-message-unreported' : 'swap-message-untold')
  if (wasRejected(order)) return t('swap-message-rejected')
  if (swap.status === 'waiting' && offer.kind !== 'restart')
    return t(stored ? 'swap-message-waiting' : 'swap-message-elsewhere')
  // The server knows of no transaction; only a wallet can tell that there was none.
  if (swap.status === 'expired') return t('swap-message-unreported')
  return t(swap.status === 'unknown' ? 'swap-message-unknown' : 'swap-message-expired')
}

const dots: Record<StageState, string> = {
  done: 'border-tide bg-tide',
  now: 'border-tide ring-4 ring-tide/20',
  todo: 'border-control-line',
  stopped: 'border-warn ring-4 ring-warn/20',
}

function Stage({ stage: { key, state }, symbol, swap }: { stage: SwapStage; symbol: string; swap: Swap }) {
  return (
    <li
      className="grid grid-cols-[1.25rem_1fr_auto] items-center gap-3 py-2 text-small"
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={`m-1 size-3 rounded-full border-2 ${dots[state]}`} />
      <span className={state === 'todo' ? 'text-muted' : state === 'now' ? 'font-semibold' : ''}>
        {key === 'swap' ? kindText(swap) : t(`swap-stage-${key}`, { symbol, provider: swap.provider_name })}
        <span className="sr-only">{t(`order-stage_state-${state}`)}</span>
      </span>
      <span className="text-caption text-muted">{state === 'now' ? t('order-now') : ''}</span>
    </li>
  )
}

/** The user's next action: continue in the wallet, look first, or another swap. */
function Next({ order, swap, chain, bridge }: KnownProps & { bridge: number | null }) {
  const { offer, work, account, act } = order
  const isBusy = work.kind === 'busy' || work.kind === 'switching'
  const isAsking = work.kind === 'switching' || (work.kind === 'busy' && work.stage.kind === 'asking')
  const isUnsure = order.lostSearch !== null
  const isUntested = offer.kind === 'continue' && order.stored?.untested === true
  const keepsApproval =
    work.kind === 'error' && work.reason === 'trial_unavailable' && order.stored !== null && hasApproved(order.stored)
  const wouldFail = work.kind === 'error' && work.reason.startsWith('swap_')
  // A wallet whose answer is lost asks for another try, which could swap twice.
  const isWalletsOwn = isUnsure && work.kind === 'error' && work.reason.startsWith('wallet_')
  const notice =
    work.kind === 'error' && !order.isOver && !isWalletsOwn
      ? { tone: work.reason === 'wallet_rejected' ? ('info' as const) : ('bad' as const), text: work.message }
      : isUnsure && !isUntold(order)
        ? { tone: 'warn' as const, text: t('swap-unsure') }
        : isUntested
          ? { tone: 'warn' as const, text: t('swap-problem-trial_impossible') }
          : null
  const alert = (
    <div role="alert" className="mt-4 empty:mt-0">
      {notice ? (
        <Notice tone={notice.tone}>
          {notice.text}
          {keepsApproval ? <span className="mt-1 block">{t('swap-approval_stays')}</span> : null}
        </Notice>
      ) : null}
    </div>
  )
  // As long as a search can find it out, nothing but another look is offered: a repeat could swap twice.
  const look = (
    <button
      type="button"
      data-testid="swap-look"
      className={`${linkLook('primary')} mt-4 w-full`}
      disabled={order.isSearching}
      onClick={act}
    >
      {t(order.isSearching ? 'swap-looking' : 'swap-look')}
    </button>
  )
  if (isUntold(order))
    return (
      <>
        {alert}
        {order.lostSearch === 'manual' ? look : null}
        <Untold swap={swap} chain={chain} />
      </>
    )
  if (isUnsure && !order.isOver)
    return (
      <>
        {alert}
        {look}
      </>
    )
  if (isBusy || offer.kind === 'continue')
    return (
      <>
        {alert}
        <div className="mt-4 empty:hidden">{isAsking ? <OpenWallet family={chain.family} /> : null}</div>
        <div className="mt-4">
          <MainButton
            data-testid="swap-continue"
            text={
              work.kind === 'busy'
                ? stageText(work.stage, chain.alias_name)
                : work.kind === 'switching'
                  ? t('main-switching')
                  : account
                    ? t('resume-continue')
                    : t('main-connect')
            }
            disabled={isBusy}
            telling={isBusy}
            onClick={act}
          />
        </div>
        {wouldFail || wasRejected(order) ? (
          <Link to={swapAgain(swap, bridge)} data-testid="swap-change" className={`${linkLook('quiet')} mt-2 w-full`}>
            {t(wouldFail ? 'swap-again' : 'swap-change')}
          </Link>
        ) : null}
      </>
    )
  if (!order.isOver && offer.kind !== 'restart') return alert
  const isDone = swap.status === 'done'
  // It may have gone through: repeating it is not what to do first.
  const isUnknown = swap.status === 'unknown'
  return (
    <>
      {alert}
      {isUnsure ? look : null}
      <div className="mt-4 grid items-stretch gap-3 min-[26rem]:grid-cols-2">
        {isUnsure ? null : (
          <Link
            to={isDone || isUnknown ? '/swap' : swapAgain(swap, bridge)}
            data-testid="swap-again"
            className={linkLook(isUnknown ? 'secondary' : 'primary')}
          >
            {t(isDone ? 'swap-another' : isUnknown ? 'swap-again' : 'action-retry')}
          </Link>
        )}
        {isDone ? (
          <Link to={swapBack(swap)} data-testid="swap-back" className={linkLook('secondary')}>
            {t('swap-back')}
          </Link>
        ) : (
          <Link to="/history?show=swaps" className={linkLook('secondary')}>
            {t('history-title')}
          </Link>
        )}
      </div>
    </>
  )
}

/** Next actions when no search can find out if the swap was sent. Only the account's transactions can show that a new one wouldn't be the second. */
function Untold({ swap, chain }: Pick<KnownProps, 'swap' | 'chain'>) {
  const withLinks = usePermits()('links', 'other')
  const rules = useAddressBook(true)?.addressRules(chain.family)
  const activity =
    withLinks && chain.explorer_url ? rules?.addressUrl(chain.explorer_url, swap.from_address) : undefined
  return (
    <div className="mt-4 grid items-stretch gap-3 min-[26rem]:grid-cols-2">
      {activity ? (
        <a
          href={activity}
          target="_blank"
          rel="noopener noreferrer"
          data-testid="swap-activity"
          className={linkLook('secondary')}
        >
          {t('swap-activity')}
          <OutIcon width={14} height={14} />
          <span className="sr-only">{t('order-tx-open')}</span>
        </a>
      ) : (
        <Link to="/history?show=swaps" className={linkLook('secondary')}>
          {t('history-title')}
        </Link>
      )}
      <Link to="/swap" data-testid="swap-again" className={linkLook('secondary')}>
        {t('swap-again')}
      </Link>
    </div>
  )
}

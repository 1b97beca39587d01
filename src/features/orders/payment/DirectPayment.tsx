import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Quote, QuotesData } from '#core/wire/quote.ts'
import { balancesQuery, quotesQuery } from '#src/api/queries.ts'
import { sendsExternalSteps } from '#src/api/sendable.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { readBalance } from '#src/features/bridge/model/balance.ts'
import { ensureRefusalMessages, refusalText } from '#src/features/bridge/model/refusalText.ts'
import { isCutOff } from '#src/features/shared/pending.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { justPaid } from '../detail/progress.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { fitSize } from '#src/ui/AmountText.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { LazySheet } from '#src/ui/LazySheet.tsx'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { reviewNote, stageText } from '../transfer/reviewView.ts'
import { useTransfer } from '../transfer/useTransfer.ts'
import type { PaymentRequest } from './readPayment.ts'

interface Props {
  readonly request: PaymentRequest
  /** Base units to pay: the whole request, or its rest. */
  readonly units: bigint
  /** The same as text, with its symbol. */
  readonly amount: string
}

/** True if the app can pay a request in its own token on its own network. */
export function useDirectPayment({ chain }: PaymentRequest): boolean {
  const permits = usePermits()
  const isPermitted = permits('payment:direct', 'other') && permits(`wallet:${chain.family}`, 'other')
  return isPermitted && sendsExternalSteps(chain.family)
}

/** Button that pays a request in its own token, straight to the recipient. A payment that may be on its way is opened instead. */
export function DirectPayment(props: Props) {
  const { chain, asset, id } = props.request
  const pending = usePending()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const review = `pay ${id}`
  const open = () => {
    const started = pending.list().find((transfer) => isCutOff(transfer, review, Date.now()))
    if (started) void navigate(`/order/${started.orderId}`)
    else setOpen(true)
  }
  return (
    <>
      <Button look="secondary" onClick={open} data-testid="request-pay-direct">
        {t('request-pay-direct', { token: asset.symbol, network: chain.alias_name })}
      </Button>
      {isOpen ? <DirectReview {...props} review={review} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Shows all terms of the payment in full before the wallet opens. */
function DirectReview({ request, units, amount, review, onClose }: Props & { review: string; onClose: () => void }) {
  const { chain, recipient, display, id } = request
  const navigate = useNavigate()
  const transfer = useTransfer(review, (orderId) => void navigate(`/order/${orderId}`, { state: justPaid }))
  const account = useWallets((state) => state.accounts[chain.family]) ?? null
  const openWallets = useWallets((state) => state.openList)
  const { change, isSwitching, refusal } = useSwitch(request)
  const { quote, problem } = useDirectQuote(request, units, account?.address ?? null)
  const { state, toCheck } = transfer
  const isBusy = state.kind === 'busy'
  const start = async () => {
    if (!account || !quote) return
    if (isOnWrongNetwork(account, chain) && !(await change())) return
    const parties = {
      account,
      recipient,
      refundAddress: null,
      memo: null,
      swapTo: null,
      payment: id,
      authorization: null,
    }
    transfer.start({ quote, chain, ...parties })
  }
  const act = () => {
    if (toCheck !== null) return void navigate(`/order/${toCheck}`)
    if (transfer.askAgain) return transfer.askAgain()
    return account ? void start() : openWallets(chain.family)
  }
  const text = isBusy
    ? stageText(state.stage, chain.alias_name)
    : isSwitching
      ? t('main-switching')
      : toCheck !== null
        ? t('review-check')
        : transfer.askAgain
          ? t('action-retry')
          : t(account ? 'request-direct-confirm' : 'main-connect')
  const canAct = toCheck !== null || transfer.askAgain !== null || account === null || (quote !== null && !problem)
  const error = state.kind === 'error' ? state.message : (refusal ?? problem)
  const footer = (
    <>
      <div role="alert" className="mb-3 empty:mb-0">
        {isBusy || error === null ? null : <Notice tone="warn">{error}</Notice>}
      </div>
      <div className="mb-3 empty:hidden">
        {isSwitching || (isBusy && state.stage.kind === 'asking') ? <OpenWallet family={chain.family} /> : null}
      </div>
      <MainButton
        data-testid="confirm-payment"
        text={text}
        disabled={isBusy || isSwitching || !canAct}
        telling={isBusy}
        onClick={act}
      />
      <p role="status" className="mt-3 text-center text-caption text-muted">
        {account ? reviewNote({ busy: isBusy, unclear: toCheck !== null, anyWallet: false, signatures: 1 }) : null}
      </p>
    </>
  )
  return (
    <LazySheet title={t('request-direct-title')} onClose={onClose} footer={footer} sticky={isBusy}>
      <Amount request={request} amount={amount} />
      <h3 className="mt-3 text-small font-semibold">{t('review-recipient', { network: chain.alias_name })}</h3>
      <div className="mt-1 grid gap-2">
        <FullAddress address={display} data-testid="direct-recipient" />
        <Notice tone="warn">{t('link-recipient')}</Notice>
        <Notice tone="info">
          <strong className="font-semibold">{t('review-custody-direct-title')}</strong> {t('review-custody-direct')}
        </Notice>
      </div>
      {account ? (
        <dl className="mt-2">
          <FactRow
            label={t('review-from_wallet')}
          >{`${accountTitle(account)} ${shortAddress(account.address)}`}</FactRow>
        </dl>
      ) : null}
    </LazySheet>
  )
}

function Amount({ request: { chain, asset }, amount }: Pick<Props, 'request' | 'amount'>) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
      <AssetIcon
        symbol={asset.symbol}
        icon={asset.icon}
        network={chain.alias_name}
        networkIcon={chain.icon}
        size={36}
      />
      <p className="@container min-w-0 flex-1">
        <span className="block text-caption text-muted">{t('request-on', { network: chain.alias_name })}</span>
        <span
          className="figure block font-semibold tracking-tight whitespace-nowrap"
          style={fitSize(amount, 1.5)}
          data-testid="direct-amount"
        >
          {amount}
        </span>
      </p>
    </div>
  )
}

/** Switches the wallet to the request's network; `change` resolves with false if it refuses. */
function useSwitch({ chain }: PaymentRequest) {
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const [isSwitching, setSwitching] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = async (): Promise<boolean> => {
    setRefusal(null)
    setSwitching(true)
    try {
      await switchNetwork(chain)
      return true
    } catch (error) {
      setRefusal(transferError(error).message)
      return false
    } finally {
      setSwitching(false)
    }
  }
  return { change, isSwitching, refusal }
}

/** Quote of the payment for the connected wallet, or the sentence that says why there is none. */
function useDirectQuote({ chain, asset, recipient, id }: PaymentRequest, units: bigint, from: string | null) {
  const { api } = useServices()
  const told = { quotes: (...asked: Parameters<typeof api.quotes>) => ensureRefusalMessages(api.quotes(...asked)) }
  const { asset_id, symbol, decimals } = asset
  const exact = { from_asset: asset_id, to_asset: asset_id, amount: String(units), exact: 'receive' } as const
  const parties = { ...(from === null ? {} : { from_address: from }), recipient, payment: id }
  const isKnown = from !== null
  const query = useQuery({ ...quotesQuery(told, { ...exact, ...parties }), enabled: isKnown })
  const balances = useQuery({ ...balancesQuery(api, from ?? '', [chain.chain_id], symbol), enabled: isKnown })
  const balance = balances.data && readBalance(balances.data[String(chain.chain_id)], decimals)
  const isShort = balance?.kind === 'ok' && balance.amount < units
  const quote = directQuote(query.data, units)
  const [reason] = quote ? [] : (query.data?.reasons ?? [])
  const problem = isShort
    ? t('main-insufficient', { symbol })
    : reason
      ? refusalText(reason, { from: chain, to: chain, selection: null })
      : query.error && !quote
        ? transferError(query.error).message
        : null
  return { quote, problem }
}

/** The quote that sends exactly these units and nothing else; a server’s other figures are never paid directly. */
export const directQuote = (data: QuotesData | undefined, units: bigint): Quote | null =>
  data?.quotes.find(
    ({ provider, custody, native_fee, send_amount, receive_amount, min_receive_amount }) =>
      provider === 'direct' &&
      custody === 'direct' &&
      native_fee === '0' &&
      [send_amount, receive_amount, min_receive_amount].every((amount) => amount === String(units)),
  ) ?? null

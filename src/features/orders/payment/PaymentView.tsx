import { useQuery } from '@tanstack/react-query'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { payPath } from '#core/screens/startPayload.ts'
import type { Payment, PaymentOrder } from '#core/wire/order.ts'
import { paymentQuery } from '#src/api/orderQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { appConfigQuery } from '#src/api/queries.ts'
import { CopyButton, tellCopied } from '#src/features/shared/CopyButton.tsx'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { paramsFromForm } from '#src/features/shared/params.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useApi, useServices, useWallets } from '#src/services.ts'
import { heroSize } from '#src/ui/AmountText.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { HistoryIcon, WarnIcon } from '#src/ui/icons.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { CheckIcon, OutIcon } from '#src/ui/moreIcons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { nameOf } from '#src/features/bridge/quotes/quoteRows.ts'
import { OrderFailure } from '../detail/OrderPlaceholder.tsx'
import { type PaymentState, paymentStatus, type PaymentStatus } from '#core/order/paymentStatus.ts'
import { DirectPayment, useDirectPayment } from './DirectPayment.tsx'
import { type Catalogue, linkOf, payingForm, type PaymentRequest, telegramLink } from './readPayment.ts'

const looks = {
  waiting: ['bg-raised text-muted', HistoryIcon],
  on_its_way: ['tint-tide text-tide', HistoryIcon],
  delayed: ['tint-warn text-warn', HistoryIcon],
  paid: ['tint-good text-good', CheckIcon],
  reported: ['tint-warn text-warn', WarnIcon],
  partly: ['tint-warn text-warn', HistoryIcon],
  refunding: ['tint-warn text-warn', WarnIcon],
  refunded: ['tint-warn text-warn', WarnIcon],
} as const satisfies Readonly<Record<PaymentState, readonly [string, typeof CheckIcon]>>

/** Amount, network and recipient of a request, its one status, and the button that pays it. */
export function PaymentView({ catalogue, request }: { catalogue: Catalogue; request: PaymentRequest }) {
  const { api, form: store, link } = useServices()
  const navigate = useNavigate()
  const state = useLocation().state as { created?: boolean } | null
  const accounts = useWallets((wallets) => wallets.accounts)
  const { chain, asset, units, recipient, display, note } = request
  const statusOf = ({ orders }: Payment) => paymentStatus({ asset: asset.asset_id, recipient, amount: units }, orders)
  const query = useQuery(paymentQuery(api, request.id, (payment) => statusOf(payment).state === 'paid'))
  const error = useSteadyError(query)
  const status = query.data ? statusOf(query.data) : null
  const amount = (value: bigint) =>
    isolateBidi(`${displayAmount(value, asset.decimals, asset.decimals)} ${asset.symbol}`)
  const rest = status?.rest ?? units
  const wallets = Object.values(accounts).map((account) => account?.chainId ?? null)
  const isDirect = useDirectPayment(request)
  const form = payingForm(catalogue, request, rest, [...wallets, store.getState().fromChainId])

  const pay = (form: BridgeForm) => {
    store.getState().patch(form)
    // The address is on this page in full, with a warning about its origin.
    link.getState().confirmRecipient({ address: display, memo: '', asLinked: false })
    void navigate(`/?${paramsFromForm(form).toString()}`)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section className="card p-4 min-[30rem]:p-5" data-testid="payment">
        <div className="flex flex-wrap items-center gap-3">
          <AssetIcon
            symbol={asset.symbol}
            icon={asset.icon}
            network={chain.alias_name}
            networkIcon={chain.icon}
            size={44}
          />
          <div className="@container min-w-0 flex-1 basis-48">
            <p
              className="figure font-semibold tracking-tight whitespace-nowrap"
              style={heroSize(amount(units))}
              data-testid="payment-amount"
            >
              {amount(units)}
            </p>
            <p className="text-muted">{t('request-on', { network: chain.alias_name })}</p>
          </div>
        </div>
        {note === '' ? null : (
          <div className="mt-4">
            <h2 className="text-caption text-muted">{t('request-note-shown')}</h2>
            <p className="mt-1 rounded-input border border-line bg-raised px-4 py-3 text-pretty wrap-anywhere">
              <bdi data-testid="payment-note">{note}</bdi>
            </p>
            <p className="mt-1 text-caption text-pretty text-muted">{t('request-note-origin')}</p>
          </div>
        )}
        <div className="mt-4 flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-caption text-muted">{t('review-recipient', { network: chain.alias_name })}</h2>
            <FullAddress address={display} data-testid="payment-recipient" />
          </div>
          <CopyButton text={display} label={t('request-recipient-copy')} />
        </div>
        <div className="mt-4 border-t border-line pt-4">
          {status ? (
            <Status status={status} request={request} amount={amount} />
          ) : error ? (
            <OrderFailure error={error} onRetry={() => void query.refetch()} />
          ) : (
            <div role="status" aria-label={t('main-loading')} className="skeleton h-12 w-full" />
          )}
          {status && error ? (
            <div className="mt-3">
              <OrderFailure error={error} onRetry={() => void query.refetch()} shownSince={query.dataUpdatedAt} />
            </div>
          ) : null}
        </div>
        {!status || rest === 0n || state?.created ? null : form || isDirect ? (
          <div className="mt-4 grid gap-3">
            <Notice tone="warn">{t('link-recipient')}</Notice>
            {form ? (
              <MainButton
                text={rest < units ? t('request-pay-rest', { amount: amount(rest) }) : t('request-pay')}
                onClick={() => pay(form)}
                data-testid="request-pay"
              />
            ) : null}
            {isDirect ? <DirectPayment request={request} units={rest} amount={amount(rest)} /> : null}
            <p className="text-center text-caption text-pretty text-muted">{t('request-counted')}</p>
          </div>
        ) : (
          <div className="mt-4" data-testid="request-no-route">
            <Notice tone="info">{t('request-no-route', { token: asset.symbol, network: chain.alias_name })}</Notice>
          </div>
        )}
      </section>
      {state?.created ? <ShareRequest request={request} amount={amount(units)} /> : null}
    </div>
  )
}

interface StatusProps {
  status: PaymentStatus
  request: PaymentRequest
  amount: (units: bigint) => string
}

function Status({ status, request, amount }: StatusProps) {
  const { state, orders } = status
  const [look, Icon] = looks[state]
  const network = request.chain.alias_name
  return (
    <>
      <div role="status" data-testid="payment-status" data-state={state} className="flex items-start gap-3">
        <span className={`grid size-10 flex-none place-items-center rounded-full max-[14rem]:hidden ${look}`}>
          <Icon />
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-heading font-semibold tracking-tight">{t(`request-state-${state}`)}</h2>
          {statusLines(status, { amount: amount(request.units), network }, amount).map((line) => (
            <p key={line} className="mt-1 text-small text-pretty text-muted">
              {line}
            </p>
          ))}
        </div>
      </div>
      {orders.length === 0 ? null : (
        <dl className="mt-3">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} network={network} />
          ))}
        </dl>
      )}
    </>
  )
}

type Values = Readonly<Record<'amount' | 'received' | 'network', string>>

const ownLines: Readonly<Partial<Record<PaymentState, (values: Values) => readonly string[]>>> = {
  waiting: () => [t('request-text-waiting')],
  on_its_way: () => [t('request-text-on_its_way')],
  paid: (values) => [t('request-text-paid', values)],
  refunding: () => [t('request-text-refunding')],
  refunded: () => [t('request-text-refunded')],
}

/** Sentences about a status: its own, then each part of the payment that is known. */
function statusLines(
  { state, received, reported, reportedBy, stuck }: PaymentStatus,
  asked: { readonly amount: string; readonly network: string },
  amount: (units: bigint) => string,
): readonly string[] {
  const isOver = state === 'paid' || state === 'reported'
  const values = { ...asked, received: amount(received) }
  const provider = reportedBy.map((provider_name) => nameOf({ provider_name })).join(', ')
  return [
    ...(ownLines[state]?.(values) ?? []),
    ...(state !== 'paid' && received > 0n ? [t('request-text-partly', values)] : []),
    ...(reported > 0n ? [t('request-reported', { ...asked, provider, reported: amount(reported) })] : []),
    ...(stuck !== null && !isOver ? [t(`request-stuck-${stuck}`)] : []),
  ]
}

/** A payment with its page, and its payout on the network. */
function OrderRow({ order: { id, created_at, payout }, network }: { order: PaymentOrder; network: string }) {
  const withLinks = usePermits()('links', 'other')
  const look = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'
  return (
    <>
      <FactRow label={displayMoment(created_at)}>
        <Link to={`/order/${id}`} className={`-my-2 ${look}`}>
          {t('request-transfer')}
        </Link>
      </FactRow>
      {payout ? (
        <FactRow label={t('order-tx-payout', { network })}>
          <span className="-my-2 -me-3 inline-flex items-center font-mono text-caption" data-testid="payment-payout">
            {payout.explorer_url && withLinks ? (
              <a href={payout.explorer_url} target="_blank" rel="noopener noreferrer" className={look}>
                {shortAddress(payout.tx_hash, 8, 6)}
                <OutIcon width={14} height={14} />
                <span className="sr-only">{t('order-tx-open')}</span>
              </a>
            ) : (
              shortAddress(payout.tx_hash, 8, 6)
            )}
            <CopyButton text={payout.tx_hash} label={t('order-tx-copy', { what: t('order-tx-payout', { network }) })} />
          </span>
        </FactRow>
      ) : null}
    </>
  )
}

/** Link of a new request: QR code, copy, the share sheet, and the same request inside Telegram. */
function ShareRequest({ request, amount }: { request: PaymentRequest; amount: string }) {
  const platform = usePlatform()
  const toasts = useToasts()
  const { data: config } = useQuery(appConfigQuery(useApi()))
  const url = new URL(useHref(payPath(linkOf(request))), window.location.origin).toString()
  const telegram = telegramLink(request, config?.ton_connect?.return_url ?? null)
  const share = async () => {
    const text = t('request-share-text', { amount, network: request.chain.alias_name })
    const shared = platform.inTelegram && telegram !== null ? telegram : url
    const result = await platform.share({ title: t('request-page'), text, url: shared })
    if (result === 'copied' || result === 'failed') tellCopied(toasts, result === 'copied')
  }
  return (
    <Card title={t('request-link')} data-testid="request-link">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="mx-auto w-52 max-w-full">
          <QrCode text={url} label={t('request-qr')} />
        </div>
        <LinkLine url={url} label={t('request-copy')} data-testid="request-url" />
        {telegram === null ? null : (
          <div>
            <h3 className="mb-2 text-small font-semibold">{t('request-telegram')}</h3>
            <LinkLine url={telegram} label={t('request-telegram-copy')} data-testid="request-telegram" />
          </div>
        )}
        <MainButton text={t('request-share')} onClick={() => void share()} />
        <Link to="/pay" className={linkLook('quiet')}>
          {t('request-another')}
        </Link>
      </div>
    </Card>
  )
}

/** A long link on one line, cut at its end; copying takes all of it. */
const LinkLine = ({ url, label, ...rest }: { url: string; label: string; 'data-testid': string }) => (
  <p className="flex items-center gap-2 rounded-input border border-line bg-raised ps-4">
    <span {...rest} title={url} className="min-w-0 flex-1 truncate py-3 font-mono text-small select-all" dir="ltr">
      {url}
    </span>
    <CopyButton text={url} label={label} />
  </p>
)

import { type ReactNode, useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatUnits } from '#core/money/units.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { displayDuration } from '#src/format/duration.ts'
import { displayTime } from '#src/format/time.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useServices } from '#src/services.ts'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { addressPayment } from '#src/wallets/families.ts'
import type { AddressPayment } from '#src/wallets/family.ts'
import { forwarderFactory, withSettlement } from '../transfer/settlement.ts'
import type { LiveOrder } from './useOrder.ts'

/** Address, exact amount and QR code of a deposit that any wallet or exchange can pay. Both are checked before they are shown. */
export function PayAddress({ transfer, live }: { transfer: PendingTransfer; live: LiveOrder }) {
  const { configuredSettlement } = useServices()
  const { order, from, to, fromAsset } = live
  const payment = useQuery({
    queryKey: ['address-payment', transfer.orderId],
    queryFn: async () => {
      if (!from || !to || !fromAsset) throw new Error('no address to pay')
      const { expected, steps } = await withSettlement(transfer, configuredSettlement)
      if (isExternal(expected.quote.custody))
        return (await import('#src/wallets/external.ts')).externalPayment(from.family, fromAsset, steps, expected)
      const step = steps.find(({ kind }) => kind === 'pay_address')
      if (!step) throw new Error('no address to pay')
      if (expected.quote.custody === 'escrow') {
        const { paymentOf } = await import('#src/wallets/evm/verifyStep.ts')
        const factory = await forwarderFactory(from.chain_id, configuredSettlement)
        return paymentOf(step, { ...expected, forwarderFactory: factory }, to.family, Date.now())
      }
      return addressPayment(from.family, step, expected)
    },
    enabled: from !== null && to !== null && fromAsset !== null,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  if (payment.error) return <Notice tone="bad">{transferError(payment.error).message}</Notice>
  return (
    <div>
      {/* The skeleton is silent, so the address is announced once it is there. */}
      <p role="status" className="sr-only">
        {payment.data ? t('pay-title') : null}
      </p>
      {payment.data && order && from && fromAsset ? (
        <Payment payment={payment.data} order={order} from={from} asset={fromAsset} />
      ) : (
        <div aria-hidden className="skeleton h-60 w-full" />
      )}
    </div>
  )
}

interface PaymentProps {
  payment: AddressPayment
  order: OrderDetail
  from: ChainRow
  asset: TokenRow
}

function Payment({ payment: { address, units, memo, uri }, order, from, asset }: PaymentProps) {
  const notes = useId()
  const network = from.alias_name
  // A part may have arrived: sending all of it again would be too much.
  const amount = formatUnits(units - BigInt(order.address_balance ?? 0), asset.decimals)
  return (
    <section
      aria-label={t('pay-title')}
      aria-describedby={notes}
      data-testid="pay-address"
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      {memo === null ? null : (
        <div className="px-4 pt-4">
          <Notice tone="warn">{t('pay-note-memo')}</Notice>
        </div>
      )}
      <div className="grid gap-x-5 gap-y-4 p-4 min-[26rem]:grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)]">
        <dl className="grid content-start gap-3">
          <Value label={t('pay-amount')} copy={<CopyButton text={amount} label={t('pay-amount-copy')} />}>
            <span data-testid="pay-amount" className="figure text-heading font-semibold tracking-tight">
              {isolateBidi(`${amount} ${asset.symbol}`)}
            </span>
          </Value>
          <Value
            label={t('pay-address', { network })}
            copy={<CopyButton text={address} label={t('pay-address-copy')} />}
          >
            <FullAddress address={address} data-testid="deposit-address" />
          </Value>
          {memo === null ? null : (
            <Value label={t('pay-memo')} copy={<CopyButton text={memo} label={t('pay-memo-copy')} />}>
              <span data-testid="deposit-memo" className="font-mono wrap-anywhere">
                {memo}
              </span>
            </Value>
          )}
          <TimeLeft until={order.open_by} />
        </dl>
        {/* A phone with the wallet on it copies; it has the code only to show it to another device. */}
        <div className="mx-auto w-44 self-start min-[26rem]:order-first min-[26rem]:w-full">
          <QrCode text={uri ?? address} label={t(uri === null ? 'pay-qr-address' : 'pay-qr', { network })} />
          {uri === null ? null : <OpenLink uri={uri} />}
        </div>
      </div>
      <ul id={notes} className="grid gap-2 border-t border-line px-4 py-3 text-caption text-pretty text-muted">
        <li>{t('pay-note-exact', { network })}</li>
        <li>{t('pay-note-wait')}</li>
        <li>
          {order.provider_name !== ''
            ? t('pay-note-refund-provider', { provider: order.provider_name })
            : t(order.custody === 'escrow' ? 'pay-note-withdraw' : 'pay-note-refund')}
        </li>
      </ul>
    </section>
  )
}

function Value({ label, copy, children }: { label: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="flex items-start justify-between gap-2">
        <span className="min-w-0 pt-1">{children}</span>
        <span className="-my-1 -me-2 flex-none">{copy}</span>
      </dd>
    </div>
  )
}

/** Not announced: the deadline itself does not change. */
function TimeLeft({ until }: { until: string }) {
  const left = (Date.parse(until) - useNow()) / 1000
  return (
    <div>
      <dt className="text-caption text-muted">{t('pay-time')}</dt>
      <dd className="pt-1 text-small">
        {t('pay-time-value', { time: displayDuration(left, Math.floor), clock: displayTime(until) })}
      </dd>
    </div>
  )
}

/** Opens a wallet on this device; Telegram’s view opens no such links. */
function OpenLink({ uri }: { uri: string }) {
  const { inTelegram } = usePlatform()
  if (inTelegram) return null
  return (
    <a href={uri} className={`${linkLook('quiet')} mt-1 w-full px-0 text-small`}>
      {t('pay-open')}
    </a>
  )
}

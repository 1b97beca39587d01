import type { PublicStatus } from '#core/order/status.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { paysAddress } from '#src/features/shared/pending.ts'
import { GasRow } from '#src/features/bridge/quotes/GasRow.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { hasArrived, type ProgressNames } from './progress.ts'
import { exactText } from './orderNames.ts'
import type { LiveOrder } from './useOrder.ts'

/** Returns the display form of an address. */
export const shownAddress = (chain: ChainRow | null, address: string): string =>
  chain && hasAddressRules(chain.family) ? addressRules(chain.family).display(address) : address

const unsent: ReadonlySet<PublicStatus> = new Set(['created', 'expired', 'failed'])

/** Figures of an order, with explorer links to its transactions. */
export function OrderFacts({ live, names }: { live: LiveOrder; names: ProgressNames }) {
  const { order, from, to } = live
  if (!order) return null
  const arrived = hasArrived(order.status)
  const isDirect = order.custody === 'direct'
  // A deposit at an address may have another amount until it is accepted.
  const sent = paysAddress(order) ? arrived : !unsent.has(order.status) || names.depositSent
  return (
    <dl className="text-small">
      <FactRow label={t(sent ? 'order-sent' : 'order-sends')}>{names.sent}</FactRow>
      {order.status === 'refunding' || order.status === 'refunded' ? null : (
        <FactRow
          label={t(arrived ? 'order-received' : 'order-receives')}
          note={
            arrived && order.outcome?.received_verified === false
              ? t('order-received_reported', names)
              : exactText(live)
          }
        >
          <span data-testid="order-receive">{names.received}</span>
        </FactRow>
      )}
      {order.status === 'refunding' || order.status === 'refunded' ? null : <GasRow terms={order} to={to} />}
      {names.provider === '' || isDirect ? null : (
        <FactRow label={t('order-provider')}>
          <span data-testid="order-provider">{names.provider}</span>
        </FactRow>
      )}
      <ProviderRows order={order} provider={names.provider} />
      {names.exchange ? <FactRow label={t('exchange-order')}>{names.exchange.name}</FactRow> : null}
      <FactRow long label={t('order-recipient')}>
        <FullAddress address={shownAddress(to, order.recipient)} />
      </FactRow>
      {order.memo && order.exchange_id !== null ? (
        <FactRow label={t('exchange-order-memo')}>
          <span className="font-mono wrap-anywhere">{order.memo}</span>
        </FactRow>
      ) : null}
      {live.refundedAsset && order.outcome?.refunded_amount ? (
        <FactRow
          label={t('order-refunded')}
          note={order.outcome.refunded_verified ? null : t('order-received_reported', names)}
        >
          {isolateBidi(
            `${displayAmount(BigInt(order.outcome.refunded_amount), live.refundedAsset.decimals)} ${live.refundedAsset.symbol}`,
          )}
        </FactRow>
      ) : null}
      {/* A direct payment is its own payout. */}
      {isDirect ? null : (
        <TxRow label={t('order-tx-deposit', { network: names.from })} tx={order.deposit ?? order.waiting_deposit} />
      )}
      <TxRow label={t('order-tx-payout', { network: names.to })} tx={order.payout} />
      <TxRow label={t('order-tx-refund', { network: names.from })} tx={order.refund} />
      {order.refund_address ? (
        <FactRow long label={t('order-refund_address')}>
          <FullAddress address={shownAddress(from, order.refund_address)} />
        </FactRow>
      ) : null}
      <FactRow label={t('order-started')}>{displayMoment(order.created_at)}</FactRow>
      <FactRow label={t('order-id')}>
        <span className="-my-2 -me-3 inline-flex items-center font-mono text-caption">
          {shortAddress(order.id, 8, 6)}
          <CopyButton text={order.id} label={t('order-id-copy')} />
        </span>
      </FactRow>
    </dl>
  )
}

/** Name of the order at its provider, and the provider's pages: people need both where it alone can help. */
function ProviderRows({ order: { settlement }, provider }: { order: OrderDetail; provider: string }) {
  const withLinks = usePermits()('links', 'other')
  if (settlement.kind !== 'external') return null
  const { reference, order_url, support_url } = settlement
  const pages = [
    [order_url, t('order-provider-open', { provider })],
    [support_url, t('order-provider-support', { provider })],
  ] as const
  return (
    <>
      {reference === null ? null : (
        <FactRow label={t('order-reference', { provider })}>
          <span className="-my-2 -me-3 inline-flex items-center font-mono text-caption">
            {shortAddress(reference, 8, 6)}
            <CopyButton text={reference} label={t('order-reference-copy')} />
          </span>
        </FactRow>
      )}
      {withLinks && pages.some(([url]) => url !== null) ? (
        <div className="border-b border-line" data-testid="provider-pages">
          <dt className="sr-only">{t('order-provider')}</dt>
          <dd className="flex flex-wrap justify-end gap-x-4">
            {pages.map(([url, text]) =>
              url === null ? null : (
                <a
                  key={text}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center gap-2 text-caption underline underline-offset-4"
                >
                  {text}
                  <OutIcon width={14} height={14} />
                  <span className="sr-only">{t('order-provider-opens')}</span>
                </a>
              ),
            )}
          </dd>
        </div>
      ) : null}
    </>
  )
}

function TxRow({ label, tx }: { label: string; tx: OrderDetail['deposit'] }) {
  const withLinks = usePermits()('links', 'other')
  if (!tx) return null
  const text = shortAddress(tx.tx_hash, 8, 6)
  return (
    <FactRow label={label}>
      <span className="-my-2 -me-3 inline-flex items-center font-mono text-caption">
        {tx.explorer_url && withLinks ? (
          <a
            href={tx.explorer_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            {text}
            <OutIcon width={14} height={14} />
            <span className="sr-only">{t('order-tx-open')}</span>
          </a>
        ) : (
          text
        )}
        <CopyButton text={tx.tx_hash} label={t('order-tx-copy', { what: label })} />
      </span>
    </FactRow>
  )
}

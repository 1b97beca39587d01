import type { OrderDetail } from '#core/wire/order.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import { GasRow } from '#src/features/bridge/quotes/GasRow.tsx'
import { NativeFeeRow } from '#src/features/bridge/quotes/NativeFeeRow.tsx'
import { FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { createKnownRecipients } from '#src/features/bridge/model/knownRecipients.ts'
import { recipientWarning } from '#src/features/bridge/model/recipientWarning.ts'
import { shownAddress } from './OrderFacts.tsx'
import { exactText, orderNames } from './orderNames.ts'
import type { LiveOrder } from './useOrder.ts'

interface HandedProps {
  live: LiveOrder
  order: OrderDetail
  own: OwnAddresses
  /** Checkbox of the confirmation; null when none is needed. */
  look: { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void } | null
}

/**
 * Full terms of a transfer started in another browser, with everything that decides who receives the money: a link to someone
 * else's transfer could look the same.
 */
export function HandoverTerms({ live, order, own, look }: HandedProps) {
  const recipients = usePersistentStore(createKnownRecipients)
  const { from, to, toAsset } = live
  const names = orderNames(live, false)
  const isOwn = order.recipient === own.to
  const warning = isOwn ? null : recipientWarning(order.recipient, recipients.list())
  return (
    <div data-testid="handed-terms" className="grid gap-2">
      <Notice tone="warn">{t('resume-handed')}</Notice>
      <dl className="text-small">
        <FactRow label={t('order-sends')}>{names.sent}</FactRow>
        <FactRow label={t('order-receives')} note={exactText(live)}>
          {names.received}
        </FactRow>
        <GasRow terms={order} to={to} />
        {names.provider === '' ? null : <FactRow label={t('order-provider')}>{names.provider}</FactRow>}
        {toAsset && order.min_receive_amount ? (
          <FactRow label={t('quote-minimum')}>
            {isolateBidi(`${displayAmount(BigInt(order.min_receive_amount), toAsset.decimals)} ${toAsset.symbol}`)}
          </FactRow>
        ) : null}
        {from ? <NativeFeeRow terms={order} from={from} /> : null}
        {names.exchange ? <FactRow label={t('exchange-order')}>{names.exchange.name}</FactRow> : null}
        <FactRow long label={t('review-recipient', { network: names.to })}>
          <FullAddress address={shownAddress(to, order.recipient)} />
        </FactRow>
        {order.memo === null ? null : (
          <FactRow label={t('exchange-order-memo')}>
            <span className="font-mono wrap-anywhere">{order.memo}</span>
          </FactRow>
        )}
        {order.refund_address === null ? null : (
          <FactRow long label={t('order-refund_address')}>
            <FullAddress address={shownAddress(from, order.refund_address)} />
          </FactRow>
        )}
      </dl>
      {isOwn ? <p className="text-caption text-muted">{t('review-recipient-own')}</p> : null}
      {warning ? (
        <Notice tone={warning === 'lookalike' ? 'bad' : 'warn'}>{t(`recipient-warning-${warning}`)}</Notice>
      ) : null}
      {order.memo === null ? null : <Notice tone="warn">{t('resume-handed-memo')}</Notice>}
      {look ? (
        <Switch
          label={t('resume-look')}
          note={warning ? undefined : t('resume-look-note')}
          on={look.checked}
          disabled={look.disabled}
          onChange={look.onChange}
        />
      ) : null}
    </div>
  )
}

/** The user's connected addresses on both sides. */
export interface OwnAddresses {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * True when a transfer from another browser may pay someone else: anyone can create one for any address and send its link.
 * At an exchange the memo decides the recipient, and an unpaid transfer goes to the refund address.
 */
export const needsLook = (
  { recipient, memo, refund_address }: Pick<OrderDetail, 'recipient' | 'memo' | 'refund_address'>,
  own: OwnAddresses,
): boolean => recipient !== own.to || memo !== null || (refund_address !== null && refund_address !== own.from)

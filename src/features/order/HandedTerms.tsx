import { addressRules, hasAddressRules } from '#chains/registry.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { t } from '#src/i18n/t.ts'
import { useStored, useWallets } from '#src/services.ts'
import { FactRow } from '#src/ui/FactRow.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { createKnownRecipients } from '../bridge/knownRecipients.ts'
import { recipientWarning } from '../bridge/recipient.ts'
import { orderNames } from './orderNames.ts'
import type { LiveOrder } from './useOrder.ts'

/** What was agreed to in another browser, in full: a link to a transfer of somebody else's could look the same. */
export function HandedTerms({ live, order, to }: { live: LiveOrder; order: OrderDetail; to: ChainRow | null }) {
  const recipients = useStored(createKnownRecipients)
  const own = useWallets((state) => (to ? state.accounts[to.family]?.address : undefined))
  const names = orderNames(live, false)
  const warning = order.recipient === own ? null : recipientWarning(order.recipient, recipients.list())
  const shown = to && hasAddressRules(to.family) ? addressRules(to.family).display(order.recipient) : order.recipient
  return (
    <div data-testid="handed-terms" className="grid gap-2">
      <Notice tone="warn">{t('resume-handed')}</Notice>
      <dl className="text-small">
        <FactRow label={t('order-sends')}>{names.sent}</FactRow>
        <FactRow label={t('order-receives')}>{names.received}</FactRow>
        <FactRow long label={t('review-recipient', { network: names.to })}>
          <FullAddress address={shown} />
        </FactRow>
      </dl>
      {order.recipient === own ? <p className="text-caption text-muted">{t('review-recipient-own')}</p> : null}
      {warning ? <Notice tone={warning === 'lookalike' ? 'bad' : 'warn'}>{t(`recipient-warning-${warning}`)}</Notice> : null}
    </div>
  )
}

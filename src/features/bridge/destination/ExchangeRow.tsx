import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import { isUnavailable } from '../exchange/exchangeStatus.ts'

/** Row in the form with the exchange and its deposit address. */
export default function ExchangeRow({
  exchange,
  recipient,
}: {
  exchange: NonNullable<Bridge['exchange']>
  recipient: Bridge['recipient']
}) {
  if (exchange.kind === 'loading') return <span className="skeleton h-6 w-40" />
  const known = exchange.kind === 'known' ? exchange : null
  const name = known?.place?.exchange.name
  const address =
    'display' in recipient
      ? shortAddress(recipient.display)
      : t(
          known && isUnavailable(known.gate)
            ? 'exchange-row-shut'
            : recipient.kind === 'invalid'
              ? 'exchange-row-check'
              : 'exchange-row-add',
        )
  return (
    <>
      <span className="min-w-0 text-start text-muted wrap-anywhere">
        {name ? t('exchange-row', { name }) : t(known ? 'exchange-row-unknown' : 'recipient-row')}
      </span>
      <span className="text-start font-semibold">{address}</span>
    </>
  )
}

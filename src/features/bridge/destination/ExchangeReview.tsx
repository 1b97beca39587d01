import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import { createKnownRecipients } from '../model/knownRecipients.ts'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { recipientWarning } from '../model/recipientWarning.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import type { ExchangeOnNetwork } from '../exchange/deposit.ts'
import ExchangeAdvice from './ExchangeAdvice.tsx'

/** First item of the review: points that only the user can verify, then exchange, network and memo. */
export function ExchangeReview({ bridge, place, to }: { bridge: Bridge; place: ExchangeOnNetwork; to: ChainRow }) {
  const recipients = usePersistentStore(createKnownRecipients)
  const { recipient, form, selection, exchange } = bridge
  const names = { name: place.exchange.name, network: to.alias_name, token: selection?.toAsset.symbol ?? '' }
  const lookalike =
    recipient.kind === 'other' && recipientWarning(recipient.canonical, recipients.list()) === 'lookalike'
  return (
    <section className="mt-4 grid gap-3">
      <ExchangeAdvice bridge={bridge} />
      <div>
        <h3 className="text-small font-semibold">{t('exchange-review-check')}</h3>
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-small text-muted marker:text-tide">
          <li>{t('exchange-review-network', names)}</li>
          {form.memo ? <li>{t('exchange-review-memo_same')}</li> : null}
        </ul>
      </div>
      <div className="grid gap-2">
        <h3 className="text-small font-semibold">{t('exchange-review', names)}</h3>
        {'display' in recipient ? <FullAddress address={recipient.display} data-testid="review-recipient" /> : null}
        {form.memo ? (
          <p className="text-small">
            <span className="text-muted">{t('exchange-review-memo')}</span>{' '}
            <strong data-testid="review-memo" className="font-mono font-semibold wrap-anywhere">
              {form.memo}
            </strong>
          </p>
        ) : null}
        {exchange?.kind === 'known' && exchange.own ? <Notice tone="warn">{t('exchange-address-own')}</Notice> : null}
        {lookalike ? <Notice tone="bad">{t('exchange-address-lookalike')}</Notice> : null}
        <p className="text-caption text-pretty text-muted">
          {t('exchange-review-plain')} {t('exchange-review-refund')}
        </p>
      </div>
    </section>
  )
}

import type { PoolOrder } from '#core/money/poolFigures.ts'
import type { PoolAccount, PoolEntry, PoolReading, PoolRequest } from '#core/wire/pool.ts'
import { t } from '#src/i18n/t.ts'
import { FitLine } from '#src/ui/AmountText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { type ShownPool, sharesText, tokenText } from './poolView.ts'
import { displayDayOf, displayMoment, displayWhen } from '#src/format/time.ts'
import { OutIcon } from '#src/ui/moreIcons.tsx'

interface PositionProps {
  pool: ShownPool
  account: PoolAccount
  reading: PoolReading
  /** A call is open, so that no other begins. */
  isBusy: boolean
  onOrder: (order: PoolOrder) => void
}

/** Shares, requests and collectable tokens of the account. */
export function PositionCard({ pool, account, reading, isBusy, onOrder }: PositionProps) {
  const amount = (units: string): string => tokenText(units, pool.token)
  const { shares, value, withdrawable, requests, collectable } = account
  const hasNothing = shares === '0' && requests.length === 0 && collectable === '0'
  const canPay = requests.length > 0 && reading.idle !== '0' && !reading.is_overdue
  return (
    <Card title={t('pool-position')} data-testid="pool-position">
      {hasNothing ? (
        <p className="text-small text-pretty text-muted">{t('pool-position-empty')}</p>
      ) : (
        <>
          <p className="figure font-semibold tracking-tight" data-testid="position-value">
            <FitLine text={amount(value)} mostRem={1.75} />
          </p>
          <dl className="mt-2">
            <FactRow label={t('pool-shares')}>{sharesText(shares, reading.share_decimals)}</FactRow>
            <FactRow label={t('pool-withdrawable')}>
              <span data-testid="position-withdrawable">{amount(withdrawable)}</span>
            </FactRow>
          </dl>
        </>
      )}
      {requests.length > 0 ? (
        <section className="mt-4">
          <h3 className="text-small font-semibold">{t('pool-requests')}</h3>
          <ul className="mt-1">
            {requests.map((request) => (
              <RequestRow key={request.number} request={request} amount={amount} isBusy={isBusy} onOrder={onOrder} />
            ))}
          </ul>
          {canPay ? (
            <Button
              look="secondary"
              wide
              className="mt-3"
              disabled={isBusy}
              data-testid="pay-requests"
              onClick={() => onOrder({ kind: 'pay' })}
            >
              {t('pool-pay')}
            </Button>
          ) : null}
        </section>
      ) : null}
      {collectable === '0' ? null : (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-input border border-line bg-raised px-4 py-3">
          <p className="text-small text-pretty wrap-anywhere">
            {t('pool-collectable', { amount: amount(collectable) })}
          </p>
          <Button
            wide
            className="wrap-anywhere"
            disabled={isBusy}
            data-testid="collect"
            onClick={() => onOrder({ kind: 'collect' })}
          >
            {t('pool-collect', { amount: amount(collectable) })}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface RowProps extends Pick<PositionProps, 'isBusy' | 'onOrder'> {
  request: PoolRequest
  amount: (units: string) => string
}

function RequestRow({ request, amount, isBusy, onOrder }: RowProps) {
  const { number, assets, place, ahead } = request
  return (
    <li
      data-testid="pool-request"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0"
    >
      <span className="min-w-0 flex-1 basis-40 text-small wrap-anywhere">
        <span className="block font-semibold">{amount(assets)}</span>
        <span className="block text-caption text-muted">
          {place === 1 ? t('pool-place-first') : t('pool-place', { count: place - 1, amount: amount(ahead) })}
        </span>
      </span>
      <Badge tone={place === 1 ? 'tide' : 'plain'}>{t('pool-place-number', { place })}</Badge>
      <Button
        look="quiet"
        className="-me-3"
        disabled={isBusy}
        onClick={() => onOrder({ kind: 'cancel', request: BigInt(number) })}
      >
        {t('pool-cancel')}
      </Button>
    </li>
  )
}

/** Activity of the account in the pool in the last 30 days, newest first. */
export function PoolEntries({ pool }: { pool: ShownPool }) {
  const { history } = pool.row
  return (
    <Card title={t('pool-history')} data-testid="pool-history">
      {history === null ? (
        <p className="text-small text-muted">{t('pool-history-unread')}</p>
      ) : history.entries.length === 0 ? (
        <p className="text-small text-muted">{t('pool-history-empty')}</p>
      ) : (
        <ul className="-my-3">
          {history.entries.map((entry, index) => (
            <EntryRow key={`${entry.tx.tx_hash} ${index}`} entry={entry} pool={pool} />
          ))}
        </ul>
      )}
      {history ? (
        <p className="mt-3 text-caption text-muted">{t('pool-history-since', { day: displayDayOf(history.since) })}</p>
      ) : null}
    </Card>
  )
}

function EntryRow({ entry, pool }: { entry: PoolEntry; pool: ShownPool }) {
  const { kind, assets, shares, tx } = entry
  const decimals = pool.row.reading?.share_decimals ?? 0
  const figure =
    assets === null
      ? shares === null
        ? ''
        : t('pool-entry-shares', { shares: sharesText(shares, decimals) })
      : tokenText(assets, pool.token)
  const when = (
    <time dateTime={tx.at} title={displayMoment(tx.at)}>
      {displayWhen(tx.at)}
    </time>
  )
  return (
    <li
      data-testid="pool-entry"
      className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-b border-line py-3 text-small last:border-0"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{t(`pool-entry-${kind}`)}</span>
        {tx.explorer_url ? (
          <a
            href={tx.explorer_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1 text-caption text-muted hover:text-tide"
          >
            {when}
            <OutIcon width={14} height={14} />
          </a>
        ) : (
          <span className="block text-caption text-muted">{when}</span>
        )}
      </span>
      <span className="ms-auto min-w-0 text-end font-semibold wrap-anywhere">{figure}</span>
    </li>
  )
}

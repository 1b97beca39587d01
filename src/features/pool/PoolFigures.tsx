import type { PoolReading } from '#core/wire/pool.ts'
import { t } from '#src/i18n/t.ts'
import { FitLine } from '#src/ui/AmountText.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { type ShownPool, pointsText, poolSummary, poolWarnings } from './poolView.ts'
import { useDisplayAddress } from '#src/features/shared/addressBook.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayClock } from '#src/format/time.ts'
import { ExplorerLink } from '#src/features/shared/ownTransaction.tsx'

interface FiguresProps {
  pool: ShownPool
  reading: PoolReading
}

/** Share price, income and utilization of a pool. */
export function PoolHero({ pool, reading }: FiguresProps) {
  const { chain, token } = pool
  const summary = poolSummary(pool, reading)
  const warnings = poolWarnings(pool)
  const points = pointsText(pool)
  return (
    <Card data-testid="pool-hero">
      <div className="flex items-center gap-3">
        <AssetIcon
          symbol={token.symbol}
          icon={token.icon}
          network={chain.alias_name}
          networkIcon={chain.icon}
          size={40}
        />
        <h2 className="min-w-0 text-heading font-semibold tracking-tight wrap-anywhere">
          {t('pool-title', { symbol: token.symbol, network: chain.alias_name })}
        </h2>
      </div>
      <p className="mt-5 text-caption text-muted">{t('pool-price')}</p>
      <p className="figure font-semibold tracking-tight" data-testid="pool-price">
        <FitLine text={summary.sharePrice} mostRem={2.375} />
      </p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-3">
        <Stat label={t('pool-apr')} value={summary.apr ?? '–'} note={summary.aprNote} testId="pool-apr" />
        <Stat
          label={t('pool-utilization')}
          value={summary.utilization}
          note={t('pool-utilization-note')}
          testId="pool-utilization"
        />
      </div>
      <div className="mt-4">
        <ProgressBar label={t('pool-utilization')} value={summary.utilizationShare} valueText={summary.utilization} />
      </div>
      {points ? (
        <p data-testid="pool-points" className="mt-4 flex items-start gap-2 text-small text-pretty">
          <StarIcon width={16} height={16} fill="currentColor" className="mt-0.5 flex-none text-ember" />
          {points}
        </p>
      ) : null}
      <dl className="mt-3">
        {summary.facts.map(({ id, text }) => (
          <FactRow key={id} label={t(`pool-fact-${id}`)}>
            <span data-testid={`pool-${id}`}>{text}</span>
          </FactRow>
        ))}
      </dl>
      <div role="status" className="mt-4 grid gap-3 empty:mt-0">
        {warnings.map(({ id, tone, text }) => (
          <div key={id} data-testid={`pool-${id}`}>
            <Notice tone={tone}>{text}</Notice>
          </div>
        ))}
      </div>
    </Card>
  )
}

const Stat = ({ label, value, note, testId }: { label: string; value: string; note: string; testId: string }) => (
  <div className="min-w-0" data-testid={testId}>
    <p className="text-caption text-muted">{label}</p>
    <p className="text-title font-semibold tracking-tight">{value}</p>
    <p className="text-caption text-pretty text-muted">{note}</p>
  </div>
)

/** Possible loss, in plain words and as an amount. */
export function PoolRisk({ pool, reading }: FiguresProps) {
  const { atRisk } = poolSummary(pool, reading)
  return (
    <Card title={t('pool-risk')} data-testid="pool-risk">
      <p className="text-small text-pretty wrap-anywhere">{t('pool-risk-most', { amount: atRisk })}</p>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-small text-pretty text-muted">
        {(['lent', 'overdue', 'early', 'governor', 'queue'] as const).map((fact) => (
          <li key={fact}>{t(`pool-risk-${fact}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Limits and terms of the pool, and its contract. */
export function PoolTerms({ pool, reading }: FiguresProps) {
  const { row, chain } = pool
  const address = useDisplayAddress(chain.family)(row.address)
  return (
    <Card title={t('pool-terms')} data-testid="pool-terms">
      <dl>
        {poolSummary(pool, reading).terms.map(({ id, text }) => (
          <FactRow key={id} label={t(`pool-term-${id}`)}>
            <span data-testid={`pool-term-${id}`}>{text}</span>
          </FactRow>
        ))}
        <FactRow label={t('pool-contract')}>
          <span className="inline-flex items-center gap-1">
            {row.address_url ? (
              <ExplorerLink href={row.address_url}>
                <span className="font-mono">{isolateBidi(shortAddress(address))}</span>
              </ExplorerLink>
            ) : (
              <span className="font-mono">{isolateBidi(shortAddress(address))}</span>
            )}
            <CopyButton text={address} label={t('pool-copy')} />
          </span>
        </FactRow>
      </dl>
      <p className="mt-3 text-caption text-muted">
        {t('pool-read-at', { block: reading.height, time: displayClock(reading.read_at) })}
      </p>
    </Card>
  )
}

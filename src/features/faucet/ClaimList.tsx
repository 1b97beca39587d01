import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FaucetClaimData } from '#core/wire/faucet.ts'
import { faucetClaimsQuery } from '#src/api/faucetQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { displayAmount } from '#src/format/amount.ts'
import { displayMoment, displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'

const tones: Readonly<Record<FaucetClaimData['state'], BadgeTone>> = {
  queued: 'plain',
  sent: 'tide',
  paid: 'good',
  failed: 'bad',
  held: 'warn',
}

/** Latest claims of a wallet, newest first. */
export function ClaimList({ wallet, chains }: { wallet: string; chains: readonly ChainRow[] }) {
  const query = useQuery(faucetClaimsQuery(useApi(), wallet))
  const error = useSteadyError(query)
  return (
    <Card title={t('faucet-claims')} data-testid="claims">
      {query.data ? (
        query.data.length === 0 ? (
          <p className="text-small text-muted">{t('faucet-claims-empty')}</p>
        ) : (
          <ul className="-my-3">
            {query.data.map((claim) => (
              <ClaimRow
                key={claim.id}
                claim={claim}
                chain={chains.find(({ chain_id }) => chain_id === claim.chain_id) ?? null}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <Notice tone="warn" action={{ label: t('action-retry'), onClick: () => void query.refetch() }}>
          {t('faucet-failed-text')}
        </Notice>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Card>
  )
}

function ClaimRow({ claim, chain }: { claim: FaucetClaimData; chain: ChainRow | null }) {
  const network = chain?.alias_name ?? String(claim.chain_id)
  const { decimals, symbol } = chain?.native_currency ?? { decimals: 18, symbol: '' }
  return (
    <li data-testid="faucet-claim" className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <RoundIcon kind="network" name={network} icon={chain?.icon ?? ''} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">
            {displayAmount(BigInt(claim.amount), decimals)} {symbol}
          </span>
          <Badge tone={tones[claim.state]}>{t(`faucet-state-${claim.state}`)}</Badge>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-muted">
          <span>{network}</span>
          <time dateTime={claim.claimed_at} title={displayMoment(claim.claimed_at)}>
            {displayWhen(claim.claimed_at)}
          </time>
        </p>
        {claim.explorer_url ? (
          <a
            href={claim.explorer_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-small text-text hover:text-tide"
          >
            {t('badge-transaction')}
            <OutIcon width={16} height={16} className="text-muted" />
          </a>
        ) : null}
      </div>
    </li>
  )
}

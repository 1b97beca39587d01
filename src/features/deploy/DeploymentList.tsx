import { useInfiniteQuery } from '@tanstack/react-query'
import { addressRules } from '#chains/registry.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Deployment } from '#core/wire/deploy.ts'
import { deploymentsQuery } from '#src/api/deployQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { OrderFailure } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { shortAddress } from '#src/format/text.ts'
import { displayMoment, displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { ExplorerLink } from '#src/features/shared/ownTransaction.tsx'
import { VerifySource } from './DeployCard.tsx'

/** Contracts that the wallet has deployed, newest first. */
export function DeploymentList({ account, chains }: { account: WalletAccount | null; chains: readonly ChainRow[] }) {
  return (
    <Card title={t('deploy-list')} data-testid="deployments">
      {account ? (
        <OwnDeployments key={account.address} wallet={account.address} chains={chains} />
      ) : (
        <p className="text-small text-pretty text-muted">{t('deploy-list-connect')}</p>
      )}
    </Card>
  )
}

function OwnDeployments({ wallet, chains }: { wallet: string; chains: readonly ChainRow[] }) {
  const query = useInfiniteQuery(deploymentsQuery(useApi(), wallet))
  const error = useSteadyError(query)
  if (!query.data) {
    if (error) return <OrderFailure error={error} onRetry={() => void query.refetch()} />
    return <Skeleton className="h-16 w-full" />
  }
  const list = query.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <p className="text-small text-pretty text-muted">{t('deploy-list-empty')}</p>
  return (
    <>
      <ul className="-my-3">
        {list.map((deployment) => (
          <DeploymentRow
            key={`${deployment.chain_id} ${deployment.tx.tx_hash}`}
            deployment={deployment}
            chain={chains.find(({ chain_id }) => chain_id === deployment.chain_id) ?? null}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          look="secondary"
          className="mt-4 w-full"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history-more')}
        </Button>
      ) : null}
    </>
  )
}

function DeploymentRow({ deployment, chain }: { deployment: Deployment; chain: ChainRow | null }) {
  const { name, message, contract, contract_url, deployed_at, is_final } = deployment
  const address = chain ? addressRules(chain.family).display(contract) : contract
  const network = chain?.alias_name ?? String(deployment.chain_id)
  return (
    <li data-testid="deployment" className="border-b border-line py-3 last:border-0">
      <div className="flex items-start gap-3">
        <RoundIcon kind="network" name={network} icon={chain?.icon ?? ''} size={32} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </p>
          {message ? (
            <p dir="auto" className="text-small text-pretty text-muted wrap-anywhere">
              {message}
            </p>
          ) : null}
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-muted">
            <span>{network}</span>
            <time dateTime={deployed_at} title={displayMoment(deployed_at)}>
              {displayWhen(deployed_at)}
            </time>
            {is_final ? null : <Badge>{t('deploy-confirming')}</Badge>}
          </p>
          <p className="flex items-center gap-1 text-small">
            {contract_url ? (
              <ExplorerLink href={contract_url}>
                <span className="font-mono">{shortAddress(address)}</span>
              </ExplorerLink>
            ) : (
              <span className="font-mono">{shortAddress(address)}</span>
            )}
            <CopyButton text={address} label={t('deploy-copy_contract')} />
          </p>
          <VerifySource deployment={deployment} />
        </div>
      </div>
    </li>
  )
}

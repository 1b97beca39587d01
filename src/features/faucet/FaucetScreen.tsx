import { useQuery } from '@tanstack/react-query'
import type { FaucetPage } from '#core/rewards/faucet.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FaucetRow } from '#core/wire/faucet.ts'
import { faucetsQuery } from '#src/api/faucetQueries.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import OpenWallet, { NeedsEvmWallet } from '#src/features/account/wallets/OpenWallet.tsx'
import { useOwnWalletChip } from '#src/features/account/wallets/pageFamily.ts'
import { displayAmount, wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { ClaimList } from './ClaimList.tsx'
import { type ClaimStep, useClaim } from './useClaim.ts'

/** Faucets of test networks: all of them, or that of one page. */
export function FaucetScreen({ page }: { page: FaucetPage | null }) {
  const api = useApi()
  const chains = useQuery(chainsQuery(api))
  const faucets = useQuery(faucetsQuery(api))
  const errors = [useSteadyError(chains), useSteadyError(faucets)]
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  useOwnWalletChip('evm')
  if (!chains.data || !faucets.data)
    return errors.some(Boolean) ? (
      <ErrorState
        title={t('faucet-failed-title')}
        text={t('faucet-failed-text')}
        action={{ label: t('action-retry'), onClick: () => void Promise.all([chains.refetch(), faucets.refetch()]) }}
        loading={chains.isFetching || faucets.isFetching}
      />
    ) : (
      <div role="status" aria-label={t('page-loading')} className="grid gap-4">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    )
  const shown = faucets.data.flatMap((faucet) => {
    const chain = chains.data.list.find(({ chain_id }) => chain_id === faucet.chain_id)
    return chain && (page === null || faucet.pages.includes(page)) ? [{ faucet, chain }] : []
  })
  if (shown.length === 0)
    return (
      <EmptyState title={t('faucet-none-title')} text={t('faucet-none-text')} line="closed">
        <Link to={page === null ? '/' : '/faucet'} className={linkLook('primary')}>
          {t(page === null ? 'screen-back' : 'faucet-all')}
        </Link>
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Faucets key={account?.address} shown={shown} account={account} />
      {account ? <ClaimList wallet={account.address} chains={chains.data.list} /> : null}
      <Card title={t('faucet-how-title')}>
        <ul className="grid list-disc gap-2 ps-5 text-small text-muted wrap-anywhere">
          {([1, 2, 3] as const).map((fact) => (
            <li key={fact}>{t(`faucet-how-${fact}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface Shown {
  readonly faucet: FaucetRow
  readonly chain: ChainRow
}

function Faucets({ shown, account }: { shown: readonly Shown[]; account: WalletAccount | null }) {
  const { step, start } = useClaim(account)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
      {shown.map(({ faucet, chain }) => (
        <li key={faucet.chain_id}>
          <FaucetCard
            faucet={faucet}
            chain={chain}
            hasAccount={account !== null}
            step={'chainId' in step && step.chainId === faucet.chain_id ? step : null}
            isBusy={step.kind === 'asking' || step.kind === 'working'}
            onClaim={() => start(faucet.chain_id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CardProps extends Shown {
  hasAccount: boolean
  /** Step of a claim from this faucet. */
  step: ClaimStep | null
  /** A claim from any faucet is in progress. */
  isBusy: boolean
  onClaim: () => void
}

function FaucetCard({ faucet, chain, hasAccount, step, isBusy, onClaim }: CardProps) {
  const openWallets = useWallets((state) => state.openList)
  const { symbol, decimals } = chain.native_currency
  const coins = (units: string): string => `${displayAmount(BigInt(units), decimals)} ${symbol}`
  const amount = coins(faucet.amount)
  const { status } = faucet
  return (
    <Card className="h-full" data-testid="faucet">
      <div className="flex items-center gap-3">
        <RoundIcon kind="network" icon={chain.icon} name={chain.alias_name} size={40} />
        <h2 className="min-w-0 text-heading font-semibold tracking-tight wrap-anywhere">{chain.alias_name}</h2>
      </div>
      <dl className="mt-3">
        <FactRow label={t('faucet-amount')}>{amount}</FactRow>
        <FactRow label={t('faucet-cooldown')}>{t('faucet-hours', { count: faucet.cooldown_hours })}</FactRow>
        <FactRow label={t('faucet-left')}>{coins(faucet.left)}</FactRow>
        {faucet.queued > 0 ? <FactRow label={t('faucet-queued')}>{wholeText(faucet.queued)}</FactRow> : null}
      </dl>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {status !== 'open' ? (
          <Notice tone="info">{t(`faucet-status-${status}`)}</Notice>
        ) : hasAccount ? (
          <Button
            wide
            data-testid="claim"
            disabled={isBusy && step === null}
            loading={isStepping(step)}
            onClick={onClaim}
          >
            {t('faucet-claim', { amount })}
          </Button>
        ) : (
          <>
            <NeedsEvmWallet />
            <Button wide onClick={() => openWallets('evm')}>
              {t('main-connect')}
            </Button>
          </>
        )}
        <div role="status" className="grid gap-2 empty:hidden" data-testid="claim-status">
          {step?.kind === 'asking' ? <p className="text-small text-muted">{t('faucet-asking')}</p> : null}
          {step?.kind === 'working' ? <p className="text-small text-muted">{t('faucet-working')}</p> : null}
          {step?.kind === 'error' ? <Notice tone="bad">{step.message}</Notice> : null}
        </div>
        {step?.kind === 'working' ? <ProgressBar label={t('faucet-working')} value={step.share} /> : null}
        {step?.kind === 'asking' ? <OpenWallet family="evm" /> : null}
      </div>
    </Card>
  )
}

const isStepping = (step: ClaimStep | null): boolean => step?.kind === 'asking' || step?.kind === 'working'

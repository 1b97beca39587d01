import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { balancesQuery } from '#src/api/queries.ts'
import { displayBalance } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { readBalance } from '../bridge/balance.ts'

/** What the wallet has of the network's own coin; a dash with its reason where the network does not say (spec §8). */
export function CardBalance({ address, chain }: { address: string; chain: ChainRow }) {
  const { symbol, decimals } = chain.native_currency
  const answer = useQuery(balancesQuery(useApi(), address, [chain.chain_id], symbol))
  if (answer.isPending) return <span className="skeleton mt-1 block h-4 w-24" />
  const balance = readBalance(answer.data?.[String(chain.chain_id)], decimals)
  return balance.kind === 'ok' ? (
    <p className="truncate text-caption tabular-nums">{`${displayBalance(balance.amount, decimals, chain.family)} ${symbol} · ${chain.alias_name}`}</p>
  ) : (
    <p className="text-caption text-muted" title={t('wallets-balance-failed')}>
      – · {chain.alias_name}
      <span className="sr-only">{t('wallets-balance-failed')}</span>
    </p>
  )
}

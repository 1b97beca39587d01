import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { balancesQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { balanceCell } from '#src/features/shared/balanceCell.ts'
import FailedBalance from '#src/features/shared/FailedBalance.tsx'
import { isolateBidi } from '#src/format/isolateBidi.ts'

/** Native balance of the wallet; a dash for an unknown network, with the reason when the balance failed to load (spec §8). */
export function CardBalance({ address, chain }: { address: string; chain: ChainRow }) {
  const { symbol } = chain.native_currency
  const answer = useQuery(balancesQuery(useApi(), address, [chain.chain_id], symbol))
  if (answer.isPending) return <span className="skeleton mt-1 block h-4 w-24" />
  const cell = balanceCell(chain.chain_id, chain.family, answer)
  if (cell.kind === 'ok')
    return (
      <p className="text-caption text-pretty tabular-nums wrap-anywhere">{`${isolateBidi(`${cell.text}\u00a0${symbol}`)} · ${chain.alias_name}`}</p>
    )
  const dash = `– · ${chain.alias_name}`
  return (
    <p className="text-caption text-muted">{cell.kind === 'failed' ? <FailedBalance>{dash}</FailedBalance> : dash}</p>
  )
}

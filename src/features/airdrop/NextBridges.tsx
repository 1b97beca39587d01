import { useQuery } from '@tanstack/react-query'
import type { ChainRow, ChainsData } from '#core/wire/catalogue.ts'
import { appConfigQuery, chainsQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import type { BridgeForm } from '#src/features/shared/form.ts'

/** Suggested destinations: each row opens the bridge with that network selected. */
export function NextBridges() {
  const { api, form } = useServices()
  const chains = useQuery(chainsQuery(api))
  const app = useQuery(appConfigQuery(api))
  const errors = [useSteadyError(chains), useSteadyError(app)]
  const failed = [chains, app].filter((_, index) => errors[index])
  const [all, ids] = [chains.data, app.data?.defaults.recommended_chain_ids]
  const rows = all && ids ? proposed(all, ids) : null
  if (rows?.length === 0) return null
  return (
    <Card title={t('airdrop-next-title')}>
      {failed.length > 0 ? (
        <Notice
          tone="info"
          action={{ label: t('airdrop-next-again'), onClick: () => failed.forEach((query) => void query.refetch()) }}
        >
          {t('airdrop-next-failed')}
        </Notice>
      ) : null}
      {rows ? (
        <ul className="-my-2">
          {rows.map((chain) => (
            <BridgeRow
              key={chain.chain_id}
              chain={chain}
              onOpen={() => form.getState().patch(towards(all?.routes ?? [], form.getState(), chain.chain_id))}
            />
          ))}
        </ul>
      ) : failed.length === 0 ? (
        <div className="grid gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      ) : null}
    </Card>
  )
}

function BridgeRow({ chain, onOpen }: { chain: ChainRow; onOpen: () => void }) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2 last:border-0">
      <span className="flex min-w-0 flex-[1_1_8rem] items-center gap-3 font-semibold">
        <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />
        <span className="min-w-0 wrap-anywhere">{chain.alias_name}</span>
      </span>
      <Link
        to={`/?to=${chain.chain_id}`}
        onClick={onOpen}
        aria-label={t('airdrop-bridge-to', { network: chain.alias_name })}
        className="press ms-auto grid min-h-11 max-w-full place-items-center rounded-full border border-line bg-raised px-4 text-small font-semibold text-text hover:border-control-line"
      >
        {t('airdrop-bridge')}
      </Link>
    </li>
  )
}

type Destination = Pick<BridgeForm, 'fromChainId' | 'toChainId' | 'recipient'>

/** Lists the networks to suggest, in the operator's order; those without any bridge today are left out. */
export const proposed = (chains: ChainsData, ids: readonly number[]): readonly ChainRow[] =>
  ids.flatMap((id) => chains.list.filter((chain) => chain.chain_id === id && !chain.disabled && chain.route.available))

/**
 * Form with this destination. Keeps the source when a route exists from there; else the form picks one that has a route.
 * Drops a recipient on another network.
 */
export function towards(routes: ChainsData['routes'], form: Destination, toChainId: number): Destination {
  const into = routes.filter((route) => route.toChainId === toChainId)
  const stays =
    into.length === 0 ? form.fromChainId !== toChainId : into.some((route) => route.fromChainId === form.fromChainId)
  return {
    fromChainId: stays ? form.fromChainId : null,
    toChainId,
    recipient: form.toChainId === toChainId ? form.recipient : '',
  }
}

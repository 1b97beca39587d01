import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { swapChainsQuery } from '#src/api/swapQueries.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'

type State = { readonly kind: 'offered' | 'asking' | 'added' } | TransferError

/**
 * Offers an endpoint that hides swaps from the public mempool until they are in a block. The wallet alone decides which
 * endpoint it sends through, so no state is kept beyond the visit.
 */
export function ProtectedEndpoint({ chain }: { chain: ChainRow }) {
  const { api, loadWallets } = useServices()
  const [state, setState] = useState<State>({ kind: 'offered' })
  const served = useQuery(swapChainsQuery(api)).data ?? []
  const endpoint = served.find(({ chain_id }) => chain_id === chain.chain_id)?.protected_rpc
  if (!endpoint || chain.family !== 'evm') return null
  const { name, url } = endpoint
  const add = async (): Promise<void> => {
    setState({ kind: 'asking' })
    try {
      const wallets = await loadWallets(chain.family)
      await wallets.addEndpoint?.(chain, endpoint)
      setState({ kind: 'added' })
    } catch (error) {
      setState(transferError(error))
    }
  }
  const isManual = state.kind === 'error' && state.reason === 'wallet_no_endpoint'
  const canAsk = state.kind === 'offered' || (state.kind === 'error' && !isManual)
  return (
    <Notice
      tone="info"
      {...(canAsk ? { action: { label: t('swap-protect-add', { name }), onClick: () => void add() } } : {})}
    >
      <span role="status" data-testid="protected-endpoint">
        {state.kind === 'error' ? state.message : t(`swap-protect-${state.kind}`, { name, network: chain.alias_name })}
      </span>
      {isManual ? (
        <span className="flex items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{url}</span>
          <CopyButton text={url} label={t('swap-protect-copy')} />
        </span>
      ) : null}
    </Notice>
  )
}

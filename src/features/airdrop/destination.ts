import type { ChainRow, ChainsData } from '#core/wire/catalogue.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'

type Destination = Pick<BridgeForm, 'fromChainId' | 'toChainId' | 'recipient'>

/** Networks to suggest, in the operator's order; networks that the catalogue does not offer are left out. */
export const proposed = (chains: ChainsData, ids: readonly number[]): readonly ChainRow[] =>
  ids.flatMap((id) => chains.list.filter((chain) => chain.chain_id === id && !chain.disabled))

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

import type { ChainRow, ChainsData } from '#core/wire/catalogue.ts'
import type { BridgeForm } from '#src/features/bridge/form.ts'

type Destination = Pick<BridgeForm, 'fromChainId' | 'toChainId' | 'recipient'>

/** The networks to propose, in the operator's order; what is not offered is not proposed. */
export const proposed = (chains: ChainsData, ids: readonly number[]): readonly ChainRow[] =>
  ids.flatMap((id) => chains.list.filter((chain) => chain.chain_id === id && !chain.disabled))

/**
 * The form with this destination. Its source stays where a transfer can go from there; else the form finds one from which it can. A recipient
 * on another network does not come along.
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

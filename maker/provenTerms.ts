import { orderHash } from '#chains/evm/order/hash.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext } from './contract.ts'
import { recordLie } from './execute/recordLie.ts'

/** Everything that a claim needs of an order: a row that says something else delays the claim until the deposit can be refunded. */
export type ProvenTerms = Pick<OrderRow, 'escrow' | 'escrowOrder' | 'onchainId'>

/**
 * Reads the terms of a paid order from its deposit's event, by quorum; null where no deposit shows any. Rows that contradict the event are an
 * incident. Cut short anywhere, it is repeated.
 */
export async function readProvenTerms(
  { deps, fence, log }: ChainContext,
  order: OrderRow,
): Promise<ProvenTerms | null> {
  const { store, chains } = deps
  const own = (await store.deposits.forOrder(order.id)).filter(({ exception }) => exception === null)
  for (const { chainId, txId, ordinal } of own) {
    const binding = (await chains.get(chainId)?.readDeposit(txId, ordinal))?.binding
    if (binding?.kind !== 'escrow') continue
    const { escrow, order: escrowOrder, onchainId } = binding
    const agrees = order.escrow === escrow && order.onchainId === onchainId && hashOf(order.escrowOrder) === onchainId
    if (!agrees) {
      log.error({ order: order.id, escrow, row: order.escrow }, 'the row of a paid order contradicts its deposit')
      await store.transaction((tx) => recordLie(tx, order, 'deposit_mismatch'), fence)
    }
    return { escrow, escrowOrder, onchainId }
  }
  return null
}

/** Null for a row's terms that are missing, or that no contract could hash. */
function hashOf(terms: OrderRow['escrowOrder']): string | null {
  try {
    return terms && orderHash(terms)
  } catch {
    return null
  }
}

import { orderHash } from '#chains/evm/order/hash.ts'
import type { Store } from '#store/contract.ts'
import type { DepositPlace } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from './contract.ts'
import { namesOrder } from './decide/checkDisbursement.ts'
import { recordLie } from './execute/orderRecords.ts'
import { addresseeOf } from './execute/sourceReads.ts'
import type { ProvenTerms } from './workerState.ts'

/**
 * Reads the terms of a paid order from its deposit's event, by quorum; `own` if the chain shows the deposit in the
 * maker's own account, null if no deposit is found. Rows that contradict the event are an incident. Safe to repeat.
 */
export async function readProvenTerms(
  { deps, fence, log }: ChainContext,
  order: OrderRow,
): Promise<ProvenTerms | 'own' | null> {
  const { store, chains } = deps
  const rows = (await store.deposits.forOrder(order.id)).filter(({ exception }) => exception === null)
  for (const { chainId, txId, ordinal } of [...journalled(store, order), ...rows]) {
    const seen = await chains.get(chainId)?.readDeposit(txId, ordinal)
    if (!seen) continue
    if (seen.binding.kind !== 'escrow') {
      if (namesOrder(seen, order, await addresseeOf({ deps }, seen, order))) return 'own'
      continue
    }
    const { escrow, order: escrowOrder, onchainId } = seen.binding
    const agrees =
      order.custody === 'escrow' &&
      order.escrow === escrow &&
      order.onchainId === onchainId &&
      hashOf(order.escrowOrder) === onchainId
    if (!agrees) {
      log.error({ order: order.id, escrow, row: order.escrow }, 'the row of a paid order contradicts its deposit')
      await store.transaction((tx) => recordLie(tx, order, 'deposit_mismatch'), fence)
    }
    return { escrow, escrowOrder, onchainId }
  }
  return null
}

/** Deposits whose payout this process's journal has: no writer of the database can replace them. */
function journalled(store: Store, { id: orderId, fromChain: chainId }: OrderRow): readonly DepositPlace[] {
  const earlier = store.intents.earlier({ purpose: 'payout', orderId, deposit: { chainId, txId: '', ordinal: 0 } })
  return earlier.flatMap(({ purpose, payment }) => (purpose === 'payout' && payment ? [payment.deposit] : []))
}

/** Null if the row's terms are missing, or no contract could hash them. */
function hashOf(terms: OrderRow['escrowOrder']): string | null {
  try {
    return terms && orderHash(terms)
  } catch {
    return null
  }
}

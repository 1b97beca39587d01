import type { NodeRecords } from '#chains/contract/node.ts'
import { allPages } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Store } from './contract.ts'
import type { SlotRow } from './txSlots/types.ts'

const PAGE = 500

/**
 * A network's records in the database. Processes that sign nothing have no tx slots.
 * @param lookAhead indexes that may be with users though the database lost them
 */
export const nodeRecords = (
  { depositAddresses, slots }: Pick<Store, 'depositAddresses'> & Partial<Pick<Store, 'slots'>>,
  chainId: ChainId,
  lookAhead?: number,
): NodeRecords => ({
  ...(lookAhead === undefined ? {} : { lookAhead }),
  async unsettled() {
    if (!slots) return []
    const open = await allPages(PAGE, (after?: SlotRow) => slots.unsettled(chainId, { limit: PAGE, after }))
    return open.flatMap(({ txs }) => txs.map(({ raw }) => raw))
  },
  depositAddresses: (after) => depositAddresses.since(chainId, after),
})

import type { DepositRow } from '#store/deposits/types.ts'
import { allPages } from '../allPages.ts'
import type { ChainContext } from '../contract.ts'

/** Every deposit of the chain that is not final, page by page: old ones that wait must not hide newer ones. */
export const unfinalDeposits = ({ deps, chain, policy }: ChainContext): Promise<DepositRow[]> =>
  allPages(policy.pageSize, (last?: DepositRow) => deps.store.deposits.unfinal(chain.id, policy.pageSize, last?.id))

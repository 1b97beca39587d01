import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { isInOwnAccount, proveSome } from './claimTerms.ts'

/**
 * Ends claimed orders (claims count at finality only), and paid ones whose deposit the maker already holds. On a
 * network with escrows only the deposit proves that: a forged row would end the claim of an escrowed deposit.
 */
export async function finishOrders(ctx: ChainContext): Promise<void> {
  const { store, failpoints } = ctx.deps
  const query = { fromChain: ctx.chain.id, limit: ctx.policy.pageSize }
  const claimed = await step(failpoints, 'finish.list', () => store.orders.inStates({ ...query, states: ['claimed'] }))
  const paid = await step(failpoints, 'finish.paid', () =>
    store.orders.inStates({ ...query, states: ['final'], custody: 'maker' }),
  )
  const unproven = paid.filter((order) => !isInOwnAccount(ctx, order))
  await proveSome(ctx, unproven)
  const own = paid.filter((order) => isInOwnAccount(ctx, order))
  const ids = [...claimed, ...own].map(({ id }) => id)
  if (ids.length > 0) await step(failpoints, 'finish.done', () => store.orders.applyAll(ids, 'done', ctx.fence))
  for (const { id } of own) ctx.memory.settle.inOwnAccount.delete(id)
}

import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

/** Ends what needs nothing more: claimed orders (claims are counted at finality only), and paid ones whose deposit the maker holds already. */
export async function finishOrders(ctx: ChainContext): Promise<void> {
  const { store, failpoints } = ctx.deps
  const query = { fromChain: ctx.chain.id, limit: ctx.policy.pageSize }
  const claimed = await step(failpoints, 'finish.list', () => store.orders.inStates({ ...query, states: ['claimed'] }))
  const paid = await step(failpoints, 'finish.paid', () =>
    store.orders.inStates({ ...query, states: ['final'], custody: 'maker' }),
  )
  const ids = [...claimed, ...paid].map(({ id }) => id)
  if (ids.length > 0) await step(failpoints, 'finish.done', () => store.orders.applyAll(ids, 'done', ctx.fence))
}

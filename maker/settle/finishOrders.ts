import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'

/** Ends what needs nothing more: claimed orders (claims are counted at finality only), and paid ones whose deposit the maker holds already. */
export async function finishOrders(ctx: ChainContext): Promise<void> {
  const { store, failpoints } = ctx.deps
  const query = { fromChain: ctx.chain.id, limit: ctx.policy.pageSize }
  const claimed = await step(failpoints, 'finish.list', () => store.orders.inStates({ ...query, states: ['claimed'] }))
  const paid = await step(failpoints, 'finish.paid', () =>
    store.orders.inStates({ ...query, states: ['final'], custody: 'maker' }),
  )
  for (const order of [...claimed, ...paid]) {
    await guarded(ctx, 'finish', { order: order.id }, () =>
      step(failpoints, 'finish.done', () => store.orders.apply(order.id, 'done', { fence: ctx.fence })),
    )
  }
}

import type { PayoutAction } from '#chains/contract.ts'
import { addressRules } from '#chains/registry.ts'
import { noScreening } from '#core/order/screening.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/chainTime.ts'
import { authorizationOf, type OpeningProblem, openingProblem } from '../decide/opening.ts'
import { validateDeposit } from '../decide/validate.ts'
import { step } from '../failpoints.ts'
import { orderFacts } from './orderFacts.ts'

type OpenAction = PayoutAction & { kind: 'open' }
export type CheckedOpening = { action: OpenAction; order: OrderRow } | { problem: OpeningProblem }

const problem = (kind: OpeningProblem['kind'], reason: string): CheckedOpening => ({ problem: { kind, reason } })

/**
 * Builds the call that opens an order for its depositor, before each signature, from rows that prove nothing: the
 * depositor's signature must match the order as it is now, and the maker must be willing to pay that order.
 */
export async function openingAction(ctx: ChainContext, opening: OpeningRow): Promise<CheckedOpening> {
  const { store, failpoints, clock, catalogue, screening } = ctx.deps
  const order = await step(failpoints, 'open.order', () => store.orders.get(opening.orderId))
  const asset = catalogue.assets.find(({ id }) => id === order?.fromAsset) ?? null
  const depositor = addressRules(ctx.chain.family).toBytes(opening.depositor)
  const now = chainTime(clock.now(), ctx.memory.watch.head?.time ?? null)
  const found = openingProblem({ opening, order, depositor, chain: ctx.chain.id, asset, now })
  if (found) return { problem: found }
  const authorization = authorizationOf(opening, asset)
  const { escrow, escrowOrder: terms, makerSignature } = order ?? {}
  if (!order || !escrow || !terms || !makerSignature || !authorization) return problem('refuse', 'gasless_unavailable')
  const subject = {
    stage: 'deposit' as const,
    addresses: [
      { chain: order.fromChain, address: order.fromAddress },
      { chain: order.toChain, address: order.recipient },
    ],
  }
  const listed = await step(failpoints, 'open.screen', () => (screening ?? noScreening).check(subject))
  if (listed) return problem('refuse', listed.reason)
  const expected = { asset: order.fromAsset, amount: terms.inputAmount, exception: null, memo: null }
  const verdict = validateDeposit(orderFacts(ctx, order, expected, terms))
  if (verdict.kind !== 'pay') return problem('wait', verdict.reason)
  const signed = await step(
    failpoints,
    'open.check',
    async () => ctx.node.checkAuthorization?.(escrow, terms, authorization) ?? 'unavailable',
  )
  if (signed !== 'signed')
    return problem('refuse', signed === 'unavailable' ? 'gasless_unavailable' : 'signature_invalid')
  return { action: { kind: 'open', escrow, order: terms, makerSignature, authorization }, order }
}

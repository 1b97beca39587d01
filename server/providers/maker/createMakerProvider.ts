import { escrowAt } from '#core/catalogue/escrows.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { orderStatus } from '#core/order/status.ts'
import { refundStep } from '#chains/evm/steps.ts'
import type { RouteProvider } from '../provider.ts'
import { type MakerPrepareDeps, prepareWithMaker } from './prepare.ts'
import { makerPolicy } from './policy.ts'
import { quoteMaker } from './quote.ts'

export const MAKER = 'maker'

/** Our own maker as a provider: catalogue routes, live gas prices and its own inventory. */
export function createMakerProvider(deps: MakerPrepareDeps): RouteProvider {
  const routes = deps.catalogue.routes.filter(({ enabled }) => enabled)
  return {
    name: MAKER,
    routes: () => routes,
    quote: (request) => quoteMaker(deps, request),
    prepare: (placement) => prepareWithMaker(deps, placement),
    policy: makerPolicy(deps.catalogue),
    refundStep: (order, now) => {
      // Escrows of every generation refund, but a wallet must only ever be sent to a contract of ours.
      const escrow = escrowAt(chainById(deps.catalogue, order.fromChain).settlement, order.escrow)
      if (orderStatus(order, now) !== 'action_needed' || !escrow || !order.escrowOrder || !order.makerSignature)
        return null
      return refundStep(order.escrowOrder, escrow.address as `0x${string}`, order.makerSignature)
    },
  }
}

import { escrowAt } from '#core/catalogue/escrows.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { publicStatus } from '#core/order/status.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { refundStep } from '../../orders/steps/evm.ts'
import type { RouteProvider } from '../provider.ts'
import { type MakerPlaceDeps, placeWithMaker } from './place.ts'
import { quoteMaker } from './quote.ts'

export const MAKER = 'maker'

/** Our own maker as a provider: catalogue routes, live gas prices and its own inventory. */
export function createMakerProvider(deps: MakerPlaceDeps): RouteProvider {
  const status = (order: OrderRow, now: Date) =>
    publicStatus(order.state, { escrowed: order.custody === 'escrow', refundAfter: order.refundAfter, now })
  return {
    name: MAKER,
    pairs: () => deps.catalogue.routes.filter((r) => r.enabled).map(({ from, to }) => ({ from, to })),
    quote: (request) => quoteMaker(deps, request),
    place: (placement) => placeWithMaker(deps, placement),
    refundStep: (order, now) => {
      // Escrows of every generation refund, but a wallet must only ever be sent to a contract of ours.
      const escrow = escrowAt(chainById(deps.catalogue, order.fromChain).settlement, order.escrow)
      if (status(order, now) !== 'action_needed' || !escrow || !order.escrowOrder || !order.makerSignature) return null
      return refundStep(order.escrowOrder, escrow.address as `0x${string}`, order.makerSignature)
    },
    status,
  }
}

import { noRoutes } from '#core/catalogue/availability.ts'
import { type Custody, type MakerCustody, makerCustodies } from '#core/order/escrowOrder.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import type { QuotesData } from '#core/wire/quote.ts'

/**
 * True if this app can send the deposit. It checks deposits against addresses that its build pins, and has none of
 * external providers: their routes and quotes are for other clients of the API.
 */
const canSend = ({ custody }: { readonly custody: Custody }): boolean =>
  makerCustodies.includes(custody as MakerCustody)

/** Keeps the quotes whose deposits this app can send. */
export const sendableQuotes = ({ quotes, reasons }: QuotesData): QuotesData => ({
  quotes: quotes.filter(canSend),
  reasons,
})

/** Keeps the routes whose deposits this app can send; a network without any remaining route is marked unavailable. */
export function sendableRoutes(data: ChainsData): ChainsData {
  const routes = data.routes.filter(canSend)
  if (routes.length === data.routes.length) return data
  const reached = new Set(routes.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId]))
  const list = data.list.map((row) => ({
    ...row,
    route: !row.route.available || reached.has(row.chain_id) ? row.route : noRoutes({ name: row.chain_name }),
  }))
  return { list, routes }
}

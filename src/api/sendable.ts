import { noRoutes } from '#core/catalogue/availability.ts'
import { AppError } from '#core/errors.ts'
import { type Custody, type MakerCustody, makerCustodies } from '#core/order/escrowOrder.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import type { Quote, QuoteRequest, QuotesData } from '#core/wire/quote.ts'

/**
 * True if this app can send the deposit. It checks deposits against addresses that its build pins, and has none of
 * external providers: their routes and quotes are for other clients of the API.
 */
const canSend = ({ custody }: { readonly custody: Custody }): boolean =>
  makerCustodies.includes(custody as MakerCustody)

/**
 * Keeps the quotes whose deposits this app can send. Later checks compare the deposit with the quote, so a quote must
 * first be for the requested assets and amount.
 *
 * @throws AppError `bad_answer` if only quotes for something else remain
 */
export function sendableQuotes(request: QuoteRequest, { quotes, reasons }: QuotesData): QuotesData {
  const sendable = quotes.filter(canSend)
  const requested = sendable.filter((quote) => isFor(request, quote))
  if (requested.length === 0 && sendable.length > 0)
    throw new AppError('bad_answer', 'The server’s quotes are for another transfer.', { retriable: true })
  return { quotes: requested, reasons }
}

const isFor = (request: QuoteRequest, quote: Quote): boolean =>
  quote.from_asset === request.from_asset && quote.to_asset === request.to_asset && quote.send_amount === request.amount

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

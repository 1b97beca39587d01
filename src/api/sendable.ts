import { noRoutes } from '#core/catalogue/availability.ts'
import { AppError } from '#core/errors.ts'
import { isExternal } from '#core/order/escrowOrder.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import type { QuoteRequest, QuotesData, QuotesPart } from '#core/wire/quote.ts'

/**
 * Keeps the quotes for what was asked. Later checks compare the deposit with the quote, so a quote must first be for the
 * requested assets and for the requested amount on the side that was asked for: of an exact payout, nothing less may arrive.
 *
 * Providers that never answered, because the answer broke off, count as refusals.
 *
 * @throws AppError `bad_answer` if only quotes for something else remain
 */
export function sendableQuotes(
  request: QuoteRequest,
  { quotes, reasons, pending = [] }: QuotesData & Partial<Pick<QuotesPart, 'pending'>>,
): QuotesData {
  const side = request.exact ?? 'send'
  const requested = quotes.filter(
    ({ from_asset, to_asset, exact, send_amount, receive_amount, min_receive_amount, destination_gas }) =>
      from_asset === request.from_asset &&
      to_asset === request.to_asset &&
      exact === side &&
      (side === 'send' ? [send_amount] : [receive_amount, min_receive_amount]).every(
        (amount) => amount === request.amount,
      ) &&
      [request.destination_gas, '0'].includes(destination_gas),
  )
  if (requested.length === 0 && quotes.length > 0)
    throw new AppError('bad_answer', 'The server’s quotes are for another transfer.', { retriable: true })
  return { quotes: requested, reasons: [...reasons, ...pending] }
}

/** True if wallets of the family send steps of external providers; deposits of others are paid to an address from anywhere. */
export const sendsExternalSteps = (family: string): boolean => family === 'evm'

/**
 * Keeps the routes whose deposits this app can send: of external providers, payments from anywhere and what wallets of EVM networks send. A
 * network without any remaining route is marked unavailable.
 */
export function sendableRoutes(data: ChainsData): ChainsData {
  const sending = new Set(data.list.filter(({ family }) => sendsExternalSteps(family)).map(({ chain_id }) => chain_id))
  const routes = data.routes.filter(
    ({ custody, fromChainId, pays_to_address: toAddress }) =>
      !isExternal(custody) || toAddress || sending.has(fromChainId),
  )
  if (routes.length === data.routes.length) return data
  const reached = new Set(routes.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId]))
  const list = data.list.map((row) => ({
    ...row,
    route: !row.route.available || reached.has(row.chain_id) ? row.route : noRoutes({ name: row.chain_name }),
  }))
  return { list, routes }
}

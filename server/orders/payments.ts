import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { chainById } from '#core/catalogue/lookups.ts'
import { AppError } from '#core/errors.ts'
import { REQUEST_TOPIC } from '#store/work/types.ts'
import { spend } from '../http/rateLimit.ts'
import { canonicalAddress } from '../quotes/request.ts'
import { paymentId } from '#core/wire/common.ts'
import { payment, paymentNotice, paymentOrder } from '#core/wire/order.ts'
import type { ServerDeps } from '../deps.ts'
import { isOpen } from '../http/guards.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import { loadParts } from './load.ts'
import { type OrderView, withoutExplorers } from './view.ts'

/** A request is paid by one order, or by a few; the newest ones are listed. */
const MOST_ORDERS = 50

const read = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/payments/{id}',
  summary: 'List orders that name a payment request, newest first; the reader compares them with the request',
  request: { params: z.object({ id: paymentId }) },
  responses: answersData(payment),
})

/** Messages about requests that a person may ask for per hour. */
const NOTICES_PER_HOUR = 20

const notify = createRoute({
  method: 'post',
  path: '/api/bridge_api/v1/payments/{id}/notice',
  summary: 'Ask for one message of the bot once this payment request is paid; only in Telegram',
  request: { params: z.object({ id: paymentId }), body: body(paymentNotice) },
  responses: answersData(z.object({})),
})

/** Orders of a payment request. The id proves nothing: asset, recipient and amount decide what an order pays. */
export function paymentRoutes(
  deps: Pick<ServerDeps, 'store' | 'catalogue' | 'clock' | 'config' | 'policy'>,
  view: Pick<OrderView, 'toWire'>,
) {
  return createRouter()
    .openapi(notify, async (c) => {
      const { id } = c.req.valid('param')
      const { asset, recipient, amount } = c.req.valid('json')
      const person = await c.get('visitor').person()
      if (person === null)
        throw new AppError('telegram_session_required', 'Open the app in Telegram.', { status: 401, retriable: false })
      await spend(deps, `payment-notice:${person}`, NOTICES_PER_HOUR, 3600)
      const row = deps.catalogue.assets.find((one) => one.id === asset)
      if (!row || BigInt(amount) === 0n)
        throw new AppError('request_invalid', 'This payment request can’t be paid.', { status: 400, retriable: false })
      const payee = canonicalAddress(chainById(deps.catalogue, row.chainId), recipient, 'recipient')
      await deps.store.outbox.add(REQUEST_TOPIC, id, { telegram: person, asset, recipient: payee, amount })
      return c.json(ok({}), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const visitor = c.get('visitor')
      const withLinks = await isOpen(deps, visitor, 'links')
      const orders = []
      // One after another: a stranger's id must not take all connections of the pool.
      for (const row of await deps.store.orders.ofPayment(id, MOST_ORDERS)) {
        const order = view.toWire(await loadParts(deps, row))
        // Parsing drops every other field, the payer's above all.
        orders.push(paymentOrder.parse(withLinks ? order : withoutExplorers(order)))
      }
      return c.json(ok({ id, orders }), 200)
    })
}

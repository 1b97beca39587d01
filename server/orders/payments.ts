import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { payment, paymentId, paymentOrder } from '#core/wire/order.ts'
import type { ServerDeps } from '../deps.ts'
import { isOpen } from '../http/guards.ts'
import { answersData, createRouter, ok } from '../http/router.ts'
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

/** Orders of a payment request. The id proves nothing: asset, recipient and amount decide what an order pays. */
export function paymentRoutes(
  deps: Pick<ServerDeps, 'store' | 'clock' | 'config' | 'policy'>,
  view: Pick<OrderView, 'toWire'>,
) {
  return createRouter().openapi(read, async (c) => {
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

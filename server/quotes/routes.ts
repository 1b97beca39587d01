import { createRoute } from '@hono/zod-openapi'
import { quoteRequest, quotesData } from '#core/wire/quote.ts'
import type { ServerDeps } from '../deps.ts'
import { requireSameChannel } from '../http/channel.ts'
import { requireCountry } from '../http/guards.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import type { Quoting } from './createQuoting.ts'

const quotes = createRoute({
  method: 'post',
  path: '/api/bridge_api/v1/quotes',
  summary: 'Get quotes from all providers, and the reasons of those that did not quote',
  request: { body: body(quoteRequest) },
  responses: answersData(quotesData),
})

export function quoteRoutes(deps: Pick<ServerDeps, 'config'>, quoting: Quoting) {
  return createRouter().openapi(quotes, async (c) => {
    const visitor = c.get('visitor')
    const { channel_id, ...wanted } = c.req.valid('json')
    requireCountry(deps, visitor)
    requireSameChannel(visitor.channel, channel_id)
    return c.json(ok(await quoting(wanted, visitor.channel, await visitor.surface())), 200)
  })
}

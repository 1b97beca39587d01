import { createRoute } from '@hono/zod-openapi'
import { quoteRequest, quotesData } from '#core/wire/quote.ts'
import type { ServerDeps } from '../deps.ts'
import { requireSameChannel } from '../http/channel.ts'
import { requireCountry } from '../http/guards.ts'
import { linesAnswer, toLines, wantsLines } from '../http/lines.ts'
import { body, createRouter, ok } from '../http/router.ts'
import type { Quoting } from './createQuoting.ts'

const quotes = createRoute({
  method: 'post',
  path: '/api/bridge_api/v1/quotes',
  summary:
    'Get quotes from all providers, and the reasons of those that did not quote; as they arrive with `Accept: application/x-ndjson`',
  request: { body: body(quoteRequest) },
  responses: linesAnswer(quotesData),
})

export function quoteRoutes(deps: Pick<ServerDeps, 'config' | 'log'>, quoting: Quoting) {
  return createRouter().openapi(quotes, async (c) => {
    const visitor = c.get('visitor')
    const { channel_id, ...wanted } = c.req.valid('json')
    requireCountry(deps, visitor)
    requireSameChannel(visitor.channel, channel_id)
    const leaving = new AbortController()
    c.req.raw.signal.addEventListener('abort', () => leaving.abort())
    const { channel } = visitor
    const visit = { wanted, channel, surface: await visitor.surface(), signal: leaving.signal }
    if (!wantsLines(c)) return c.json(ok(await quoting.all(visit)), 200)
    return (await toLines(c, quoting.parts(visit), leaving, deps.log)) as never
  })
}

import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { quoteRequest, quotesData, type QuotesPart } from '#core/wire/quote.ts'
import type { Log } from '#runtime/log.ts'
import type { ServerDeps } from '../deps.ts'
import { requireSameChannel } from '../http/channel.ts'
import { requireCountry } from '../http/guards.ts'
import { answersData, body, createRouter, ok } from '../http/router.ts'
import type { Quoting } from './createQuoting.ts'

/** Asked for by `Accept`: one JSON text per line, each with everything so far. */
const LINES = 'application/x-ndjson'

const { 200: inOnePiece } = answersData(quotesData)
/** The calls' types have the answer in one piece; a reader of lines parses them itself. */
const inLines = { [LINES]: { schema: z.string() } } as object
const quotes = createRoute({
  method: 'post',
  path: '/api/bridge_api/v1/quotes',
  summary:
    'Get quotes from all providers, and the reasons of those that did not quote; as they arrive with `Accept: application/x-ndjson`',
  request: { body: body(quoteRequest) },
  responses: { 200: { ...inOnePiece, content: { ...inOnePiece.content, ...inLines } } },
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
    if (!c.req.header('accept')?.includes(LINES)) return c.json(ok(await quoting.all(visit)), 200)
    const { lines, sent } = await toLines(quoting.parts(visit), leaving, deps.log)
    c.set('sent', sent)
    // nginx would hold the lines back until its buffer is full.
    return c.body(lines, 200, { 'Content-Type': LINES, 'X-Accel-Buffering': 'no' }) as never
  })
}

/**
 * Writes one line per part, read as fast as the caller takes them. The first is awaited, so that a failure before it is an
 * error with a status of its own; after a later one the lines end without a complete one.
 */
async function toLines(parts: AsyncGenerator<QuotesPart>, leaving: AbortController, log: Log) {
  const encoder = new TextEncoder()
  let end = (): void => {}
  const sent = new Promise<void>((resolve) => (end = resolve))
  leaving.signal.addEventListener('abort', end)
  let first: IteratorResult<QuotesPart, void> | null = await parts.next()
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = first ?? (await parts.next().catch((err: unknown) => log.warn({ err }, 'quotes broke off')))
      first = null
      if (part?.value) controller.enqueue(encoder.encode(`${JSON.stringify(ok(part.value))}\n`))
      if (part?.value?.complete === false) return
      controller.close()
      end()
    },
    cancel: () => leaving.abort(),
  })
  return { lines, sent }
}

import type { Context } from 'hono'
import { z } from 'zod'
import type { Log } from '#runtime/log.ts'
import type { AppEnv } from './env.ts'
import { answersData, ok } from './router.ts'

/** Asked for by `Accept`: one JSON text per line. */
const LINES = 'application/x-ndjson'

export const wantsLines = (c: Context<AppEnv>): boolean => c.req.header('accept')?.includes(LINES) === true

/** Describes an answer in one piece or in lines. The call's type has it in one piece; a reader of lines parses them itself. */
export function linesAnswer<T extends z.ZodType>(data: T) {
  const { 200: inOnePiece } = answersData(data)
  const inLines = { [LINES]: { schema: z.string() } } as object
  return { 200: { ...inOnePiece, content: { ...inOnePiece.content, ...inLines } } }
}

/**
 * Writes one line per part, read as fast as the caller takes them. The first is awaited, so that a failure before it is an
 * error with a status of its own; after a later one the lines end without a complete one.
 */
export async function toLines(
  c: Context<AppEnv>,
  parts: AsyncGenerator<{ readonly complete: boolean }>,
  leaving: AbortController,
  log: Log,
): Promise<Response> {
  const encoder = new TextEncoder()
  let end = (): void => {}
  const sent = new Promise<void>((resolve) => (end = resolve))
  leaving.signal.addEventListener('abort', end)
  let first: IteratorResult<{ readonly complete: boolean }, void> | null = await parts.next()
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part =
        first ?? (await parts.next().catch((err: unknown) => log.warn({ err }, 'an answer in lines broke off')))
      first = null
      if (part?.value) controller.enqueue(encoder.encode(`${JSON.stringify(ok(part.value))}\n`))
      if (part?.value?.complete === false) return
      controller.close()
      end()
    },
    cancel: () => leaving.abort(),
  })
  c.set('sent', sent)
  // nginx would hold the lines back until its buffer is full.
  return c.body(lines, 200, { 'Content-Type': LINES, 'X-Accel-Buffering': 'no' })
}

import { eq, lt } from 'drizzle-orm'
import type { Quotes } from './quoteTypes.ts'
import { quoteRequests, quotes } from '../schema.ts'
import type { Context } from '../context.ts'

export function createQuotes({ run }: Context): Quotes {
  return {
    save: (request, offered) =>
      run.write(async ({ q }) => {
        await q.insert(quoteRequests).values(request)
        if (offered.length > 0)
          await q.insert(quotes).values(offered.map((quote) => ({ ...quote, requestId: request.id })))
      }),
    get: (id) =>
      run.read(async (q) => {
        const [row] = await q.select().from(quotes).where(eq(quotes.id, id))
        if (!row) return null
        const { surface: _, ...quote } = row
        return quote
      }),
    offers: (requestId) =>
      run.read(async (q) => {
        const [row] = await q
          .select({ offers: quoteRequests.offers })
          .from(quoteRequests)
          .where(eq(quoteRequests.id, requestId))
        return row?.offers ?? null
      }),
    purge: (before) =>
      run.write(async ({ q }) => {
        await q.delete(quoteRequests).where(lt(quoteRequests.expiresAt, before))
        return (await q.delete(quotes).where(lt(quotes.expiresAt, before)).returning({ id: quotes.id })).length
      }),
  }
}

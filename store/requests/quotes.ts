import { eq, lt } from 'drizzle-orm'
import { quoteRequests, quotes } from '../schema.ts'
import type { Context } from '../context.ts'

interface StoredQuote {
  id: string
  provider: string
  request: unknown
  body: unknown
  expiresAt: Date
  channelId: number
  /** Null for a quote of an earlier release. */
  requestId: string | null
}

/** One quote request: the answers of all providers, refusals included. */
interface QuoteRequestRow {
  id: string
  answers: unknown
  expiresAt: Date
}

export interface Quotes {
  /** Stores the request and its new quotes, possibly none, in one statement; its answers replace earlier ones. */
  save(
    request: QuoteRequestRow,
    quotes: readonly (Omit<StoredQuote, 'requestId'> & { surface: string })[],
  ): Promise<void>
  get(id: string): Promise<StoredQuote | null>
  /** Null once the request was purged. */
  answers(requestId: string): Promise<unknown>
  /** Drops quotes and requests that expired before then; returns the number of quotes. */
  purge(before: Date): Promise<number>
}

export function createQuotes({ run }: Context): Quotes {
  return {
    save: (request, offered) =>
      run.statement(async (q) => {
        const { answers, expiresAt } = request
        const stored = q
          .insert(quoteRequests)
          .values(request)
          .onConflictDoUpdate({ target: quoteRequests.id, set: { answers, expiresAt } })
        if (offered.length === 0) return void (await stored)
        const kept = q.$with('kept').as(stored.returning({ id: quoteRequests.id }))
        await q
          .with(kept)
          .insert(quotes)
          .values(offered.map((quote) => ({ ...quote, requestId: request.id })))
      }),
    get: (id) =>
      run.read(async (q) => {
        const [row] = await q.select().from(quotes).where(eq(quotes.id, id))
        if (!row) return null
        const { surface: _, ...quote } = row
        return quote
      }),
    answers: (requestId) =>
      run.read(async (q) => {
        const [row] = await q
          .select({ offers: quoteRequests.answers })
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

import { eq, lt } from 'drizzle-orm'
import type { Quotes } from '../contract/quotes.ts'
import { quotes } from '../schema/index.ts'
import type { Context } from './context.ts'

export function createQuotes({ run }: Context): Quotes {
  return {
    save: (quote) =>
      run.write(
        async ({ q }) =>
          void (await q.insert(quotes).values(quote).onConflictDoUpdate({ target: quotes.id, set: quote })),
      ),
    get: (id) =>
      run.read(async (q) => {
        const [row] = await q.select().from(quotes).where(eq(quotes.id, id))
        if (!row) return null
        const { surface: _, ...quote } = row
        return quote
      }),
    purge: (before) =>
      run.write(
        async ({ q }) =>
          (await q.delete(quotes).where(lt(quotes.expiresAt, before)).returning({ id: quotes.id })).length,
      ),
  }
}

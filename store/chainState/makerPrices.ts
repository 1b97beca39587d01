import { asc, gte, lt } from 'drizzle-orm'
import type { MakerPrices } from './makerPriceTypes.ts'
import { makerPrices } from '../schema.ts'
import type { Context } from '../context.ts'

export function createMakerPrices({ run }: Context): MakerPrices {
  return {
    record: (samples) =>
      run.write(
        async ({ q }) =>
          void (
            samples.length > 0 &&
            (await q
              .insert(makerPrices)
              .values([...samples])
              .onConflictDoNothing())
          ),
      ),
    since: (at) =>
      run.read((q) => q.select().from(makerPrices).where(gte(makerPrices.at, at)).orderBy(asc(makerPrices.at))),
    purge: (before) =>
      run.write(
        async ({ q }) =>
          (await q.delete(makerPrices).where(lt(makerPrices.at, before)).returning({ key: makerPrices.key })).length,
      ),
  }
}

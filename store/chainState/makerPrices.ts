import { asc, gte, lt } from 'drizzle-orm'
import { makerPrices } from '../schema.ts'
import type { Context } from '../context.ts'

/** A price in 1e-8 dollars, or a gas price in base units, at a time. */
export interface PriceSample {
  key: string
  at: Date
  value: bigint
  /** Proves to other makers that a maker wrote the sample. */
  mac: string
}

/** Prices observed by makers; only makers write and read them. */
export interface MakerPrices {
  /** Ignores samples that exist. */
  record(samples: readonly PriceSample[]): Promise<void>
  /** Oldest first. */
  since(at: Date): Promise<PriceSample[]>
  purge(before: Date): Promise<number>
}

export function createMakerPrices({ run }: Context): MakerPrices {
  return {
    record: (samples) =>
      run.statement(
        async (q) =>
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
      run.statement(
        async (q) =>
          (await q.delete(makerPrices).where(lt(makerPrices.at, before)).returning({ key: makerPrices.key })).length,
      ),
  }
}

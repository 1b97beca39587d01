import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { providerChecks, reconciledChains } from '../schema.ts'
import type { Assurance } from './types.ts'

export const createAssurance = ({ run }: Context): Assurance => ({
  recordReconciled: ({ chainId, ...read }) =>
    run.statement(async (q) => {
      const change = { target: reconciledChains.chainId, set: read }
      await q
        .insert(reconciledChains)
        .values({ chainId, ...read })
        .onConflictDoUpdate(change)
    }),

  reconciled: () => run.read((q) => q.select().from(reconciledChains).orderBy(asc(reconciledChains.chainId))),

  recordProviderCheck: (check) =>
    run.statement(async (q) => {
      const change = { target: providerChecks.id, set: check }
      await q
        .insert(providerChecks)
        .values({ id: 1, ...check })
        .onConflictDoUpdate(change)
    }),

  providerCheck: () =>
    run.read(async (q) => {
      const [row] = await q.select().from(providerChecks)
      if (!row) return null
      const { id: _, ...check } = row
      return check
    }),
})

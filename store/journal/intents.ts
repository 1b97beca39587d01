import { and, eq, sql } from 'drizzle-orm'
import { createSharedReads } from '#chains/rpc/sharedReads.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Intents } from './types.ts'
import { restoreLost } from './replay.ts'
import { signers, slots } from '../schema.ts'
import { holdsAllSince, rolledBack } from './versionMarks.ts'
import { type Context, only } from '../context.ts'
import { readCount, requireCurrent } from './moneyVersion.ts'

export function createIntents({
  run,
  clock,
  log,
  journal,
  marks,
  signed,
  depositNetworks,
  renewSessions,
}: Context): Intents {
  const shared = createSharedReads()
  const countSigned = async (chain: ChainId) => {
    const before = marks.run(chain)
    const counted = await run.read(async (q) => {
      const { journalled } = await readCount(q, chain)
      const isUncounted = journalled === 0n
      const anySlot = () => q.select({ id: slots.id }).from(slots).where(eq(slots.chainId, chain)).limit(1)
      return { newest: journalled, hasSlots: isUncounted && (await anySlot()).length > 0 }
    })
    // The database has less than this process wrote: it must be restored before any decision.
    if (before !== null && counted.newest < before.to) throw rolledBack(chain)
    return { before, ...counted }
  }
  return {
    requireCurrent: (chain) => run.read((q) => requireCurrent(q, marks, chain)),

    restore: async () => {
      renewSessions()
      return restoreLost(run, (await journal?.read()) ?? [], marks, { clock, log, depositNetworks })
    },

    // Payouts of a batch query concurrently, so they share one read.
    holdsAllSince: async (chain, since) => {
      if (!journal) return true
      const counted = await shared(String(chain), () => countSigned(chain))
      return holdsAllSince({ ...counted, after: marks.run(chain) }, since)
    },

    earlier: (subject) => signed?.earlier(subject) ?? [],
    reachesBackTo: (chain, since) => !journal || (marks.run(chain)?.since ?? clock.now()) <= since,
    signedSince: (chain, since) => signed?.since(chain, since) ?? [],
    transfersSince: (since) => signed?.transfersSince(since) ?? [],
    transferIn: (slot) => signed?.transferIn(slot) ?? null,

    keepAddresses: async (orders) => {
      if (!journal || !signed) return
      const lacking = orders.filter((order) => !signed.hasAddress(order))
      const at = clock.now()
      await Promise.all(lacking.map((order) => journal.append({ kind: 'address', order, at })))
    },

    meetSigner: (chainId, signer, nextSlot) =>
      run.statement(
        async (q) => void (await q.insert(signers).values({ chainId, signer, nextSlot }).onConflictDoNothing()),
      ),

    durability: () =>
      run.read(async (q) => {
        const settings = await q.execute(
          sql`select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync, current_setting('synchronous_standby_names') as standbys`,
        )
        const row = only(settings as unknown as { commit: string; fsync: string; standbys: string }[])
        return { synchronousCommit: row.commit, fsync: row.fsync, standbyNames: row.standbys }
      }),

    signerRecord: (chainId, signer, since) =>
      run.read(async (q) => {
        const [known] = await q
          .select({ nextSlot: signers.nextSlot })
          .from(signers)
          .where(and(eq(signers.chainId, chainId), eq(signers.signer, signer)))
        if (!known) return { nextSlot: null, unexplained: 0n }
        const young = sql`${slots.createdAt} >= ${since.toISOString()}::timestamptz`
        const [row] = await q
          .select({
            // Slots are assigned in order, so those of this period begin after the last older one.
            first: sql<string | null>`coalesce(max(${slots.slot}) filter (where not ${young}) + 1, min(${slots.slot}))`,
            ours: sql<string>`count(*) filter (where ${young} and ${slots.state} <> 'lost')`,
          })
          .from(slots)
          .where(and(eq(slots.chainId, chainId), eq(slots.signer, signer)))
        const first = row?.first ? BigInt(row.first) : known.nextSlot
        return { nextSlot: known.nextSlot, unexplained: known.nextSlot - first - BigInt(row?.ours ?? 0) }
      }),
  }
}

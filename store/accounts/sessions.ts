import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { Sessions, SessionScope } from './types.ts'
import { nonces, sessions } from '../schema.ts'
import type { Context } from '../context.ts'

const owned = ({ userId, family, chainId: network }: SessionScope) =>
  and(
    eq(sessions.userId, userId),
    eq(sessions.family, family),
    network == null ? undefined : eq(sessions.chainId, network),
  )
const ofPerson = (userId: number) => owned({ userId: String(userId), family: 'telegram' })

export function createSessions({ run }: Context): Sessions {
  return {
    saveNonce: (nonce, purpose, terms) =>
      run.statement(
        async (q) =>
          void (await q.insert(nonces).values({ nonce, purpose, expiresAt: new Date(terms.expiresAt), terms })),
      ),
    consumeNonce: (nonce, purpose, now) =>
      run.statement(async (q) => {
        const rows = await q
          .delete(nonces)
          .where(and(eq(nonces.nonce, nonce), eq(nonces.purpose, purpose)))
          .returning({ expiresAt: nonces.expiresAt, terms: nonces.terms })
        const [found] = rows
        return found && found.expiresAt > now ? found.terms : null
      }),
    spendNonce: (nonce, purpose, expiresAt) =>
      run.statement(
        async (q) =>
          (
            await q
              .insert(nonces)
              .values({ nonce, purpose, expiresAt })
              .onConflictDoNothing()
              .returning({ nonce: nonces.nonce })
          ).length === 1,
      ),
    create: (session) =>
      run.statement(async (q) => void (await q.insert(sessions).values({ ...session, lastSeenAt: session.createdAt }))),
    touch: (tokenHash, lastSeenAt) =>
      run.statement(
        async (q) => void (await q.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash))),
      ),
    of: (scope, now) =>
      run.read((q) =>
        q
          .select()
          .from(sessions)
          .where(and(owned(scope), gt(sessions.expiresAt, now)))
          .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash),
      ),
    ofPerson: (userId, now) =>
      run.read((q) =>
        q
          .select({
            id: sessions.id,
            device: sessions.device,
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
          })
          .from(sessions)
          .where(and(ofPerson(userId), gt(sessions.expiresAt, now)))
          .orderBy(desc(sessions.lastSeenAt), sessions.id),
      ),
    endOfPerson: (userId, id) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(sessions)
              .where(and(ofPerson(userId), eq(sessions.id, id)))
              .returning({ id: sessions.id })
          ).length > 0,
      ),
    endAllOfPerson: (userId) =>
      run.statement(
        async (q) => (await q.delete(sessions).where(ofPerson(userId)).returning({ id: sessions.id })).length,
      ),
    revokeOthers: ({ tokenHash, ...scope }) =>
      run.statement(
        async (q) =>
          (
            await q
              .delete(sessions)
              .where(and(owned(scope), ne(sessions.tokenHash, tokenHash)))
              .returning({ id: sessions.id })
          ).length,
      ),
    revokeAll: (scope) =>
      run.statement(
        async (q) => (await q.delete(sessions).where(owned(scope)).returning({ id: sessions.tokenHash })).length,
      ),
    get: (tokenHash, now) =>
      run.read(
        async (q) =>
          (
            await q
              .select()
              .from(sessions)
              .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
          )[0] ?? null,
      ),
    revoke: (tokenHash) =>
      run.statement(async (q) => void (await q.delete(sessions).where(eq(sessions.tokenHash, tokenHash)))),
    purge: (before) =>
      run.write(async ({ q }) => {
        const gone = await q
          .delete(sessions)
          .where(lt(sessions.expiresAt, before))
          .returning({ id: sessions.tokenHash })
        const stale = await q.delete(nonces).where(lt(nonces.expiresAt, before)).returning({ id: nonces.nonce })
        return gone.length + stale.length
      }),
    homeChain: (account) =>
      run.read(async (q): Promise<ChainId | null> => {
        const [first] = await q.execute<{ chain_id: string }>(sql`
          select chain_id from (
            select from_chain as chain_id, created_at as at from orders join order_addresses on order_id = id
              where address = ${account} and from_address = ${account}
            union all select chain_id, at from check_ins where wallet = ${account} and not undone
          ) activity order by at limit 1`)
        return first ? chainId(Number(first.chain_id)) : null
      }),
  }
}

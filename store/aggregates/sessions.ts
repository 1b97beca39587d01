import { and, eq, gt, lt } from 'drizzle-orm'
import type { Sessions } from '../contract/sessions.ts'
import { nonces, sessions } from '../schema/index.ts'
import type { Context } from './context.ts'

export function createSessions({ run }: Context): Sessions {
  return {
    saveNonce: (nonce, purpose, expiresAt) =>
      run.write(async ({ q }) => void (await q.insert(nonces).values({ nonce, purpose, expiresAt }))),
    consumeNonce: (nonce, purpose, now) =>
      run.write(async ({ q }) => {
        const rows = await q
          .delete(nonces)
          .where(and(eq(nonces.nonce, nonce), eq(nonces.purpose, purpose)))
          .returning({ expiresAt: nonces.expiresAt })
        return rows[0] !== undefined && rows[0].expiresAt > now
      }),
    spendNonce: (nonce, purpose, expiresAt) =>
      run.write(
        async ({ q }) =>
          (
            await q
              .insert(nonces)
              .values({ nonce, purpose, expiresAt })
              .onConflictDoNothing()
              .returning({ nonce: nonces.nonce })
          ).length === 1,
      ),
    create: (session) => run.write(async ({ q }) => void (await q.insert(sessions).values(session))),
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
      run.write(async ({ q }) => void (await q.delete(sessions).where(eq(sessions.tokenHash, tokenHash)))),
    purge: (before) =>
      run.write(async ({ q }) => {
        const gone = await q
          .delete(sessions)
          .where(lt(sessions.expiresAt, before))
          .returning({ id: sessions.tokenHash })
        const stale = await q.delete(nonces).where(lt(nonces.expiresAt, before)).returning({ id: nonces.nonce })
        return gone.length + stale.length
      }),
  }
}

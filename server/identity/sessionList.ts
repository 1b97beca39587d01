import { AppError } from '#core/errors.ts'
import type { OpenSessions } from '#core/wire/identity.ts'
import type { SessionRow } from '#store/accounts/types.ts'
import type { ServerDeps } from '../deps.ts'

/** Lists and ends the sessions of the calling wallet or Telegram account. */
export function createSessionList({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>) {
  return {
    async list(current: SessionRow): Promise<OpenSessions> {
      const rows = await store.sessions.of(current, clock.now())
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: row.device,
          surface: row.surface,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          current: row.tokenHash === current.tokenHash,
        })),
      }
    },
    /** @throws AppError 404 `session_not_found`, also for another owner's session */
    async end(current: SessionRow, id: string): Promise<void> {
      const found = (await store.sessions.of(current, clock.now())).find((row) => row.id === id)
      if (!found)
        throw new AppError('session_not_found', 'This session has already ended.', { status: 404, retriable: false })
      await store.sessions.revoke(found.tokenHash)
    },
    endOthers: async (current: SessionRow): Promise<void> => void (await store.sessions.revokeOthers(current)),
    endAll: async (current: SessionRow): Promise<void> => void (await store.sessions.revokeAll(current)),
  }
}

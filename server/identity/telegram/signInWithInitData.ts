import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { hashToken } from '../token.ts'
import type { TelegramAccess } from './access.ts'
import { type InitData, LAUNCH_SECONDS, parseInitData } from './parseInitData.ts'

/** Value of `sessions.family` for a Telegram account instead of a wallet. */
export const TELEGRAM = 'telegram'

/** Short, because reopening the app creates a new session. */
const SESSION_SECONDS = 24 * 3600

export interface OpenedLaunch {
  readonly launch: InitData
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Exchanges init data for a session. The same init data returns the same session, and none once that was ended.
 * @throws AppError 401 `init_data_invalid`, `init_data_expired`, `init_data_future`, `init_data_used`
 */
export async function signInWithInitData(
  { store, clock, config }: Pick<ServerDeps, 'store' | 'clock' | 'config'>,
  { proof, tokensOf }: TelegramAccess,
  raw: string,
  device: string,
): Promise<OpenedLaunch> {
  const now = clock.now()
  const launch = parseInitData(raw, proof, now)
  const { user, fingerprint } = launch
  const tokens = tokensOf(fingerprint)
  const worthless = new Date(launch.signedAt.getTime() + (LAUNCH_SECONDS + 60) * 1000)
  const opened = await store.transaction(async (inside) => {
    const see = () =>
      inside.telegram.see({ id: user.id, language: user.language_code ?? null, mayWrite: user.allows_write_to_pm }, now)
    if (!(await inside.sessions.spendNonce(fingerprint, 'telegram launch', worthless))) {
      const open = await openSession(inside, tokens, now)
      // Don't record a user whose session has ended: they may have deleted their data.
      if (open !== null) await see()
      return open
    }
    await see()
    const end = new Date(now.getTime() + Math.min(config.sessionTtlSeconds, SESSION_SECONDS) * 1000)
    const [token] = tokens
    await inside.sessions.create({
      tokenHash: hashToken(token),
      userId: String(user.id),
      family: TELEGRAM,
      surface: 'telegram',
      device,
      createdAt: now,
      expiresAt: end,
    })
    return { token, expiresAt: end }
  })
  if (opened === null)
    throw new AppError('init_data_used', 'You’ve signed out. Close the app and open it again to sign in.', {
      status: 401,
      retriable: false,
    })
  return { launch, ...opened }
}

/** Finds the existing session of this init data, also under the previous secret's token. */
async function openSession(
  { sessions }: Pick<Store, 'sessions'>,
  tokens: readonly (string | undefined)[],
  now: Date,
): Promise<{ token: string; expiresAt: Date } | null> {
  for (const token of tokens) {
    const session = token === undefined ? null : await sessions.get(hashToken(token), now)
    if (token !== undefined && session) return { token, expiresAt: session.expiresAt }
  }
  return null
}
